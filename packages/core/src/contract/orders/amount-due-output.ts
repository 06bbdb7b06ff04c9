import * as z from 'zod'
import { instantOutput } from '../catalog/catalog-output.ts'
import { dollars } from '../fields/unit-fields.ts'

/** What a guest owes besides the price that was paid. */
export const amountDueOutput = z.object({
  _id: z.string(),
  amount: dollars,
  reason: z.string(),
  at: instantOutput,
  paidAt: instantOutput.nullable(),
  ofPrice: z
    .literal(true)
    .optional()
    .meta({ description: 'It is a part of the total, which a change by staff made higher' }),
  waivedAt: instantOutput.nullable().meta({ description: 'Since when it need not be paid any more' }),
})

export type AmountDue = z.infer<typeof amountDueOutput>
