import * as z from 'zod'
import * as signInCopy from '../../copy/sign-in/sentences.ts'
import { readFactorCode } from '../../sign-in/second-factor.ts'
import { plainText } from '../fields/text-input.ts'

/** As it was typed; what can be no code is refused before it counts as an attempt. */
export const factorCodeField = plainText({
  max: 40,
  required: signInCopy.codeRequired,
  tooLong: signInCopy.codeInvalid,
})
  .refine((typed) => readFactorCode(typed) !== null, { error: signInCopy.codeInvalid })
  .meta({ description: 'Six digits of the authenticator app, or a recovery code' })

export const factorCodeInput = z.object({ code: factorCodeField })

const challenge = plainText({
  max: 200,
  required: signInCopy.challengeOver,
  tooLong: signInCopy.challengeOver,
})

/** The second step of a sign-in. */
export const signInCodeInput = z.object({ challenge, code: factorCodeField })

/** The password, so that a session left open is not enough. */
export const secondFactorSetupInput = z.object({
  currentPassword: z.string({ error: signInCopy.passwordRequired }).refine((text) => text.trim() !== '', {
    error: signInCopy.passwordRequired,
  }),
})

export type FactorCodeInput = z.output<typeof factorCodeInput>
export type SignInCodeInput = z.output<typeof signInCodeInput>
export type SecondFactorSetupInput = z.output<typeof secondFactorSetupInput>
