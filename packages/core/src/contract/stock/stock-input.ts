import * as z from 'zod'
import { idPattern } from '../../catalog/product-address.ts'
import * as addressCopy from '../../copy/address/sentences.ts'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as stockCopy from '../../copy/stock/sentences.ts'
import { depotIdPattern, depotZipPattern } from '../../stock/depots.ts'
import { mostUnits } from '../../stock/stock-row.ts'
import { transferSteps } from '../../stock/transfers.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { plainText } from '../fields/text-input.ts'

/** Whoever makes something names it, so that the same request again is the same thing. */
const newId = z
  .string({ error: generalCopy.invalidInput })
  .regex(idPattern, { error: generalCopy.invalidInput })
const depotId = z
  .string({ error: stockCopy.depotUnknown })
  .regex(depotIdPattern, { error: stockCopy.depotUnknown })
const units = z
  .int({ error: stockCopy.unitsInvalid })
  .min(0, { error: stockCopy.unitsInvalid })
  .max(mostUnits, { error: stockCopy.unitsInvalid })
const someUnits = units.min(1, { error: stockCopy.unitsInvalid })

export const depotInput = z.object({
  id: depotId,
  name: plainText({ max: 100, required: stockCopy.depotNameNeeded }),
  isClosed: z.boolean({ error: generalCopy.invalidInput }).default(false),
  postalCode: z
    .string({ error: addressCopy.zipUnreadable })
    .trim()
    .regex(depotZipPattern, { error: addressCopy.zipUnreadable })
    .default('')
    .meta({ description: 'Where its vans begin; empty where it is not known' }),
  seen: z
    .object({ name: z.string(), postalCode: z.string(), isClosed: z.boolean() })
    .optional()
    .meta({ description: 'As whoever changes it saw it: refused when it is otherwise by now' }),
})

/** Any text: what is no id is no product. */
export const productStockInput = z.object({ id: z.string() })

export const stockCountInput = z.object({
  id: z.string(),
  depot: depotId,
  units,
  seenUnits: units.meta({
    description: 'As whoever counts saw it: refused when it is another number by now',
  }),
})

export const transferInput = z
  .object({
    id: newId,
    product: z.string(),
    from: depotId,
    to: depotId,
    units: someUnits.meta({ description: 'None that are in repair on a day from `leavesOn` on' }),
    leavesOn: calendarDateInput.meta({
      description: 'The first day on which they are missing where they were',
    }),
    arrivesOn: calendarDateInput.meta({ description: 'The first day on which they can be handed out' }),
    isForced: z
      .boolean({ error: generalCopy.invalidInput })
      .default(false)
      .meta({ description: 'Also where it leaves promised days short' }),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: stockCopy.sameDepot })
  .refine(({ leavesOn, arrivesOn }) => leavesOn <= arrivesOn, {
    path: ['arrivesOn'],
    error: stockCopy.arrivesFirst,
  })

export const transferStepInput = z
  .object({
    id: z.string(),
    step: z.enum(transferSteps, { error: generalCopy.invalidInput }),
    arrived: units.optional().meta({ description: 'As counted; needed with `arrive`' }),
  })
  .refine(({ step, arrived }) => step !== 'arrive' || arrived !== undefined, {
    path: ['arrived'],
    error: stockCopy.arrivedNeeded,
  })

export const stockHoldInput = z
  .object({
    id: newId,
    product: z.string(),
    depot: depotId,
    units: someUnits.meta({
      description:
        'With all that is in repair or has left on one of these days, no more than belongs to the depot',
    }),
    firstDay: calendarDateInput,
    lastDay: calendarDateInput.nullable().meta({ description: 'null: until further notice' }),
    reason: plainText({ max: 300, required: generalCopy.reasonNeeded }),
  })
  .refine(({ firstDay, lastDay }) => lastDay === null || firstDay <= lastDay, {
    path: ['lastDay'],
    error: stockCopy.lastDayFirst,
  })

export const endHoldInput = z.object({
  id: z.string(),
  backOn: calendarDateInput.meta({
    description:
      'The first day on which they can be handed out again, at the latest the one after the last day',
  }),
})

export type DepotInput = z.output<typeof depotInput>
export type StockCountInput = z.output<typeof stockCountInput>
export type TransferInput = z.output<typeof transferInput>
export type TransferStepInput = z.output<typeof transferStepInput>
export type StockHoldInput = z.output<typeof stockHoldInput>
export type EndHoldInput = z.output<typeof endHoldInput>
