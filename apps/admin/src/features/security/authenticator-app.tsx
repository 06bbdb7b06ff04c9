import type { SecondFactor } from '@trivet/core/contract/sign-in'
import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { useState } from 'react'
import { Instant } from '../../components/instant.tsx'
import { trpc } from '../../lib/trpc.ts'
import { AskForCode } from './ask-for-code.tsx'
import { FactorPart } from './factor-part.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'

/** Codes from a phone, typed after the password. */
export function AuthenticatorApp({ app }: Pick<SecondFactor, 'app'>) {
  const utils = trpc.useUtils()
  const [isAsking, setIsAsking] = useState(false)
  const turnOff = trpc.secondFactor.turnOff.useMutation({
    onSuccess() {
      toast.success('Authenticator app turned off')
      setIsAsking(false)
      return utils.secondFactor.get.invalidate()
    },
  })
  return (
    <FactorPart title="Authenticator app">
      <p className="mb-4 max-w-prose text-muted-foreground">
        {app ? (
          <>
            On since <Instant at={app.since} />
          </>
        ) : (
          'Off. With it, signing in takes a code from an app on your phone after the password.'
        )}
      </p>
      <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
        {app ? 'Turn off' : 'Set up an authenticator app'}
      </Button>
      {isAsking && !app && <SetUpDialog onClose={() => setIsAsking(false)} />}
      {isAsking && app && (
        <AskForCode
          title="Turn the authenticator app off?"
          description="Its codes stop working. Unless you have a passkey, your password alone is enough to sign in then."
          submitLabel="Turn off"
          destructive
          change={turnOff}
          onClose={() => setIsAsking(false)}
        />
      )}
    </FactorPart>
  )
}
