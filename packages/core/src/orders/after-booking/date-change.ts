import { splitRefund } from '../../account-credit/account-credit.ts'
import type { RefundSplit } from '../../account-credit/account-credit.ts'
import { dateInZone } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import type { Cents } from '../../money/money.ts'
import type { Quote } from '../../pricing/quote.ts'
import { refuse } from '../../refusal/refusal.ts'
import { decideRentalPeriod } from '../../dates/rental-period.ts'
import type { RentalPeriod, VanDays } from '../../dates/rental-period.ts'
import { pricedPeriodAfter, quoteCurrentRental } from './current-rental.ts'
import type { CurrentRental, ItemInStock } from './current-rental.ts'
import { refundSteps } from './cancellation.ts'
import { decideDateChangeNotice } from './change-notice.ts'
import { firstShort } from './change-refusal.ts'
import type { ChangeRefusal } from './change-refusal.ts'
import { settlePrice } from './price-settlement.ts'

/** The rules that let a paid rental get other days. */
export const rentalChangeRules = ['change-48-hours-before-delivery', 'extend-24-hours-before-pickup'] as const

export type RentalChangeRule = (typeof rentalChangeRules)[number]

/** New dates of an order with what they cost, in cents; at most one of the two amounts is above zero. */
export type RentalChange<Rule extends RentalChangeRule> = {
  ok: true
  rule: Rule
  period: RentalPeriod
  /** The days that its price is for. */
  pricedPeriod: RentalPeriod
  quote: Quote
  chargeCents: Cents
  refundCents: Cents
  /** Where that goes. */
  split: RefundSplit
  /** Of the price, what an earlier change by staff added and is still to be paid. */
  openCents: Cents
  /** Of the price, what staff waived earlier. */
  waivedCents: Cents
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
 * begins at the place, if the items are free; the difference to what the order costs now is charged, or comes back as far
 * as it was paid. Less than 7 days before delivery the earlier of the two delivery
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

  return {
    ok: true,
    rule: 'change-48-hours-before-delivery',
    period,
    ...priceOnOtherDays(rental, period),
    refundDay: refundDayAfter(rental, period.start, now),
    deadlineAt,
  }
}

type PriceOnOtherDays = Pick<
  DateChange,
  'pricedPeriod' | 'quote' | 'chargeCents' | 'refundCents' | 'split' | 'openCents' | 'waivedCents'
>

/** Charged is the difference; what an earlier change left open stays open, as far as the order still costs it. */
export function priceOnOtherDays(rental: CurrentRental, period: RentalPeriod): PriceOnOtherDays {
  const quote = quoteCurrentRental(rental, period)
  const { missingCents, refundCents, waivedCents } = settlePrice(rental, quote.totalCents)
  const chargeCents = Math.max(0, quote.totalCents - rental.totalCents)
  return {
    pricedPeriod: pricedPeriodAfter(rental, period),
    quote,
    chargeCents,
    refundCents,
    split: splitRefund({ ...rental, amountCents: refundCents }),
    openCents: missingCents - chargeCents,
    waivedCents,
  }
}

/** Less than 7 days before delivery the earlier of two delivery days goes on counting. */
export function refundDayAfter(
  { refundDay, timeZone }: Pick<CurrentRental, 'refundDay' | 'timeZone'>,
  newStart: CalendarDate,
  now: Date,
): CalendarDate {
  const everything = refundSteps(refundDay, timeZone)[0]
  const isInTime = everything !== undefined && now <= everything.untilAt
  return isInTime || newStart < refundDay ? newStart : refundDay
}

export function isSamePeriod(a: RentalPeriod, b: RentalPeriod): boolean {
  return a.start === b.start && a.end === b.end
}
