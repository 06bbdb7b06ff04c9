import * as accountsCopy from '@trivet/core/copy/accounts'
import * as contactCopy from '@trivet/core/copy/contact'
import * as generalCopy from '@trivet/core/copy/general'
import { Button } from '@trivet/ui/button'
import { MailQuestionMark } from 'lucide-react'
import { errorCodeOf } from '../../lib/error-code.ts'
import { notify } from '../../lib/notify.ts'
import { useSession } from '../../lib/session.tsx'
import type { User } from '../../lib/session.tsx'
import { messageOf } from '../../lib/trpc.ts'
import { useEmailProof } from './use-email-proof.ts'

/** While an email waits to be proven: which one, and the link once more. It is in nobody's way. */
export function EmailNotice({ className = '' }: { className?: string }) {
  const { user } = useSession()
  if (!user || (user.emailProven && user.newEmail === null)) return null
  return <WaitingEmail user={user} className={className} />
}

function WaitingEmail({ user: { email, newEmail }, className }: { user: User; className: string }) {
  const { again, forget } = useEmailProof()
  return (
    <section
      aria-label={accountsCopy.emailToConfirm}
      className={`flex gap-3 rounded-cloth border bg-card px-5 py-4 text-small ${className}`}
    >
      <MailQuestionMark aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {newEmail === null ? accountsCopy.emailUnproven(email) : accountsCopy.newEmailUnproven(newEmail)}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          <Button
            variant="link"
            loading={again.isPending}
            loadingText={contactCopy.sending}
            onClick={() => again.mutate(undefined, { onError: tellIfTaken })}
          >
            Send again
          </Button>
          {newEmail !== null && (
            <Button variant="link" loading={forget.isPending} onClick={() => forget.mutate()}>
              Keep {email}
            </Button>
          )}
        </p>
        <p role="status" className="text-muted-foreground">
          {again.data?.message}
        </p>
        <p role="alert" className="text-destructive">
          {(again.error ?? forget.error) && messageOf(again.error ?? forget.error, generalCopy.errorOccurred)}
        </p>
      </div>
    </section>
  )
}

/** The notice goes with the address that the account waits for no more. */
function tellIfTaken(error: unknown) {
  if (errorCodeOf(error) === 'EMAIL_TAKEN') notify.error(accountsCopy.emailTaken)
}
