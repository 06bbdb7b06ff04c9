import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as ordersCopy from '../../copy/orders/sentences.ts'
import * as paymentsCopy from '../../copy/payments/sentences.ts'

import type { Dollars } from '../../money/money.ts'
import { centsInput } from '../fields/cents-input.ts'
import { plainText } from '../fields/text-input.ts'
import { orderStatuses, type OrderStatus } from '../../orders/order-status.ts'
import { outsideMethods } from '../../payments/payment-providers.ts'

const amount = (least: Dollars) =>
  centsInput({ least, most: 20_000_000, error: ordersCopy.refundAmountInvalid })

/** Why an order goes out though nobody paid it. */
export const onAccountBecause = plainText({ max: 500, required: ordersCopy.onAccountReasonRequired }).meta({
  description: 'Lets an unpaid order be confirmed and packed, and says why; nothing for one that is paid',
})

/** Collected without counting, which needs a reason. See docs/policy.md#undoing-a-status-change. */
export const saysWhyUncounted = ({ status, note }: { status: OrderStatus; note: string }) =>
  status !== 'collected' || note !== ''

export const uncounted = { path: ['note'], error: ordersCopy.uncountedReasonRequired }

/** A step of an order, by staff. */
export const statusChangeInput = z
  .object({
    status: z.enum(orderStatuses, { error: generalCopy.invalidStatus }),
    from: z
      .enum(orderStatuses, { error: generalCopy.invalidStatus })
      .optional()
      .meta({ description: 'The status as it was seen; refused when it is another one by now' }),
    note: plainText({ max: 1000, multiline: true }).default(''),
    refundAmount: amount(0)
      .optional()
      .meta({ description: 'With cancelled: what comes back, instead of everything that was paid' }),
    onAccountBecause: onAccountBecause.optional(),
  })
  .refine(({ status, refundAmount }) => refundAmount === undefined || status === 'cancelled', {
    path: ['refundAmount'],
    error: ordersCopy.refundAmountInvalid,
  })
  .refine(saysWhyUncounted, uncounted)

export const refundOrderInput = z.object({
  amount: amount(0.01).optional().meta({ description: 'Everything that is left, unless given' }),
  reason: plainText({ max: 500, required: ordersCopy.refundReasonRequired }),
  refundedBefore: amount(0)
    .optional()
    .meta({ description: 'What had been refunded as it was seen; refused when it is more by now' }),
})

export const markPaidInput = z.object({
  amount: amount(0).meta({ description: 'What came in; it has to be what is due' }),
  method: z.enum(outsideMethods, { error: paymentsCopy.invalidPaymentMethod }),
  reference: plainText({ max: 100, required: paymentsCopy.paymentReferenceRequired }),
  note: plainText({ max: 1000, multiline: true }).default(''),
})

/** Of a status change that staff made: its event in the order's timeline. */
export const statusChangeIdInput = z.object({ id: z.string(), changeId: z.string() })

const leastReason = 3

export const takeBackInput = z.object({
  reason: plainText({ max: 500, required: ordersCopy.takingBackReasonRequired }).min(leastReason, {
    error: ordersCopy.takingBackReasonShort(leastReason),
  }),
})

/** Of an amount that an order owes besides its price. */
export const amountDueIdInput = z.object({ id: z.string(), dueId: z.string() })

export const waiveDueInput = z.object({
  reason: plainText({ max: 500, required: ordersCopy.waiveReasonRequired }),
})

export const orderNoteInput = z.object({
  text: plainText({ max: 2000, multiline: true, required: ordersCopy.orderNoteRequired }),
})

export type StatusChangeInput = z.output<typeof statusChangeInput>
export type RefundOrderInput = z.output<typeof refundOrderInput>
export type MarkPaidInput = z.output<typeof markPaidInput>
export type StatusChangeId = z.output<typeof statusChangeIdInput>
export type TakeBackInput = z.output<typeof takeBackInput>
export type AmountDueId = z.output<typeof amountDueIdInput>
export type WaiveDueInput = z.output<typeof waiveDueInput>
export type OrderNoteInput = z.output<typeof orderNoteInput>
