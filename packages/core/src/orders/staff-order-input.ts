import * as z from 'zod'
import { messages } from '../messages.ts'
import { toCents } from '../money.ts'
import { plainText } from '../text-input.ts'
import { orderStatuses } from './order-status.ts'

const badAmount = { error: messages.refundAmountInvalid }

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
        ctx.addIssue({ code: 'custom', message: messages.refundAmountInvalid })
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
    error: messages.refundAmountInvalid,
  })

export const refundOrderInput = z.object({
  amount: amount(0.01).optional().meta({ description: 'Everything that is left, unless given' }),
  reason: plainText({ max: 500, required: messages.refundReasonRequired }),
})

export type MoveOrderInput = z.output<typeof moveOrderInput>
export type RefundOrderInput = z.output<typeof refundOrderInput>
