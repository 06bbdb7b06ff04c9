import * as z from 'zod'
import * as signInCopy from '../../copy/sign-in/sentences.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { signedPasskeyInput } from './passkey-input.ts'
import { factorCodeField } from './second-factor-input.ts'

export const openSessionOutput = z.object({
  _id: z.string().meta({ description: 'Good for ending it; no token' }),
  device: z.string().meta({ description: 'Such as Safari on iPhone' }),
  signedInAt: instantOutput,
  lastUsedAt: instantOutput.meta({ description: 'To the minute of staff, to the hour of others' }),
  isThis: z.boolean().meta({ description: 'The one that asks' }),
})

export const endSessionInput = z.object({ id: z.string() })

export const endedSessionsOutput = z.object({ ended: z.int() })

export const sessionFateOutput = z.object({
  wasEnded: z
    .boolean()
    .meta({ description: 'By its owner from elsewhere, a new password or staff; not that it ran out' }),
})

/** Who has a session says once more who they are: by their password, a code of their second factor, or a passkey. */
export const proofInput = z
  .object({
    currentPassword: z.string({ error: signInCopy.proofMissing }).optional(),
    code: factorCodeField.optional(),
    passkey: signedPasskeyInput.optional(),
  })
  .refine(({ currentPassword = '', code, passkey }) => currentPassword.trim() !== '' || code || passkey, {
    error: signInCopy.proofMissing,
  })

export type SessionFate = z.infer<typeof sessionFateOutput>
export type OpenSession = z.infer<typeof openSessionOutput>
export type ProofInput = z.output<typeof proofInput>
