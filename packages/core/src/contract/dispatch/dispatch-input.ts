import * as z from 'zod'
import * as datesCopy from '../../copy/dates/sentences.ts'
import * as generalCopy from '../../copy/general/sentences.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { daysBetween } from '../../dates/calendar-date.ts'

import { paymentTokenInput, shownAmountInput } from '../orders/payment-token-input.ts'
import { queryText } from '../fields/query-input.ts'
import { plainText } from '../fields/text-input.ts'
import * as dispatchCopy from '../../copy/dispatch/sentences.ts'
import { visitKinds, visitWindows } from '../../dispatch/visit-windows.ts'

/** Six weeks: a month with the days around it. */
export const maxBoardDays = 42

const bad = { error: generalCopy.invalidInput }
export const areaName = plainText({ max: 80 })

export const visitListInput = z
  .object({
    from: calendarDateInput,
    to: calendarDateInput,
    area: areaName.optional().meta({ description: 'The name of a service area; all of them unless given' }),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: datesCopy.dateInvalid })
  .refine(({ from, to }) => daysBetween(from, to) < maxBoardDays, {
    path: ['to'],
    error: dispatchCopy.boardRangeTooLong(maxBoardDays),
  })

const visitInput = z.object({
  id: z.string(),
  kind: z.enum(visitKinds, bad),
  day: calendarDateInput.meta({ description: 'Where the visit goes' }),
  window: z.enum(visitWindows, bad).default('all-day'),
})

export const visitChangePreviewInput = visitInput

export const visitChangeInput = visitInput.extend({
  seenDay: calendarDateInput.meta({ description: 'Where it was seen; refused when it is elsewhere by now' }),
  note: plainText({ max: 500, multiline: true }).default(''),
})

const count = z.int(bad).min(0, bad).max(100_000, bad)

/** What did not come back whole. */
export const pieceCountsInput = z
  .array(
    z.object({
      product: z.string(),
      missing: count.default(0),
      damaged: count.default(0),
      takeOut: count
        .default(0)
        .meta({ description: 'How many of them leave the stock for good; none unless given' }),
    }),
    bad,
  )
  .max(2_000, bad)
  .superRefine((counts, ctx) => {
    if (new Set(counts.map(({ product }) => product)).size < counts.length) {
      ctx.addIssue({ code: 'custom', message: generalCopy.invalidInput })
    }
    if (counts.some(({ missing, damaged, takeOut }) => takeOut > missing + damaged)) {
      ctx.addIssue({ code: 'custom', message: dispatchCopy.moreTakenThanLost })
    }
  })
  .meta({ description: 'What did not come back whole; a product that is not named is complete' })

export const pickupCheckInput = z
  .object({
    id: z.string(),
    counts: pieceCountsInput,
    notes: plainText({ max: 2_000, multiline: true }).default(''),
    waivedBecause: plainText({ max: 500 })
      .optional()
      .meta({ description: 'Charges nothing for what would be charged, and says why' }),
  })
  .superRefine(({ waivedBecause }, ctx) => {
    if (waivedBecause === '') {
      ctx.addIssue({ code: 'custom', path: ['waivedBecause'], message: dispatchCopy.waivedReasonNeeded })
    }
  })

export const payDueInput = z.object({
  id: z.string(),
  dueId: z.string(),
  paymentToken: paymentTokenInput,
  amount: shownAmountInput,
})

export const routeSheetInput = z.object({
  day: calendarDateInput,
  area: areaName.optional(),
})

export const packingListsInput = routeSheetInput.extend({
  depot: queryText({ max: 24 }).meta({ description: 'Of this depot alone; of all where it is none' }),
})

export type VisitListInput = z.output<typeof visitListInput>
export type VisitChangePreviewInput = z.output<typeof visitChangePreviewInput>
export type VisitChangeInput = z.output<typeof visitChangeInput>
export type PickupCheckInput = z.output<typeof pickupCheckInput>
export type PayDueInput = z.output<typeof payDueInput>
export type RouteSheetInput = z.output<typeof routeSheetInput>
export type PackingListsInput = z.output<typeof packingListsInput>
