import type { CalendarDate } from '../../dates/calendar-date.ts'
import { fault, refuse } from '../../refusal/refusal.ts'
import { isClosedDay, maxRentalDays, rentalDays } from '../../dates/rental-period.ts'
import type { VanDays } from '../../dates/rental-period.ts'
import type { CurrentRental, ItemInStock } from './current-rental.ts'
import { decideExtensionNotice } from './change-notice.ts'
import { firstShort } from './change-refusal.ts'
import type { ChangeRefusal } from './change-refusal.ts'
import { priceOnOtherDays } from './date-change.ts'
import type { RentalChange } from './date-change.ts'

export type Extension = RentalChange<'extend-24-hours-before-pickup'>

export type ExtensionFacts = {
  rental: CurrentRental
  /** The pickup day asked for. */
  end: CalendarDate
  /** Everything the order reserves, over all its days to the new pickup. */
  items: readonly ItemInStock[]
  now: Date
  /** Of the place. */
  van?: Omit<VanDays, 'today'>
}

/**
 * May a paid rental last longer, and what do the days cost? Until 24 hours before the pickup day begins at the place,
 * if the items stay free. Each day past the week costs a seventh of the weekly price, with protection and tax, without
 * delivery and without a new discount. Charged is the difference between the whole longer rental and what the order
 * costs now, in cents: booking 10 days, booking 7 and extending by 3, or extending by one three times come to the same
 * cent; days that are missing to a full week are paid already. Where a season or a long stay makes the longer rental the cheaper
 * one, the difference comes back. The preview and the change both ask here.
 * See docs/policy.md#extensions.
 */
export function decideExtension({
  rental,
  end,
  items,
  now,
  van = {},
}: ExtensionFacts): Extension | ChangeRefusal {
  const { status, timeZone, paidCents, isWaived = false } = rental
  const notice = { isPaid: paidCents > 0, isWaived, status, day: rental.period.end, timeZone, now }
  const inTime = decideExtensionNotice(notice)
  if (!inTime.ok) return inTime
  const { deadlineAt } = inTime
  const period = { start: rental.period.start, end }
  if (end <= rental.period.end) return refuse('pickup-not-later', { deadlineAt })
  if (rentalDays(period) > maxRentalDays)
    return refuse('dates-not-rentable', { deadlineAt, fault: fault('too-long', {}) })
  if (isClosedDay(end, van))
    return refuse('dates-not-rentable', { deadlineAt, fault: fault('no-pickup-that-day', {}) })
  const short = firstShort(items)
  if (short) return refuse('items-unavailable', { deadlineAt, name: short.name })

  return {
    ok: true,
    rule: 'extend-24-hours-before-pickup',
    period,
    ...priceOnOtherDays(rental, period),
    refundDay: rental.refundDay,
    deadlineAt,
  }
}
