import * as z from 'zod'
import { accountAddressInput } from '../address/address-input.ts'
import { messages } from '../messages.ts'
import { plainText } from '../text-input.ts'
import { requiredEmail } from './email-input.ts'
import { passwordProblem } from './password.ts'

const requiredName = plainText({ max: 100, required: messages.fillRequiredFields })
const optionalPhone = plainText({ max: 30 }).optional()

/** Never trimmed: a space may be part of a password. NFC, so that every keyboard gives the same one. */
const password = (required: string) =>
  z
    .string({ error: required })
    .refine((text) => text.trim() !== '', { error: required, abort: true })
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), {
      error: messages.invalidInput,
      abort: true,
    })
    .overwrite((text) => text.normalize('NFC'))

const confirmPassword = z.string({ error: messages.passwordsDoNotMatch }).optional()

/** A confirmation is checked where a form has one. */
function checkNewPassword(
  fields: { password?: string | undefined; confirmPassword?: string | undefined; email?: string },
  ctx: z.RefinementCtx,
) {
  const { password: chosen, confirmPassword: again, email = '' } = fields
  if (chosen === undefined) return
  const problem = passwordProblem(chosen, email)
  if (problem) ctx.addIssue({ code: 'custom', path: ['password'], message: problem })
  if (again !== undefined && again.normalize('NFC') !== chosen) {
    ctx.addIssue({ code: 'custom', path: ['confirmPassword'], message: messages.passwordsDoNotMatch })
  }
}

export const registerInput = z
  .object({
    name: requiredName,
    email: requiredEmail(messages.fillRequiredFields),
    password: password(messages.fillRequiredFields),
    confirmPassword,
    phone: optionalPhone,
    address: accountAddressInput.optional(),
  })
  .superRefine(checkNewPassword)

/** Lengths are left open: an address or password nobody can have is simply wrong. */
export const loginInput = z.object({
  email: plainText({ max: 1000, required: messages.fillAllFields }),
  password: password(messages.fillAllFields),
})

const blankIsNone = (text: string | undefined) =>
  typeof text === 'string' && text.trim() === '' ? undefined : text

export const profileUpdateInput = z
  .object({
    name: requiredName,
    email: requiredEmail(messages.fillRequiredFields),
    phone: optionalPhone,
    address: accountAddressInput.optional(),
    password: z.preprocess(blankIsNone, password(messages.invalidInput).optional()).optional(),
    confirmPassword: z.preprocess(blankIsNone, confirmPassword).optional(),
    currentPassword: z.preprocess(blankIsNone, password(messages.currentPasswordWrong).optional()).optional(),
  })
  .superRefine(checkNewPassword)

export const forgotPasswordInput = z.object({ email: requiredEmail(messages.emailInvalid) })

/** The e-mail is known to the server only, which asks `passwordProblem` again with it. */
export const resetPasswordInput = z
  .object({
    token: plainText({ max: 200, required: messages.resetLinkInvalid, tooLong: messages.resetLinkInvalid }),
    password: password(messages.fillRequiredFields),
    confirmPassword,
  })
  .superRefine(checkNewPassword)

export type RegisterInput = z.output<typeof registerInput>
export type LoginInput = z.output<typeof loginInput>
export type ProfileUpdateInput = z.output<typeof profileUpdateInput>
export type ForgotPasswordInput = z.output<typeof forgotPasswordInput>
export type ResetPasswordInput = z.output<typeof resetPasswordInput>
