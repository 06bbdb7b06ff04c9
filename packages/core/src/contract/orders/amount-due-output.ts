import * as z from 'zod'
import { instantOutput } from '../catalog/catalog-output.ts'
import { dollars } from '../fields/unit-fields.ts'

/** What a guest owes besides the price of the order. */
export const amountDueOutput = z.object({
  _id: z.string(),
  amount: dollars,
  reason: z.string(),
  at: instantOutput,
  paidAt: instantOutput.nullable(),
  waivedAt: instantOutput.nullable().meta({ description: 'Since when it need not be paid any more' }),
})

export type AmountDue = z.infer<typeof amountDueOutput>
