import type { StaffAccount } from '@trivet/core/contract/accounts'
import { may } from '@trivet/core/staff'
import { AlertDialog } from '@trivet/ui/alert-dialog'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { Instant } from '../../components/instant.tsx'
import { Panel } from '../../components/panel.tsx'
import { useMay } from '../../lib/may.ts'
import { endSession, useStaff } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { SecondFactorReset } from './second-factor-reset.tsx'
import { useAccountChange } from './use-account-change.ts'

type Question = 'disable' | 'sign-out' | null

/** How the account gets in: sessions, a new password, and whether it may sign in at all. */
export function AccessPanel({ account }: { account: StaffAccount }) {
  const { _id: id, name, email, staffRole, sessions, disabledAt, updatedAt } = account
  // a phone whose session ran out may still have a day
  const mayEnd = sessions > 0 || may(staffRole, 'day')
  const isOwn = useStaff()?._id === id
  const change = useAccountChange(id)
  const mayReset = useMay('staff') && account.hasSecondFactor && !isOwn
  const [asking, setAsking] = useState<Question>(null)
  const close = () => setAsking(null)
  const access = trpc.accounts.setAccess.useMutation({
    onSuccess: (saved) => change.saved(saved, saved.disabledAt ? 'Account disabled' : 'Account enabled'),
    onError: change.refused,
    onSettled: close,
  })
  const signOut = trpc.accounts.signOut.useMutation({
    onSuccess: (saved) => (isOwn ? endSession() : change.saved(saved, 'Signed out everywhere')),
    onError: change.refused,
    onSettled: close,
  })
  const resetLink = trpc.accounts.sendResetLink.useMutation({
    onSuccess: (saved) => change.saved(saved, `Reset link on its way to ${email}`),
    onError: change.refused,
  })
  return (
    <Panel title="Access">
      {disabledAt && (
        <p className="mb-3 font-medium">
          Disabled since <Instant at={disabledAt} />
        </p>
      )}
      {account.hasSecondFactor && <p className="mb-3">Signs in with a second factor</p>}
      <p className="mb-3">
        {sessions === 0
          ? 'Signed in nowhere'
          : `Signed in on ${sessions} ${sessions === 1 ? 'device' : 'devices'}`}
      </p>
      <div className="flex flex-col items-start gap-2">
        <Button variant="secondary" size="sm" disabled={!mayEnd} onClick={() => setAsking('sign-out')}>
          Sign out everywhere
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={disabledAt !== null}
          loading={resetLink.isPending}
          onClick={() => resetLink.mutate({ id })}
        >
          Send a reset link
        </Button>
        {mayReset && <SecondFactorReset account={account} />}
        {disabledAt ? (
          <Button
            variant="secondary"
            size="sm"
            loading={access.isPending}
            onClick={() => access.mutate({ id, updatedAt, isDisabled: false })}
          >
            Enable the account
          </Button>
        ) : (
          <Button variant="destructive" size="sm" disabled={isOwn} onClick={() => setAsking('disable')}>
            Disable the account
          </Button>
        )}
      </div>
      <AlertDialog
        open={asking === 'disable'}
        onOpenChange={(open) => open || close()}
        title={`Disable the account of ${name}?`}
        description="They are signed out and cannot sign in until you enable it again. Their orders go on."
        confirmLabel="Disable"
        destructive
        isPending={access.isPending}
        onConfirm={() => access.mutate({ id, updatedAt, isDisabled: true })}
      />
      <AlertDialog
        open={asking === 'sign-out'}
        onOpenChange={(open) => open || close()}
        title={`Sign ${name} out everywhere?`}
        description={isOwn ? 'This session ends as well.' : 'Carts and orders stay as they are.'}
        confirmLabel="Sign out everywhere"
        isPending={signOut.isPending}
        onConfirm={() => signOut.mutate({ id })}
      />
    </Panel>
  )
}
