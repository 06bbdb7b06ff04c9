import type { CalendarDate } from '../../calendar-date.ts'
import { maxRentalDays, rentalDays } from '../../rental-period.ts'
import type { OrderStatus } from '../order-status.ts'
import { quoteBooked } from './booked-rental.ts'
import type { BookedRental, ItemInStock } from './booked-rental.ts'
import { firstShort } from './change-refusal.ts'
import type { ChangeRefusal } from './change-refusal.ts'
import type { RentalChange } from './date-change.ts'
import { extensionNoticeHours, noticeDeadline } from './notice.ts'

export type Extension = RentalChange<'extend-24-hours-before-pickup'>

export type ExtensionFacts = {
  rental: BookedRental
  /** The pickup day wished for. */
  end: CalendarDate
  /** Everything the order keeps off the shelf, over all its days to the new pickup. */
  items: readonly ItemInStock[]
  now: Date
}

const extendable: readonly OrderStatus[] = ['confirmed', 'packed', 'dispatched', 'delivered']

/** Whether a paid rental can be extended at all, notice and stock aside: until it is picked up. */
export function canExtend(status: OrderStatus): boolean {
  return extendable.includes(status)
}

/**
 * May a paid rental last longer, and what do the days cost? Until 24 hours before the pickup day begins at the place
 * (section 9), if the items stay free. Each day past the week costs a seventh of the weekly price, with protection and
 * tax, without delivery and without a new discount. Charged is the difference between the whole longer rental and what
 * the order costs now, in cents: booking 10 days, booking 7 and extending by 3, or extending by one three times come to
 * the same cent; days that are missing to a full week are paid already. The preview and the deed both ask here.
 */
export function decideExtension({ rental, end, items, now }: ExtensionFacts): Extension | ChangeRefusal {
  const { status, timeZone } = rental
  const period = { start: rental.period.start, end }
  const deadlineAt = noticeDeadline(rental.period.end, extensionNoticeHours, timeZone)
  const refuse = { ok: false, deadlineAt } as const
  if (rental.paidCents <= 0) return { ...refuse, rule: 'paid-orders-only' }
  if (!canExtend(status)) return { ...refuse, rule: 'extend-before-pickup', status }
  if (now > deadlineAt) return { ...refuse, rule: 'extend-24-hours-before-pickup' }
  if (end <= rental.period.end) return { ...refuse, rule: 'later-pickup' }
  if (rentalDays(period) > maxRentalDays) return { ...refuse, rule: 'rental-period', refusal: 'too-long' }
  const short = firstShort(items)
  if (short) return { ...refuse, rule: 'items-free', name: short.name }

  const quote = quoteBooked(rental, period)
  return {
    ok: true,
    rule: 'extend-24-hours-before-pickup',
    period,
    quote,
    chargeCents: Math.max(0, quote.totalCents - rental.totalCents),
    refundCents: 0,
    refundDay: rental.refundDay,
    deadlineAt,
  }
}
