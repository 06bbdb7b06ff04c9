import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { AskForCode } from './ask-for-code.tsx'
import { FactorPart } from './factor-part.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** For when the phone is lost, or whatever holds the passkeys. */
export function RecoveryCodes({ left }: { left: number }) {
  const utils = trpc.useUtils()
  const [isAsking, setIsAsking] = useState(false)
  const make = trpc.secondFactor.makeRecoveryCodes.useMutation({
    onSuccess: () => setIsAsking(false),
    onSettled: () => utils.secondFactor.get.invalidate(),
  })
  return (
    <FactorPart title="Recovery codes">
      <p className="mb-4 text-muted-foreground">
        {left === 0
          ? 'No recovery code is left. Make new ones, or a lost device locks you out.'
          : `${left} ${left === 1 ? 'recovery code' : 'recovery codes'} left`}
      </p>
      <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
        New recovery codes
      </Button>
      {isAsking && (
        <AskForCode
          title="New recovery codes"
          description="The ones you have now stop working."
          submitLabel="Make new ones"
          change={make}
          onClose={() => setIsAsking(false)}
        />
      )}
      {make.data && <RecoveryCodesDialog codes={make.data.recoveryCodes} onClose={make.reset} />}
    </FactorPart>
  )
}
