import * as z from 'zod'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { amountDueOutput } from '../orders/amount-due-output.ts'
import { orderNumberOutput } from '../orders/order-number.ts'
import { orderStatuses } from '../../orders/order-status.ts'
import { lossKinds, lossOutcomes } from '../../dispatch/pickup-check.ts'
import { stopOutcomes } from '../../dispatch/stop-report.ts'
import { visitConflictCodes, visitWarnings } from '../../dispatch/visit-change.ts'
import { visitKinds, visitWindows } from '../../dispatch/visit-windows.ts'
import { visitStates } from '../../dispatch/visits.ts'
import { count, dollars } from '../fields/unit-fields.ts'

export const visitOutput = z.object({
  orderId: z.string(),
  orderNumber: orderNumberOutput,
  kind: z.enum(visitKinds),
  day: calendarDateInput,
  window: z.enum(visitWindows),
  area: z.string().nullable(),
  state: z.enum(visitStates),
  status: z.enum(orderStatuses),
  isPaid: z.boolean().meta({ description: 'Or its price was waived' }),
  due: dollars.meta({ description: 'What the order owes now' }),
  isMovable: z.boolean(),
  guest: z.string(),
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  items: z.int().meta({ description: 'Of all lines, kits counted as one' }),
  phone: z.string().meta({ description: 'Given for this order, else the one of the account' }),
  deliveryNotes: z.string(),
  access: z.string().meta({ description: 'How to get in, as the guest told it' }),
  otherDay: calendarDateInput.meta({
    description: 'Of the pickup that belongs to a delivery, or the other way round',
  }),
  timeZone: z.string().meta({ description: 'Of the delivery place' }),
  lastReport: z
    .object({
      outcome: z.enum(stopOutcomes),
      at: instantOutput.meta({ description: 'By the clock of the driver’s phone' }),
    })
    .nullable()
    .meta({ description: 'What a driver reported last of this visit; null where nobody did' }),
})

const dayCount = z.object({
  day: calendarDateInput,
  kind: z.enum(visitKinds),
  total: z.int(),
  done: z.int(),
  overdue: z.int(),
  unpaid: z.int(),
})

const dueToday = z.object({ kind: z.enum(visitKinds), total: z.int(), done: z.int() })

export const visitListOutput = z.object({
  today: calendarDateInput.meta({
    description: 'By the clock of the shop; a visit goes by the day at its place',
  }),
  areas: z.array(z.string()).meta({ description: 'All service areas' }),
  visits: z.array(visitOutput).meta({ description: 'In driving sequence' }),
  counts: z
    .array(dayCount)
    .meta({ description: 'Of all visits of a day, also of those a full board leaves out' }),
  dueToday: z.array(dueToday).meta({
    description:
      'The visits of today, each by the day at its own place, whatever days are shown; without unpaid ones',
  }),
  overdue: z.array(visitOutput).meta({ description: 'Of any day, the oldest first' }),
  overdueTotal: z.int(),
})

export const visitChangePreviewOutput = z.object({
  ok: z.boolean(),
  conflicts: z.array(
    z.object({
      code: z.enum(visitConflictCodes),
      message: z.string(),
      name: z.string().optional(),
      days: z.array(calendarDateInput).optional(),
    }),
  ),
  warnings: z.array(z.object({ about: z.enum(visitWarnings), message: z.string() })),
})

export const changedVisitOutput = z.object({
  orderId: z.string(),
  kind: z.enum(visitKinds),
  day: calendarDateInput,
  window: z.enum(visitWindows),
})

const lossOutput = z.object({
  product: z.string(),
  name: z.string(),
  kind: z.enum(lossKinds),
  quantity: count,
  unitPrice: dollars,
  outcome: z.enum(lossOutcomes),
})

export const pickupOutput = z.object({
  orderId: z.string(),
  orderNumber: orderNumberOutput,
  status: z.enum(orderStatuses),
  guest: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  day: calendarDateInput,
  window: z.enum(visitWindows),
  damageProtection: z.boolean(),
  isAsOrdered: z
    .boolean()
    .meta({ description: 'False where a kit was changed since: everything reserved stands in one box' }),
  boxes: z.array(
    z.object({
      name: z.string(),
      quantity: count,
      pieces: z.array(
        z.object({
          product: z.string(),
          name: z.string(),
          quantity: count,
          replacementPrice: dollars.meta({ description: 'One piece: its deposit' }),
        }),
      ),
    }),
  ),
  check: z
    .object({
      at: instantOutput,
      by: z.string(),
      notes: z.string(),
      waivedBecause: z.string().nullable(),
      losses: z.array(lossOutput),
      charge: dollars,
      covered: dollars,
      due: amountDueOutput.nullable(),
      changeId: z.string().nullable().meta({ description: 'What the pickup is taken back by' }),
    })
    .nullable()
    .meta({ description: 'What was counted; null before the pickup' }),
})

export type VisitOutput = z.infer<typeof visitOutput>
export type VisitList = z.infer<typeof visitListOutput>
export type VisitChangePreview = z.infer<typeof visitChangePreviewOutput>
export type ChangedVisitOutput = z.infer<typeof changedVisitOutput>
export type Pickup = z.infer<typeof pickupOutput>
