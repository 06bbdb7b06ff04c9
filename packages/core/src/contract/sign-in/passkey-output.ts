import * as z from 'zod'
import { instantOutput } from '../catalog/catalog-output.ts'

const challenge = z.string().meta({ description: 'To be signed; works once, for five minutes' })
const timeout = z.int().meta({ description: 'In milliseconds' })
const userVerification = z.literal('required')

/** What `navigator.credentials.get` is asked for, as JSON. */
export const passkeyRequestOutput = z.object({
  challenge,
  rpId: z.string().meta({ description: 'The name of the shop’s address' }),
  timeout,
  userVerification,
})

const keyType = z.literal('public-key')

/** What `navigator.credentials.create` is asked for, as JSON. */
export const passkeySetupOutput = z.object({
  challenge,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: keyType, alg: z.int() })),
  excludeCredentials: z
    .array(z.object({ type: keyType, id: z.string() }))
    .meta({ description: 'Those that the account has: a device makes no second one' }),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification }),
  attestation: z.literal('none'),
  timeout,
})

export const passkeyOutput = z.object({
  _id: z.string(),
  name: z.string(),
  addedAt: instantOutput,
  lastUsedAt: instantOutput.nullable(),
})

export type PasskeyRequest = z.infer<typeof passkeyRequestOutput>
export type PasskeySetup = z.infer<typeof passkeySetupOutput>
export type Passkey = z.infer<typeof passkeyOutput>
