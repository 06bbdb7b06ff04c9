import * as z from 'zod'
import { staffRoles } from '../../staff/staff-roles.ts'
import { instantOutput } from '../catalog/catalog-output.ts'

const isAdmin = z.boolean().meta({ description: 'Staff, whatever their role' })

/** What an account is to its owner. What was not given is an empty text. */
export const profileOutput = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  isAdmin,
  isHost: z.boolean(),
  staffRole: z.enum(staffRoles).optional().meta({ description: 'Of staff alone' }),
  // what browsers keep of a session may be older than these two
  emailProven: z.boolean().default(true).meta({
    description: 'Somebody used a link that was mailed to the email address',
  }),
  newEmail: z.string().nullable().default(null).meta({
    description: 'Becomes the email address once the link that was mailed to it is used',
  }),
  token: z.string().optional(),
})

/** The answer to a sign-in or registration: the profile, always with its token. */
export const sessionOutput = profileOutput.extend({ token: z.string() })

/** The address that a link has proven. */
export const verifiedEmailOutput = z.object({ email: z.string() })

export const userListItemOutput = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  createdAt: instantOutput,
  isAdmin,
  isHost: z.boolean(),
})

/** Of a link that sets a password or makes an account: nothing of whose it is. */
export const askedLinkOutput = z.object({
  isValid: z.boolean().meta({ description: 'False: unknown, used, withdrawn or expired' }),
})

export type Profile = z.infer<typeof profileOutput>
export type Session = z.infer<typeof sessionOutput>
export type UserListItem = z.infer<typeof userListItemOutput>
export type AskedLink = z.infer<typeof askedLinkOutput>
