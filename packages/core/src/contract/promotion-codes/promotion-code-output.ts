import * as z from 'zod'
import { promotionCodeStates } from '../../promotion-codes/promotion-code-state.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { count, dollars } from '../fields/unit-fields.ts'
import type { PromotionCodeDraft } from './promotion-code-input.ts'

/** As it is stored, also where a rule has become stricter since. */
const draftFields = {
  code: z.string(),
  worthIn: z.enum(['percent', 'amount']),
  worth: dollars,
  firstDay: calendarDateInput,
  lastDay: calendarDateInput.nullable(),
  mostUses: count.nullable(),
  isFirstOrderOnly: z.boolean(),
  products: z.array(z.string()),
  note: z.string(),
}

const draftOutput: z.ZodType<PromotionCodeDraft> = z.object(draftFields)

const state = {
  _id: z.string(),
  state: z.enum(promotionCodeStates),
  uses: count.meta({ description: 'Orders placed with it that are not cancelled' }),
  discountGiven: dollars.meta({ description: 'What it took off those orders' }),
  isOff: z.boolean(),
  createdAt: instantOutput,
  updatedAt: instantOutput,
}

export const promotionCodeRowOutput = z.object({ ...state, ...draftFields })

export const promotionCodePageOutput = z.object({
  promotionCodes: z.array(promotionCodeRowOutput),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
})

/** One code as staff edit it. */
export const promotionCodeOutput = z.object({
  ...state,
  draft: draftOutput,
  wasUsed: z.boolean().meta({ description: 'Some of it can no longer be changed' }),
  createdBy: z.string().nullable().meta({ description: 'The name of who made it' }),
  /** The products behind its slugs. */
  products: z.array(z.object({ slug: z.string(), name: z.string(), isArchived: z.boolean() })),
})

export type PromotionCodeRow = z.infer<typeof promotionCodeRowOutput>
export type PromotionCodePage = z.infer<typeof promotionCodePageOutput>
export type PromotionCode = z.infer<typeof promotionCodeOutput>
