import * as z from 'zod'
import * as catalogCopy from '../../copy/catalog/sentences.ts'
import { instantOutput } from '../catalog/catalog-output.ts'

import { orderStatuses } from '../../orders/order-status.ts'
import { payoutStatuses } from '../../referrals/payout-rules.ts'
import { orderNumberOutput } from '../orders/order-number.ts'
import { plainText } from '../fields/text-input.ts'
import { dollars } from '../fields/unit-fields.ts'

/** With fewer letters than this nothing is looked for. */
export const leastSearchLength = 2

export const adminSearchInput = z.object({
  q: plainText({ max: 100, tooLong: catalogCopy.keywordTooLong }).default(''),
})

const meant = z.string().nullable().meta({
  description: 'What was looked for instead, where the text itself finds nothing and one slip explains it',
})

export const meantSearchOutput = z.object({ meant })

export const adminSearchOutput = z.object({
  meant,
  orders: z.array(
    z.object({
      _id: z.string(),
      number: orderNumberOutput,
      customer: z.string(),
      place: z.string(),
      status: z.enum(orderStatuses),
      total: dollars,
      createdAt: instantOutput,
    }),
  ),
  quotes: z.array(z.object({ _id: z.string(), number: z.string(), guest: z.string(), total: dollars })),
  users: z.array(z.object({ _id: z.string(), name: z.string(), email: z.string() })),
  products: z.array(z.object({ _id: z.string(), name: z.string(), isArchived: z.boolean() })),
  codes: z.array(z.object({ _id: z.string(), code: z.string(), host: z.string(), hostId: z.string() })),
  promotionCodes: z.array(z.object({ _id: z.string(), code: z.string() })),
  payouts: z.array(
    z.object({ _id: z.string(), host: z.string(), amount: dollars, status: z.enum(payoutStatuses) }),
  ),
})

export type MeantSearch = z.infer<typeof meantSearchOutput>
export type AdminSearchResults = z.infer<typeof adminSearchOutput>
