import type { SecondFactor } from '@trivet/core/contract/sign-in'
import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { useState } from 'react'
import { Instant } from '../../components/instant.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { trpc } from '../../lib/trpc.ts'
import { AskForCode } from './ask-for-code.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'

/** The authenticator app of one's own account, and the codes for when the phone is lost. */
export function SecondFactorPanel() {
  const query = trpc.secondFactor.get.useQuery()
  return (
    <Panel title="Second factor">
      <QueryState query={query} failure="Failed to load your second factor">
        {(factor) => (factor.app ? <On {...factor} since={factor.app.since} /> : <Off />)}
      </QueryState>
    </Panel>
  )
}

function Off() {
  const [isSettingUp, setIsSettingUp] = useState(false)
  return (
    <>
      <p className="mb-4 max-w-prose">
        Off. With it, signing in takes a code from an app on your phone as well: a stolen password is not
        enough then.
      </p>
      <Button size="sm" onClick={() => setIsSettingUp(true)}>
        Set up an authenticator app
      </Button>
      {isSettingUp && <SetUpDialog onClose={() => setIsSettingUp(false)} />}
    </>
  )
}

type Asking = 'codes' | 'turn-off' | null

function On({ since, recoveryCodes }: Pick<SecondFactor, 'recoveryCodes'> & { since: string }) {
  const utils = trpc.useUtils()
  const [asking, setAsking] = useState<Asking>(null)
  const close = () => setAsking(null)
  const refresh = () => utils.secondFactor.get.invalidate()
  const turnOff = trpc.secondFactor.turnOff.useMutation({
    onSuccess() {
      toast.success('Second factor turned off')
      return refresh()
    },
  })
  const make = trpc.secondFactor.makeRecoveryCodes.useMutation({ onSuccess: close, onSettled: refresh })
  return (
    <>
      <p className="mb-1">
        On, with an authenticator app since <Instant at={since} />
      </p>
      <p className="mb-4 text-muted-foreground">
        {recoveryCodes === 0
          ? 'No recovery code is left. Make new ones, or a lost phone locks you out.'
          : `${recoveryCodes} ${recoveryCodes === 1 ? 'recovery code' : 'recovery codes'} left`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => setAsking('codes')}>
          New recovery codes
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setAsking('turn-off')}>
          Turn off
        </Button>
      </div>
      {asking === 'codes' && (
        <AskForCode
          title="New recovery codes"
          description="The ones you have now stop working."
          submitLabel="Make new ones"
          change={make}
          onClose={close}
        />
      )}
      {asking === 'turn-off' && (
        <AskForCode
          title="Turn the second factor off?"
          description="From then on your password alone is enough to sign in."
          submitLabel="Turn off"
          destructive
          change={turnOff}
          onClose={close}
        />
      )}
      {make.data && <RecoveryCodesDialog codes={make.data.recoveryCodes} onClose={make.reset} />}
    </>
  )
}
