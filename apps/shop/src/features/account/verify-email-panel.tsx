import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import { Button } from '@trivet/ui/button'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { useSession } from '../../lib/session.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'

/** Mail programs open links by themselves, so only the button proves. */
export function VerifyEmailPanel({ token }: { token: string | null }) {
  const utils = trpc.useUtils()
  const verify = trpc.users.verifyEmail.useMutation({
    onSuccess: () => void utils.users.profile.invalidate(),
  })
  useProvenEmail(verify.data?.email)
  const done = useRef<HTMLParagraphElement>(null)
  // the button that had the focus is gone
  useEffect(() => {
    if (verify.isSuccess) done.current?.focus()
  }, [verify.isSuccess])
  const refusal = token
    ? verify.error && messageOf(verify.error, generalCopy.errorOccurred)
    : accountsCopy.emailLinkInvalid
  return (
    <div className="flex flex-col items-start gap-5">
      <p ref={done} tabIndex={-1} role="status" className="text-lead wrap-anywhere empty:hidden">
        {verify.data && accountsCopy.emailConfirmed(verify.data.email)}
      </p>
      {refusal && (
        <FormAlert>
          {refusal} You can have another one sent from{' '}
          <Link to={paths.profile()} className="underline underline-offset-4">
            your profile
          </Link>
          .
        </FormAlert>
      )}
      {token && !verify.data && (
        <>
          <p className="max-w-prose text-muted-foreground noscript:hidden">
            One press, and we know that our mail reaches you.
          </p>
          <p className="hidden max-w-prose noscript:block">
            This button needs JavaScript. Please switch it on and reload the page.
          </p>
          <Button loading={verify.isPending} onClick={() => verify.mutate({ token })}>
            Confirm my email
          </Button>
        </>
      )}
      {verify.data && <Button render={<Link to={paths.profile()} />}>Go to your profile</Button>}
    </div>
  )
}

/** Tells the session; the link may be of another account than the one that is signed in here. */
function useProvenEmail(email: string | undefined) {
  const { user, update } = useSession()
  useEffect(() => {
    if (!user || email === undefined) return
    if (user.newEmail === email) update({ ...user, email, emailProven: true, newEmail: null })
    // a new one goes on waiting for its own link
    else if (user.email === email && !user.emailProven) update({ ...user, emailProven: true })
  }, [email, user, update])
}
