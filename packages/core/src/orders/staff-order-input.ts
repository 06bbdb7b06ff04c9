import * as z from 'zod'
import { messages } from '../messages.ts'
import { orderMessages } from '../order-messages.ts'
import { toCents } from '../money.ts'
import { plainText } from '../text-input.ts'
import { orderStatuses } from './order-status.ts'

const badAmount = { error: orderMessages.refundAmountInvalid }

/** Comes out as whole cents. */
const amount = (least: number) =>
  z
    .number(badAmount)
    .min(least, badAmount)
    .max(20_000_000, badAmount)
    .transform((decimal, ctx) => {
      try {
        return toCents(decimal)
      } catch {
        ctx.addIssue({ code: 'custom', message: orderMessages.refundAmountInvalid })
        return z.NEVER
      }
    })

/** A step of an order, by staff. */
export const moveOrderInput = z
  .object({
    status: z.enum(orderStatuses, { error: messages.invalidStatus }),
    from: z
      .enum(orderStatuses, { error: messages.invalidStatus })
      .optional()
      .meta({ description: 'The status as it was seen; refused when it is another one by now' }),
    note: plainText({ max: 1000, multiline: true }).default(''),
    refundAmount: amount(0)
      .optional()
      .meta({ description: 'With cancelled: what comes back, instead of everything that was paid' }),
  })
  .refine(({ status, refundAmount }) => refundAmount === undefined || status === 'cancelled', {
    path: ['refundAmount'],
    error: orderMessages.refundAmountInvalid,
  })

export const refundOrderInput = z.object({
  amount: amount(0.01).optional().meta({ description: 'Everything that is left, unless given' }),
  reason: plainText({ max: 500, required: orderMessages.refundReasonRequired }),
  refundedBefore: amount(0)
    .optional()
    .meta({ description: 'What had been refunded as it was seen; refused when it is more by now' }),
})

/** How money came that no provider of ours took. */
export const outsideMethods = ['bank-transfer', 'cash', 'check', 'card-terminal', 'other'] as const

export type OutsideMethod = (typeof outsideMethods)[number]

export const outsideMethodLabel = {
  'bank-transfer': 'Bank transfer',
  cash: 'Cash',
  check: 'Check',
  'card-terminal': 'Card terminal',
  other: 'Other',
} as const satisfies Record<OutsideMethod, string>

export const markPaidInput = z.object({
  amount: amount(0).meta({ description: 'What came in; it has to be the total' }),
  method: z.enum(outsideMethods, { error: messages.invalidPaymentMethod }),
  reference: plainText({ max: 100, required: orderMessages.paymentReferenceRequired }),
  note: plainText({ max: 1000, multiline: true }).default(''),
})

export const orderNoteInput = z.object({
  text: plainText({ max: 2000, multiline: true, required: orderMessages.orderNoteRequired }),
})

export type MoveOrderInput = z.output<typeof moveOrderInput>
export type RefundOrderInput = z.output<typeof refundOrderInput>
export type MarkPaidInput = z.output<typeof markPaidInput>
export type OrderNoteInput = z.output<typeof orderNoteInput>
