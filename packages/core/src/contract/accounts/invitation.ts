import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as signInCopy from '../../copy/sign-in/sentences.ts'
import { staffRoles } from '../../staff/staff-roles.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { checkNewPassword, linkToken, newAccountFields } from './account-input.ts'
import { requiredEmail } from './email-input.ts'

export const inviteInput = z.object({
  email: requiredEmail(generalCopy.fillRequiredFields),
  staffRole: z.enum(staffRoles, { error: generalCopy.invalidInput }),
})

export const invitationOutput = z.object({
  _id: z.string(),
  email: z.string(),
  staffRole: z.enum(staffRoles),
  invitedBy: z.string().nullable().meta({ description: 'Their name' }),
  sentAt: instantOutput,
  expiresAt: instantOutput,
  isExpired: z.boolean(),
})

/** The email is that of the invitation: whoever has the link reads what comes there. */
export const acceptInvitationInput = z
  .object({
    token: linkToken(signInCopy.invitationInvalid),
    name: newAccountFields.name,
    password: newAccountFields.password,
    confirmPassword: newAccountFields.confirmPassword,
  })
  .superRefine(checkNewPassword)

export type InviteInput = z.output<typeof inviteInput>
export type Invitation = z.infer<typeof invitationOutput>
export type AcceptInvitationInput = z.output<typeof acceptInvitationInput>
