import * as z from 'zod'
import { instantOutput } from '../catalog/catalog-output.ts'

/** What a guest owes besides the price of the order. */
export const amountDueOutput = z.object({
  _id: z.string(),
  amount: z.number(),
  reason: z.string(),
  at: instantOutput,
  paidAt: instantOutput.nullable(),
})

export type AmountDue = z.infer<typeof amountDueOutput>
