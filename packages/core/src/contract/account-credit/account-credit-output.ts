import * as z from 'zod'
import { accountCreditCauses } from '../../account-credit/account-credit.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { dollars } from '../fields/unit-fields.ts'
import { orderNumberOutput } from '../orders/order-number.ts'

const entryOutput = z.object({
  _id: z.string(),
  at: instantOutput,
  cause: z.enum(accountCreditCauses).meta({
    description: 'order: an order was paid with it; order-ended: that order ended unpaid, and gave it back',
  }),
  amount: dollars.meta({ description: 'Below zero where an order was paid with it' }),
  order: z
    .object({ _id: z.string(), number: orderNumberOutput })
    .nullable()
    .meta({ description: 'The order it was spent on, or came back from' }),
  reason: z.string().nullable().meta({ description: 'Of goodwill' }),
})

const balance = dollars.meta({ description: 'What the next order is paid with; never below zero' })

/** A user's own credit. */
export const accountCreditOutput = z.object({
  balance,
  entries: z.array(entryOutput).meta({ description: 'The last 100, newest first' }),
})

/** The same for staff. */
export const staffAccountCreditOutput = z.object({
  balance,
  entries: z.array(
    entryOutput.extend({ by: z.string().nullable().meta({ description: 'Who gave goodwill' }) }),
  ),
})

export type AccountCredit = z.infer<typeof accountCreditOutput>
export type StaffAccountCredit = z.infer<typeof staffAccountCreditOutput>
