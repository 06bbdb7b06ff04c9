import * as z from 'zod'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { deliveryChangeFields } from '../delivery/delivery-output.ts'
import { mailStatuses } from '../mail/mail-input.ts'
import { mailTemplates } from '../../mail/mail-templates.ts'
import { outsideMethods, paymentSources } from '../../payments/payment-providers.ts'
import { cancellationOutput } from './after-booking-output.ts'
import { amountDueOutput } from './amount-due-output.ts'
import { listedOrderOutput } from './order-list-output.ts'
import { orderNumberOutput } from './order-number.ts'
import { orderOutput } from './order-output.ts'
import { orderStatuses } from '../../orders/order-status.ts'
import { eventTopics } from '../../orders/order-events.ts'
import { orderEventKinds } from '../../orders/timeline-kinds.ts'
import { dollars } from '../fields/unit-fields.ts'

/** Null: the shop itself. */
const actor = z.object({ _id: z.string(), name: z.string(), isStaff: z.boolean() }).nullable()

export const orderEventOutput = z.object({
  _id: z.string(),
  at: instantOutput,
  topic: z.enum(eventTopics),
  kind: z.enum(orderEventKinds),
  actor,
  from: z.string().optional(),
  to: z.string().optional(),
  note: z.string().optional(),
  mail: z
    .object({
      _id: z.string(),
      template: z.enum(mailTemplates),
      recipient: z.string(),
      status: z.enum(mailStatuses),
    })
    .optional(),
})

export const orderPaymentOutput = z.object({
  _id: z.string(),
  provider: z.enum(paymentSources),
  method: z.enum(outsideMethods).optional().meta({ description: 'How it came, where staff wrote it down' }),
  reference: z.string(),
  amount: dollars,
  at: instantOutput,
})

/** How a commission stands: of a payment that came, held for review, ready for a payout, or taken back; `none` where none comes. */
export const orderCommissionStates = ['unpaid', 'none', 'pending', 'held', 'available', 'reversed'] as const

export const staffOrderOutput = listedOrderOutput.extend({
  updatedAt: instantOutput,
  version: z.int().meta({ description: 'A larger one with each thing that happens to the order' }),
  customer: z.object({
    _id: z.string(),
    isAccountShown: z.boolean().meta({
      description: 'False where it is of staff, whose accounts are shown to those alone who may see them',
    }),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    since: instantOutput,
    otherOrders: z.int(),
    lastOrders: z.array(
      z.object({
        _id: z.string(),
        number: orderNumberOutput,
        status: z.enum(orderStatuses),
        rentalStart: calendarDateInput,
        rentalEnd: calendarDateInput,
        totalPrice: dollars,
      }),
    ),
  }),
  timeZone: z.string().meta({ description: 'Of the delivery place' }),
  today: calendarDateInput.meta({ description: 'The day there' }),
  windows: z.object({ delivery: z.string(), pickup: z.string() }).meta({
    description: 'Between which hours the van comes, on the clock of the place',
  }),
  amountsDue: z.array(amountDueOutput).meta({ description: 'Charged after the pickup' }),
  lateFee: z
    .object({
      days: z.int().meta({ description: 'That cost something' }),
      amount: dollars,
      collectedOn: calendarDateInput
        .nullable()
        .meta({ description: 'null: it is still out, and costs more' }),
    })
    .nullable()
    .meta({ description: 'What a late pickup costs; staff add it, once, or leave it' }),
  referral: z
    .object({
      code: z.string(),
      host: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
      commission: dollars,
      commissionPercent: z.number(),
      state: z.enum(orderCommissionStates).meta({
        description:
          '`none`: the price was waived, it was cancelled before it was paid, or there is nothing to earn',
      }),
      takenBack: dollars,
    })
    .nullable()
    .meta({ description: 'Told to whose role includes payouts' }),
  payments: z.array(orderPaymentOutput),
  openRefunds: z.int().meta({ description: 'Promised, and not yet answered for by the provider' }),
  plannedRefund: z
    .object({ amount: dollars, at: instantOutput })
    .nullable()
    .meta({ description: 'Goes out then, unless the cancellation is undone' }),
  policy: cancellationOutput
    .nullable()
    .meta({ description: 'What cancelling now would pay back; null once it is on its way' }),
  lastChange: z
    .object({
      _id: z.string(),
      from: z.enum(orderStatuses),
      to: z.enum(orderStatuses),
      at: instantOutput,
      isMailed: z.boolean().meta({ description: 'Its guest has been told of it' }),
      closedBecause: z
        .string()
        .nullable()
        .meta({ description: 'Why it cannot be taken back; null where it can' }),
    })
    .nullable()
    .meta({ description: 'The last status change by staff that stands' }),
  events: z.array(orderEventOutput).meta({ description: 'Everything that happened, oldest first' }),
})

/** New delivery details, by staff. */
export const staffDeliveryChangeOutput = z.object({ ...deliveryChangeFields, order: staffOrderOutput })

/** An order after a status change by staff. */
export const changedStatusOutput = orderOutput.extend({
  changeId: z.string().meta({ description: 'What it is undone by' }),
})

export type ChangedStatus = z.infer<typeof changedStatusOutput>
export type StaffDeliveryChange = z.infer<typeof staffDeliveryChangeOutput>
export type OrderEvent = z.infer<typeof orderEventOutput>
export type OrderCommissionState = (typeof orderCommissionStates)[number]
export type StaffOrder = z.infer<typeof staffOrderOutput>
