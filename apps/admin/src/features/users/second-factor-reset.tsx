import type { StaffAccount } from '@trivet/core/contract/accounts'
import { AlertDialog } from '@trivet/ui/alert-dialog'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { useAccountChange } from './use-account-change.ts'

/** For a colleague whose phone is lost, and the recovery codes with it. */
export function SecondFactorReset({ account: { _id: id, name } }: { account: StaffAccount }) {
  const change = useAccountChange(id)
  const [isAsking, setIsAsking] = useState(false)
  const reset = trpc.accounts.resetSecondFactor.useMutation({
    onSuccess: (saved) => change.saved(saved, 'Second factor reset'),
    onError: change.refused,
    onSettled: () => setIsAsking(false),
  })
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
        Reset the second factor
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Reset the second factor of ${name}?`}
        description="Make sure that it is they who ask. They are signed out everywhere, get a mail, and sign in with their password alone until they set up another one."
        confirmLabel="Reset"
        destructive
        isPending={reset.isPending}
        onConfirm={() => reset.mutate({ id })}
      />
    </>
  )
}
