import { addDays, startOfDay } from '../dates/calendar-date.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'
import type { OrderStatus } from './order-status.ts'

/** A trip can be looked at for so many whole days after its pickup day. */
export const tripLinkDays = 3
/** Of one order, that work at the same time. */
export const maxTripLinks = 20

export type TripLinkFacts = {
  /** Or its price was waived. */
  isPaid: boolean
  status: OrderStatus
  pickupDay: CalendarDate
  /** Of the delivery place. */
  timeZone: string
  now: Date
}

export type TripLinkFault = 'trip-cancelled' | 'trip-unpaid' | 'trip-over'

export type TripLinkRefusal = Refusal<Record<TripLinkFault, NoFacts>>

export type TripLinkDecision = { ok: true; expiresAt: Date } | TripLinkRefusal

/** The first instant at which a trip's links are dead; it moves with the pickup day. */
export function tripLinkExpiry(pickupDay: CalendarDate, timeZone: string): Date {
  return startOfDay(addDays(pickupDay, tripLinkDays + 1), timeZone)
}

/** May the trip be shared by a link, and until when does the link work? See docs/policy.md#trip-links. */
export function decideTripLink({
  isPaid,
  status,
  pickupDay,
  timeZone,
  now,
}: TripLinkFacts): TripLinkDecision {
  if (status === 'cancelled') return refuse('trip-cancelled', {})
  if (!isPaid) return refuse('trip-unpaid', {})
  const expiresAt = tripLinkExpiry(pickupDay, timeZone)
  if (now >= expiresAt) return refuse('trip-over', {})
  return { ok: true, expiresAt }
}

const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** Whether a text has the form of a link's token: 256 bits in base64url. */
export function isTripToken(text: string): boolean {
  return tokenPattern.test(text)
}
