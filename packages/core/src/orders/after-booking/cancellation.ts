import { splitRefund } from '../../account-credit/account-credit.ts'
import type { RefundSplit } from '../../account-credit/account-credit.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import { shareOf } from '../../money/money.ts'
import type { Cents } from '../../money/money.ts'
import { refuse } from '../../refusal/refusal.ts'
import { canBecome } from '../order-status.ts'
import { refundBands } from '../refund-bands.ts'
import type { CurrentRental } from './current-rental.ts'
import type { ChangeRefusal } from './change-refusal.ts'
import { noticeDeadline } from './notice.ts'

/** How much comes back on cancelling until an instant, which itself is in time. */
export type RefundStep = { percent: number; untilAt: Date }

export type Cancellation = {
  ok: true
  rule: 'refund-by-notice'
  percent: number
  /** What comes back, in cents. */
  refundCents: Cents
  /** Where that goes. */
  split: RefundSplit
  /** The last instant of this percentage; null once nothing comes back. */
  deadlineAt: Date | null
  /** All steps of this order, open or over, the most generous first. */
  steps: RefundStep[]
}

export type CancellationFacts = Pick<
  CurrentRental,
  | 'status'
  | 'refundDay'
  | 'timeZone'
  | 'paidCents'
  | 'refundedCents'
  | 'creditPaidCents'
  | 'creditRefundedCents'
> & { now: Date }

/** The steps of the refund for a delivery day at a place: 168, 72 and 24 hours before it. */
export function refundSteps(refundDay: CalendarDate, timeZone: string): RefundStep[] {
  return refundBands.map(({ percent, noticeHours }) => ({
    percent,
    untilAt: noticeDeadline(refundDay, noticeHours, timeZone),
  }))
}

/**
 * What a guest gets back on cancelling now: a share, by notice before the delivery day begins at the place, of
 * everything that was paid and has not come back yet; in cents, rounded half up once. An order nobody paid is cancelled
 * for nothing. Refused once it is on its way, or cancelled already. The preview and the cancelling both ask here.
 * See docs/policy.md#refunds-on-cancelling.
 */
export function decideCancellation(facts: CancellationFacts): Cancellation | ChangeRefusal {
  const { status, refundDay, timeZone, paidCents, refundedCents, now } = facts
  if (!canBecome(status, 'cancelled')) {
    return refuse('cancellation-closed', { deadlineAt: null, status })
  }
  const steps = refundSteps(refundDay, timeZone)
  const step = steps.find(({ untilAt }) => now <= untilAt)
  const percent = step?.percent ?? 0
  const refundCents = shareOf(Math.max(0, paidCents - refundedCents), percent * 100)
  return {
    ok: true,
    rule: 'refund-by-notice',
    percent,
    refundCents,
    split: splitRefund({ ...facts, amountCents: refundCents }),
    deadlineAt: step?.untilAt ?? null,
    steps,
  }
}
