import { useMutation } from '@tanstack/react-query'
import type { Session } from '@trivet/core/contract/accounts'
import * as signInCopy from '@trivet/core/copy/sign-in'
import { Button } from '@trivet/ui/button'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { signWithPasskey } from '../../lib/passkeys.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'

/** Staff who have a passkey use it in the shop as well, after their password. */
export function PasskeySignIn({ onSignIn }: { onSignIn: (session: Session) => void }) {
  const { client } = trpc.useUtils()
  const login = useMutation({
    mutationFn: async () => client.users.loginWithPasskey.mutate({ passkey: await signWithPasskey(client) }),
    onSuccess: onSignIn,
  })
  return (
    <div className="mb-5 flex flex-col gap-5">
      {login.error && <FormAlert>{messageOf(login.error, signInCopy.passkeyCancelled)}</FormAlert>}
      <Button variant="secondary" loading={login.isPending || login.isSuccess} onClick={() => login.mutate()}>
        Use your passkey
      </Button>
    </div>
  )
}
