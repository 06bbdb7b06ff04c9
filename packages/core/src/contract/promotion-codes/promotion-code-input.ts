import * as z from 'zod'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as productsCopy from '../../copy/products/sentences.ts'
import * as promotionCodesCopy from '../../copy/promotion-codes/sentences.ts'
import type { Count, Dollars } from '../../money/money.ts'
import { toCents } from '../../money/money.ts'
import {
  isPromotionCode,
  normalizePromotionCode,
  promotionCodeLimits,
} from '../../promotion-codes/promotion-code.ts'
import { promotionCodeStates } from '../../promotion-codes/promotion-code-state.ts'
import { isReferralCode } from '../../referrals/referral-code.ts'
import { productSlugInput } from '../catalog/product-draft-input.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { queryPageNumber, querySearch, querySort, queryWord } from '../fields/query-input.ts'
import { plainText } from '../fields/text-input.ts'

const { mostProducts, mostUses, longestNote, mostCents, mostBasisPoints } = promotionCodeLimits

const code = z
  .string({ error: promotionCodesCopy.codeForm })
  .overwrite(normalizePromotionCode)
  .refine((text) => !isReferralCode(text), { error: promotionCodesCopy.codeOfHosts, abort: true })
  .refine(isPromotionCode, { error: promotionCodesCopy.codeForm })

const usesError = { error: promotionCodesCopy.mostUsesInvalid }
const uses: z.ZodType<Count, Count> = z.int(usesError).min(1, usesError).max(mostUses, usesError)

const worth: z.ZodType<Dollars, Dollars> = z.number({ error: promotionCodesCopy.amountInvalid })

/** What the most is in hundredths, of a percent or of a dollar. */
const most = { percent: mostBasisPoints, amount: mostCents } as const

const worthError = {
  percent: promotionCodesCopy.percentInvalid,
  amount: promotionCodesCopy.amountInvalid,
} as const

function isWorth(value: number, limit: number): boolean {
  try {
    const hundredths = toCents(value)
    return hundredths >= 1 && hundredths <= limit
  } catch {
    return false
  }
}

const draftFields = z.object({
  code,
  worthIn: z.enum(['percent', 'amount'], { error: promotionCodesCopy.worthInInvalid }),
  worth: worth.meta({ description: 'Percent of the weekly prices, or dollars' }),
  firstDay: calendarDateInput.meta({ description: 'On which orders may be placed with it' }),
  lastDay: calendarDateInput
    .nullable()
    .meta({ description: 'The last such day; null: until further notice' }),
  mostUses: uses.nullable().meta({ description: 'null: as many as there are' }),
  isFirstOrderOnly: z.boolean({ error: generalCopy.invalidInput }),
  products: z
    .array(productSlugInput)
    .max(mostProducts, { error: promotionCodesCopy.tooManyProducts })
    .superRefine((slugs, ctx) => {
      const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index)
      if (twice !== undefined) ctx.addIssue({ code: 'custom', message: productsCopy.twice(twice) })
    })
    .meta({ description: 'Slugs of what it takes something off; none: of everything' }),
  note: plainText({ max: longestNote, multiline: true }).meta({ description: 'Only staff read it' }),
})

/** All that staff say about a promotion code. */
export const promotionCodeDraftInput = draftFields.superRefine((draft, ctx) => {
  const { worthIn, firstDay, lastDay } = draft
  if (!isWorth(draft.worth, most[worthIn])) {
    ctx.addIssue({ code: 'custom', path: ['worth'], message: worthError[worthIn] })
  }
  if (lastDay !== null && lastDay < firstDay) {
    ctx.addIssue({ code: 'custom', path: ['lastDay'], message: promotionCodesCopy.lastDayBeforeFirst })
  }
})

/** As a form holds it. */
export type PromotionCodeDraft = z.input<typeof promotionCodeDraftInput>

/** As it is saved. */
export type PromotionCodeInput = z.output<typeof promotionCodeDraftInput>

/** A code nobody has said anything about, from a day on. */
export function emptyPromotionCodeDraft(firstDay: CalendarDate): PromotionCodeDraft {
  return {
    code: '',
    worthIn: 'percent',
    worth: 10,
    firstDay,
    lastDay: null,
    mostUses: null,
    isFirstOrderOnly: false,
    products: [],
    note: '',
  }
}

/** Any text: what is no id belongs to no code, and answers as an unknown one. */
export const promotionCodeIdInput = z.object({ id: z.string() })

/** Which version of the code the change was made to. */
export const promotionCodeVersionInput = promotionCodeIdInput.extend({
  updatedAt: z.iso.datetime({ error: generalCopy.invalidInput }),
})

export const switchPromotionCodeInput = promotionCodeIdInput.extend({
  isOff: z.boolean({ error: generalCopy.invalidInput }),
})

const sortColumns = ['created', 'code', 'first', 'last', 'uses'] as const

/** What narrows the staff's list of codes; newest first unless `sort` says otherwise. */
export const promotionCodeFilterInput = z.object({
  q: querySearch.meta({ description: 'Part of a code or of its note' }),
  state: queryWord(promotionCodeStates, generalCopy.invalidStatus),
  sort: querySort(sortColumns),
})

export const promotionCodeListInput = promotionCodeFilterInput.extend({ pageNumber: queryPageNumber })

/** Any text: what is no code is answered as an unknown one. */
export const validatePromotionCodeInput = z.object({
  code: z.string({ error: promotionCodesCopy.promotionCodeUnknown }),
})

/** The code that goes with a cart or an order; a blank one is none. */
export const optionalPromotionCode = z
  .string({ error: promotionCodesCopy.promotionCodeUnknown })
  .nullish()
  .transform((text) => normalizePromotionCode(text ?? '') || undefined)

export type PromotionCodeFilter = z.output<typeof promotionCodeFilterInput>
export type PromotionCodeListInput = z.output<typeof promotionCodeListInput>
export type SwitchPromotionCodeInput = z.output<typeof switchPromotionCodeInput>
