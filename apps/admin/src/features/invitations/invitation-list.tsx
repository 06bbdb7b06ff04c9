import type { Invitation } from '@trivet/core/contract/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import { staffRoleNames } from '@trivet/core/copy/staff'
import { Badge } from '@trivet/ui/badge'
import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { Instant } from '../../components/instant.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'

/** Who has not come yet: to be sent again, or withdrawn. */
export function InvitationList({ invitations }: { invitations: Invitation[] }) {
  const utils = trpc.useUtils()
  const answers = (sentence: string) => ({
    onSuccess(after: Invitation[]) {
      utils.invitations.list.setData(undefined, after)
      toast.success(sentence)
    },
    onError(error: unknown) {
      toast.error(messageOf(error, generalCopy.errorOccurred))
      void utils.invitations.list.invalidate()
    },
  })
  const sendAgain = trpc.invitations.sendAgain.useMutation(answers('Invitation sent again'))
  const withdraw = trpc.invitations.withdraw.useMutation(answers('Invitation withdrawn'))
  if (invitations.length === 0) return <p className="text-muted-foreground">Nobody is invited now.</p>
  return (
    <ul className="divide-y">
      {invitations.map(({ _id: id, email, staffRole, invitedBy, expiresAt, isExpired }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              <span className="break-all">{email}</span>
              <Badge>{staffRoleNames[staffRole]}</Badge>
            </p>
            <p className="text-muted-foreground">
              {invitedBy && `By ${invitedBy}. `}
              {isExpired ? 'Expired ' : 'Works until '}
              <Instant at={expiresAt} />
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Send again to ${email}`}
              loading={sendAgain.isPending && sendAgain.variables.id === id}
              onClick={() => sendAgain.mutate({ id })}
            >
              Send again
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Withdraw the invitation of ${email}`}
              loading={withdraw.isPending && withdraw.variables.id === id}
              onClick={() => withdraw.mutate({ id })}
            >
              Withdraw
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
