import { useMutation } from '@tanstack/react-query'
import type { SignedPasskeyInput } from '@trivet/core/contract/sign-in'
import { passwordAgain } from '@trivet/core/copy/privacy'
import * as referralsCopy from '@trivet/core/copy/referrals'
import * as signInCopy from '@trivet/core/copy/sign-in'
import { Button } from '@trivet/ui/button'
import { PasswordField } from '@trivet/ui/password-field'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { signWithPasskey } from '../../lib/passkeys.ts'
import { useSession } from '../../lib/session.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'

export type OwnerProof = { currentPassword: string; passkey?: SignedPasskeyInput | undefined }

export const noProof: OwnerProof = { currentPassword: '' }

export const proofLabels = { currentPassword: passwordAgain }

type OwnerProofFieldProps = {
  field: ComponentProps<typeof PasswordField>
  /** A passkey was given in place of the password. */
  isGiven: boolean
  onPasskey: (passkey: SignedPasskeyInput) => void
}

/** Who they are, asked of whoever changes where the money goes: a session that was left open is not enough. */
export function OwnerProofField({ field, isGiven, onPasskey }: OwnerProofFieldProps) {
  const { user } = useSession()
  const { client } = trpc.useUtils()
  // of staff alone: nobody else has passkeys
  const factor = trpc.secondFactor.get.useQuery(undefined, { enabled: user?.isAdmin === true })
  const sign = useMutation({ mutationFn: () => signWithPasskey(client), onSuccess: onPasskey })
  if (isGiven) return <p role="status">{referralsCopy.passkeyGiven}</p>
  return (
    <div className="flex flex-col items-start gap-3">
      <PasswordField
        {...field}
        fieldClassName="w-full"
        required
        autoComplete="current-password"
        hint={referralsCopy.passwordForPayouts}
      />
      <Link to={paths.forgotPassword()} className="text-small underline underline-offset-4">
        {referralsCopy.noPasswordAtHand}
      </Link>
      {sign.error && <FormAlert>{messageOf(sign.error, signInCopy.passkeyCancelled)}</FormAlert>}
      {factor.data && factor.data.passkeys.length > 0 && (
        <Button variant="secondary" size="sm" loading={sign.isPending} onClick={() => sign.mutate()}>
          Use your passkey
        </Button>
      )}
    </div>
  )
}
