import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as signInCopy from '../../copy/sign-in/sentences.ts'
import { passkeyNameLength } from '../../sign-in/passkeys.ts'
import { plainText } from '../fields/text-input.ts'

/** Bytes as browsers send them: base64url, without padding. */
const bytes = (max: number, description: string) =>
  z
    .string({ error: generalCopy.invalidInput })
    .max(max, { error: generalCopy.invalidInput })
    .regex(/^[\w-]+$/, { error: generalCopy.invalidInput })
    .meta({ description })

// 1,023 bytes at most, by the standard
const credentialId = bytes(1_364, 'The id by which the browser knows the passkey')
const clientData = bytes(4_000, 'The challenge and the address, as the browser saw them')

/** What the browser answers when it makes a passkey; whatever else it says is left out. */
const madePasskeyInput = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: bytes(20_000, 'The public key, among others'),
  }),
})

export const passkeyNameInput = z.object({
  name: plainText({ max: passkeyNameLength, required: signInCopy.passkeyNameRequired }).meta({
    description: 'By which its owner knows it again',
  }),
})

export const newPasskeyInput = passkeyNameInput.extend({ passkey: madePasskeyInput })

/** What the browser answers when it signs with a passkey. */
export const signedPasskeyInput = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(4_000, 'Whether a person was there and recognized, and how often it was used'),
    signature: bytes(2_000, 'Of both'),
  }),
})

export const passkeyLoginInput = z.object({ passkey: signedPasskeyInput })

export const passkeyIdInput = z.object({ id: z.string() })

export type MadePasskeyInput = z.output<typeof madePasskeyInput>
export type NewPasskeyInput = z.output<typeof newPasskeyInput>
export type SignedPasskeyInput = z.output<typeof signedPasskeyInput>
export type PasskeyLoginInput = z.output<typeof passkeyLoginInput>
