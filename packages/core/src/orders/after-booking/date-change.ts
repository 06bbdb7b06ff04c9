import { splitRefund } from '../../account-credit/account-credit.ts'
import type { RefundSplit } from '../../account-credit/account-credit.ts'
import { dateInZone } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import type { Cents } from '../../money/money.ts'
import type { Quote } from '../../pricing/quote.ts'
import { refuse } from '../../refusal/refusal.ts'
import { decideRentalPeriod } from '../../dates/rental-period.ts'
import type { RentalPeriod, VanDays } from '../../dates/rental-period.ts'
import { quoteCurrentRental } from './current-rental.ts'
import type { CurrentRental, ItemInStock } from './current-rental.ts'
import { refundSteps } from './cancellation.ts'
import { decideDateChangeNotice } from './change-notice.ts'
import { firstShort } from './change-refusal.ts'
import type { ChangeRefusal } from './change-refusal.ts'

/** The rules that let a paid rental get other days. */
export const rentalChangeRules = ['change-48-hours-before-delivery', 'extend-24-hours-before-pickup'] as const

export type RentalChangeRule = (typeof rentalChangeRules)[number]

/** New dates of an order with what they cost, in cents; at most one of the two amounts is above zero. */
export type RentalChange<Rule extends RentalChangeRule> = {
  ok: true
  rule: Rule
  period: RentalPeriod
  quote: Quote
  chargeCents: Cents
  refundCents: Cents
  /** Where that goes. */
  split: RefundSplit
  /** The delivery day that counts for a refund from now on. */
  refundDay: CalendarDate
  deadlineAt: Date
}

export type DateChange = RentalChange<'change-48-hours-before-delivery'>

export type DateChangeFacts = {
  rental: CurrentRental
  /** The days asked for. */
  period: RentalPeriod
  /** Everything the order reserves, over the wished days. */
  items: readonly ItemInStock[]
  now: Date
  /** Of the place, for days that are new. */
  van?: Omit<VanDays, 'today'>
}

/**
 * May a paid order move to other days, and what do they cost? Free of charge until 48 hours before the delivery day
 * begins at the place, if the items are free; the difference to what the order costs now is charged, or comes back,
 * though never more than is left of what was paid. Less than 7 days before delivery the earlier of the two delivery
 * days goes on counting for a refund, so that moving an order cannot save its refund. The preview and the change both
 * ask here. See docs/policy.md#date-changes.
 */
export function decideDateChange({
  rental,
  period,
  items,
  now,
  van,
}: DateChangeFacts): DateChange | ChangeRefusal {
  const { status, timeZone, paidCents, isWaived = false } = rental
  const notice = { isPaid: paidCents > 0, isWaived, status, day: rental.period.start, timeZone, now }
  const inTime = decideDateChangeNotice(notice)
  if (!inTime.ok) return inTime
  const { deadlineAt } = inTime
  const allowed = decideRentalPeriod({
    ...period,
    ...van,
    today: dateInZone(now, timeZone),
    kept: rental.period,
  })
  if (!allowed.ok) return refuse('dates-not-rentable', { deadlineAt, fault: allowed })
  if (isSamePeriod(period, rental.period)) return refuse('dates-unchanged', { deadlineAt })
  const short = firstShort(items)
  if (short) return refuse('items-unavailable', { deadlineAt, name: short.name })

  const quote = quoteCurrentRental(rental, period)
  const difference = quote.totalCents - rental.totalCents
  const refundCents = Math.min(Math.max(0, -difference), Math.max(0, rental.paidCents - rental.refundedCents))
  return {
    ok: true,
    rule: 'change-48-hours-before-delivery',
    period,
    quote,
    chargeCents: Math.max(0, difference),
    refundCents,
    split: splitRefund({ ...rental, amountCents: refundCents }),
    refundDay: refundDayAfter(rental, period.start, now),
    deadlineAt,
  }
}

/** Less than 7 days before delivery the earlier of two delivery days goes on counting. */
export function refundDayAfter(rental: CurrentRental, newStart: CalendarDate, now: Date): CalendarDate {
  const everything = refundSteps(rental.refundDay, rental.timeZone)[0]
  const isInTime = everything !== undefined && now <= everything.untilAt
  return isInTime || newStart < rental.refundDay ? newStart : rental.refundDay
}

export function isSamePeriod(a: RentalPeriod, b: RentalPeriod): boolean {
  return a.start === b.start && a.end === b.end
}
