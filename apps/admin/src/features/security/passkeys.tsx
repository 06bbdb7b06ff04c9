import type { Passkey } from '@trivet/core/contract/sign-in'
import * as generalCopy from '@trivet/core/copy/general'
import { toast } from '@trivet/ui/toaster'
import { PasskeyButton } from '../../components/passkey-button.tsx'
import { hasPasskeys } from '../../lib/passkeys.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { FactorPart } from './factor-part.tsx'
import { PasskeyLine } from './passkey-line.tsx'

type PasskeysProps = {
  passkeys: Passkey[]
  /** Nothing protects the account yet: this is what is best added. */
  isFirst: boolean
}

/** What signs in without a password. */
export function Passkeys({ passkeys, isFirst }: PasskeysProps) {
  const begin = trpc.passkeys.begin.useMutation({
    onError: (error) => toast.error(messageOf(error, generalCopy.errorOccurred)),
  })
  return (
    <FactorPart title="Passkeys">
      <p className="max-w-prose text-muted-foreground">
        A passkey signs you in by finger, face or PIN, without a password. A stolen password alone is not
        enough then.
        {!hasPasskeys() && ' This browser has none for the address that you opened the admin at.'}
      </p>
      {passkeys.length > 0 && (
        <ul className="mt-3 divide-y border-y">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey._id} passkey={passkey} />
          ))}
        </ul>
      )}
      <PasskeyButton
        size="sm"
        variant={isFirst ? 'primary' : 'secondary'}
        className="mt-4"
        loading={begin.isPending}
        onClick={() => begin.mutate()}
      >
        Add a passkey
      </PasskeyButton>
      {begin.data && <AddPasskeyDialog setup={begin.data} onClose={begin.reset} />}
    </FactorPart>
  )
}
