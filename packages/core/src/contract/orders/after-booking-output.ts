import * as z from 'zod'
import type { RefundSplit } from '../../account-credit/account-credit.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { deliveryChangeFields } from '../delivery/delivery-output.ts'
import { toDecimal } from '../../money/money.ts'
import { quoteOutput, toQuoteOutput } from '../pricing/quote-output.ts'
import { orderOutput } from './order-output.ts'
import type { Order } from './order-output.ts'
import type { Cancellation } from '../../orders/after-booking/cancellation.ts'
import { rentalChangeRules } from '../../orders/after-booking/date-change.ts'
import type { RentalChange } from '../../orders/after-booking/date-change.ts'
import { dollars } from '../fields/unit-fields.ts'

const refundToAccountCredit = dollars
  .optional()
  .meta({ description: 'Of the refund, what goes back to the account credit. None: left out' })

export const cancellationOutput = z.object({
  rule: z.literal('refund-by-notice'),
  refund: dollars,
  refundToAccountCredit,
  refundPercent: z.int(),
  deadline: instantOutput.nullable().meta({ description: 'The last instant of this percentage' }),
  steps: z
    .array(z.object({ refundPercent: z.int(), until: instantOutput }))
    .meta({ description: 'What comes back until when' }),
  timeZone: z.string().meta({ description: 'Of the delivery place' }),
})

export const cancelledOrderOutput = cancellationOutput.extend({ order: orderOutput })

export const rentalChangeOutput = z.object({
  rule: z.enum(rentalChangeRules),
  rentalStart: calendarDateInput,
  rentalEnd: calendarDateInput,
  quote: quoteOutput.meta({ description: 'The whole rental over the new days' }),
  charge: dollars.meta({ description: 'To be paid on top' }),
  refund: dollars.meta({ description: 'Comes back' }),
  refundToAccountCredit,
  open: dollars.meta({ description: 'Of the price, what an earlier change added and is paid later' }),
  refundDay: calendarDateInput.meta({
    description:
      'The delivery day that a refund counts from afterwards: the earlier one where the change is late',
  }),
  deadline: instantOutput.meta({ description: 'The last instant of such a change' }),
  timeZone: z.string().meta({ description: 'Of the delivery place' }),
  order: orderOutput.meta({ description: 'As it is now; unchanged after a dry run' }),
})

/** New delivery details; the order is as it is now, unchanged after a dry run. */
export const deliveryChangeOutput = z.object({ ...deliveryChangeFields, order: orderOutput })

export type DeliveryChangeOutput = z.infer<typeof deliveryChangeOutput>
export type CancellationOutput = z.infer<typeof cancellationOutput>
export type CancelledOrderOutput = z.infer<typeof cancelledOrderOutput>
export type RentalChangeOutput = z.infer<typeof rentalChangeOutput>

/** The wire form of a cancellation; its cents become decimals here alone. */
export function toCancellationOutput(decision: Cancellation, timeZone: string): CancellationOutput {
  return {
    rule: decision.rule,
    refund: toDecimal(decision.refundCents),
    ...toCredit(decision.split),
    refundPercent: decision.percent,
    deadline: decision.deadlineAt?.toISOString() ?? null,
    steps: decision.steps.map(({ percent, untilAt }) => ({
      refundPercent: percent,
      until: untilAt.toISOString(),
    })),
    timeZone,
  }
}

function toCredit({ creditCents }: RefundSplit) {
  return creditCents > 0 ? { refundToAccountCredit: toDecimal(creditCents) } : {}
}

/** The wire form of new dates, for a preview and for the change. */
export function toRentalChangeOutput(
  change: RentalChange<RentalChangeOutput['rule']>,
  { timeZone, order }: { timeZone: string; order: Order },
): RentalChangeOutput {
  return {
    rule: change.rule,
    rentalStart: change.period.start,
    rentalEnd: change.period.end,
    quote: toQuoteOutput(change.quote),
    charge: toDecimal(change.chargeCents),
    refund: toDecimal(change.refundCents),
    ...toCredit(change.split),
    open: toDecimal(change.openCents),
    refundDay: change.refundDay,
    deadline: change.deadlineAt.toISOString(),
    timeZone,
    order,
  }
}
