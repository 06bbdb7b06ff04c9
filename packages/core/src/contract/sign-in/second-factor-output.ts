import * as z from 'zod'
import { instantOutput } from '../catalog/catalog-output.ts'
import { factorKinds } from '../../sign-in/second-factor.ts'
import { passkeyOutput } from './passkey-output.ts'

/** What `details` of 401 SECOND_FACTOR_REQUIRED hold. */
export const signInChallengeOutput = z.object({
  challenge: z
    .string()
    .meta({ description: 'To be sent with the code; works once, for ten minutes, and is no session' }),
  factors: z
    .array(z.enum(factorKinds))
    .meta({ description: 'What the account has; a recovery code takes the place of either' }),
})

export const secondFactorOutput = z.object({
  app: z
    .object({ since: instantOutput })
    .nullable()
    .meta({ description: 'The authenticator app; null where there is none' }),
  passkeys: z.array(passkeyOutput).meta({ description: 'The latest added first' }),
  recoveryCodes: z.int().meta({ description: 'How many can still be used' }),
})

/** Told once, and worth nothing before a code of it was sent back. */
export const secondFactorSetupOutput = z.object({
  secret: z.string().meta({ description: 'To be typed into the app; base32 in groups of four' }),
  uri: z.string().meta({ description: 'The same as an otpauth address' }),
  qr: z.object({ size: z.int(), path: z.string() }).meta({
    description: 'The address as a QR code: its width in modules, and the dark ones as a path of SVG',
  }),
})

export const recoveryCodesOutput = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: 'Told once; each works once in place of a code' }),
})

export type SecondFactor = z.infer<typeof secondFactorOutput>
export type SecondFactorSetup = z.infer<typeof secondFactorSetupOutput>
export type RecoveryCodes = z.infer<typeof recoveryCodesOutput>
export type SignInChallenge = z.infer<typeof signInChallengeOutput>
