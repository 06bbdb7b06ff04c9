import * as z from 'zod'
import { staffRoles } from '../../staff/staff-roles.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { orderNumberOutput } from '../orders/order-number.ts'
import { orderStatuses } from '../../orders/order-status.ts'
import { profileOutput, userListItemOutput } from './account-output.ts'
import { dollars } from '../fields/unit-fields.ts'

export const staffUserItemOutput = userListItemOutput.extend({
  staffRole: z.enum(staffRoles).nullable(),
  isDisabled: z.boolean(),
  isSample: z.boolean().meta({ description: 'Came with the sample data' }),
  orders: z.int().meta({ description: 'Placed, except where the card was declined' }),
})

export const userPageOutput = z.object({
  users: z.array(staffUserItemOutput),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
})

/** An account as staff see it, with what belongs to it. */
export const staffAccountOutput = profileOutput.omit({ token: true }).extend({
  staffRole: z.enum(staffRoles).nullable().meta({ description: 'Null: no staff' }),
  createdAt: instantOutput,
  updatedAt: instantOutput,
  disabledAt: instantOutput.nullable(),
  erasedAt: instantOutput.nullable().meta({ description: 'Nothing says any more whose it was' }),
  isSample: z.boolean().meta({ description: 'Came with the sample data' }),
  mayChangeEmail: z.boolean().meta({
    description: 'False where there may be money and the role of whoever asks does not include payouts',
  }),
  isLastOwner: z.boolean().meta({ description: 'The only owner who can sign in: neither may be taken away' }),
  sessions: z.int().meta({ description: 'Where the account is signed in now' }),
  hasSecondFactor: z.boolean().meta({ description: 'A code is asked for after the password' }),
  orders: z.object({
    total: z.int(),
    spent: dollars.meta({ description: 'Paid less refunded' }),
    recent: z.array(
      z.object({
        _id: z.string(),
        number: orderNumberOutput,
        total: dollars,
        status: z.enum(orderStatuses),
        isPaid: z.boolean().meta({ description: 'Or its price was waived' }),
        createdAt: instantOutput,
      }),
    ),
  }),
  kits: z.object({
    total: z.int(),
    recent: z.array(
      z.object({ _id: z.string(), name: z.string(), pieces: z.int(), lastModified: instantOutput }),
    ),
  }),
  referrals: z
    .object({
      code: z.string().nullable().meta({ description: 'The code that may be used now' }),
      uses: z.int(),
      earned: dollars,
      available: dollars,
      paidOut: dollars,
    })
    .nullable()
    .meta({ description: 'Of a host, or of somebody who was one; told to whose role includes payouts' }),
})

export type StaffUserItem = z.infer<typeof staffUserItemOutput>
export type UserPage = z.infer<typeof userPageOutput>
export type StaffAccount = z.infer<typeof staffAccountOutput>
