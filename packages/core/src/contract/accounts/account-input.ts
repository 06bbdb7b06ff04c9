import * as z from 'zod'
import * as accountsCopy from '../../copy/accounts/sentences.ts'
import { passwordMessage } from '../../copy/accounts/password-words.ts'
import * as generalCopy from '../../copy/general/sentences.ts'
import { accountAddressInput } from '../address/address-input.ts'

import { plainText } from '../fields/text-input.ts'
import { requiredEmail } from './email-input.ts'
import { passwordProblem } from '../../accounts/password.ts'

const requiredName = plainText({ max: 100, required: generalCopy.fillRequiredFields })
const optionalPhone = plainText({ max: 30 }).optional()

/** Never trimmed: a space may be part of a password. NFC, so that every keyboard gives the same one. */
const password = (required: string) =>
  z
    .string({ error: required })
    .refine((text) => text.trim() !== '', { error: required, abort: true })
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), {
      error: generalCopy.invalidInput,
      abort: true,
    })
    .overwrite((text) => text.normalize('NFC'))

const confirmPassword = z.string({ error: accountsCopy.passwordsDoNotMatch }).optional()

/** A confirmation is checked where a form has one. */
export function checkNewPassword(
  fields: { password?: string | undefined; confirmPassword?: string | undefined; email?: string },
  ctx: z.RefinementCtx,
) {
  const { password: chosen, confirmPassword: again, email = '' } = fields
  if (chosen === undefined) return
  const problem = passwordProblem(chosen, email)
  if (problem) ctx.addIssue({ code: 'custom', path: ['password'], message: passwordMessage(problem) })
  if (again !== undefined && again.normalize('NFC') !== chosen) {
    ctx.addIssue({ code: 'custom', path: ['confirmPassword'], message: accountsCopy.passwordsDoNotMatch })
  }
}

export const newAccountFields = {
  name: requiredName,
  email: requiredEmail(generalCopy.fillRequiredFields),
  password: password(generalCopy.fillRequiredFields),
  confirmPassword,
}

export const registerInput = z
  .object({ ...newAccountFields, phone: optionalPhone, address: accountAddressInput.optional() })
  .superRefine(checkNewPassword)

export const linkToken = (invalid: string) => plainText({ max: 200, required: invalid, tooLong: invalid })

/** Of a link that is looked at before its form: any text, what is no token belongs to no link. */
export const askedLinkInput = z.object({ token: z.string().max(500) })

/** The first account of staff, by the link that the start of a new shop prints. */
export const ownerInput = z
  .object({ token: linkToken(accountsCopy.ownerLinkInvalid), ...newAccountFields })
  .superRefine(checkNewPassword)

/** Lengths are left open: an address or password nobody can have is simply wrong. */
export const loginInput = z.object({
  email: plainText({ max: 1000, required: generalCopy.fillAllFields }),
  password: password(generalCopy.fillAllFields),
})

const blankIsNone = (text: string | undefined) =>
  typeof text === 'string' && text.trim() === '' ? undefined : text

export const profileUpdateInput = z
  .object({
    name: requiredName,
    email: requiredEmail(generalCopy.fillRequiredFields),
    phone: optionalPhone,
    address: accountAddressInput.optional(),
    password: z.preprocess(blankIsNone, password(generalCopy.invalidInput).optional()).optional(),
    confirmPassword: z.preprocess(blankIsNone, confirmPassword).optional(),
    currentPassword: z
      .preprocess(blankIsNone, password(accountsCopy.currentPasswordWrong).optional())
      .optional(),
  })
  .superRefine(checkNewPassword)

export const forgotPasswordInput = z.object({ email: requiredEmail(accountsCopy.emailInvalid) })

export const verifyEmailInput = z.object({ token: linkToken(accountsCopy.emailLinkInvalid) })

/** The email is known to the server only, which asks `passwordProblem` again with it. */
export const resetPasswordInput = z
  .object({
    token: linkToken(accountsCopy.resetLinkInvalid),
    password: password(generalCopy.fillRequiredFields),
    confirmPassword,
  })
  .superRefine(checkNewPassword)

/** Of the command that makes somebody staff. */
export const adminInput = z.object({
  name: requiredName,
  email: requiredEmail(generalCopy.fillRequiredFields),
})

export type RegisterInput = z.output<typeof registerInput>
export type OwnerInput = z.output<typeof ownerInput>
export type AdminInput = z.output<typeof adminInput>
export type LoginInput = z.output<typeof loginInput>
export type ProfileUpdateInput = z.output<typeof profileUpdateInput>
export type ForgotPasswordInput = z.output<typeof forgotPasswordInput>
export type VerifyEmailInput = z.output<typeof verifyEmailInput>
export type ResetPasswordInput = z.output<typeof resetPasswordInput>
