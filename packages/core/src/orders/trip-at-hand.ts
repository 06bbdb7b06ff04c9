import { dateInZone } from '../dates/calendar-date.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import type { OrderStatus } from './order-status.ts'

/** Between payment and pickup: the van still comes. */
const statusesUnderWay: readonly OrderStatus[] = ['confirmed', 'packed', 'dispatched', 'delivered']

type Trip = { status: OrderStatus; rentalStart: CalendarDate; rentalEnd: CalendarDate; timeZone: string }

/** A pickup day that is not over on the clock of the place. */
export function isTripAhead(
  { rentalEnd, timeZone }: Pick<Trip, 'rentalEnd' | 'timeZone'>,
  now: Date,
): boolean {
  return rentalEnd >= dateInZone(now, timeZone)
}

/** The trip a guest wants at hand, also without network: the one under way, else the next one; null when none is. */
export function tripAtHand<Order extends Trip>(orders: readonly Order[], now: Date): Order | null {
  const [first] = orders
    .filter((order) => statusesUnderWay.includes(order.status) && isTripAhead(order, now))
    .toSorted((one, other) => (one.rentalStart < other.rentalStart ? -1 : 1))
  return first ?? null
}
