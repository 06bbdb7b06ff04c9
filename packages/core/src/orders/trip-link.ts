import * as z from 'zod'
import { addDays, startOfDay } from '../calendar-date.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { calendarDateInput } from '../calendar-date-input.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { packedItemOutput } from '../kits/kit-output.ts'
import { messages } from '../messages.ts'
import type { OrderStatus } from './order-status.ts'

/** A trip can be looked at for so many whole days after its pickup day. */
export const tripLinkDays = 3
/** Of one order, that work at the same time. */
export const maxTripLinks = 20

export type TripLinkFacts = {
  isPaid: boolean
  status: OrderStatus
  pickupDay: CalendarDate
  /** Of the delivery place. */
  timeZone: string
  now: Date
}

export type TripLinkDecision =
  | { ok: true; expiresAt: Date }
  | { ok: false; rule: 'paid-trips-only' | 'trip-cancelled' | 'trip-over'; message: string }

/** The first instant at which a trip's links are dead; it moves with the pickup day. */
export function tripLinkExpiry(pickupDay: CalendarDate, timeZone: string): Date {
  return startOfDay(addDays(pickupDay, tripLinkDays + 1), timeZone)
}

/** May the trip be shared by a link, and until when does the link work? */
export function decideTripLink({
  isPaid,
  status,
  pickupDay,
  timeZone,
  now,
}: TripLinkFacts): TripLinkDecision {
  if (status === 'cancelled') return { ok: false, rule: 'trip-cancelled', message: messages.tripCancelled }
  if (!isPaid) return { ok: false, rule: 'paid-trips-only', message: messages.tripUnpaid }
  const expiresAt = tripLinkExpiry(pickupDay, timeZone)
  if (now >= expiresAt) return { ok: false, rule: 'trip-over', message: messages.tripOver }
  return { ok: true, expiresAt }
}

const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** Whether a text has the form of a link's token: 256 bits in base64url. */
export function isTripToken(text: string): boolean {
  return tokenPattern.test(text)
}

/** Any text: what is no token belongs to no trip. */
export const tripTokenInput = z.object({ token: z.string().max(500) })

export const tripLinksOutput = z.object({
  live: z.int().meta({ description: 'How many links work now' }),
  expiresAt: instantOutput.meta({ description: 'When all of them stop working' }),
})

export const newTripLinkOutput = tripLinksOutput.extend({
  link: z.string().meta({ description: 'Told once: the shop keeps a hash of it alone' }),
})

/** A trip as whoever holds its link may see it: no price, no name, nothing to press. */
export const tripOutput = z.object({
  isCancelled: z.boolean(),
  rentalStart: calendarDateInput,
  rentalEnd: calendarDateInput,
  deliveryWindow: z.string(),
  pickupWindow: z.string(),
  title: z.string().nullable().meta({ description: 'Of the rental it goes to, where it has a page' }),
  rentalAddress: z
    .object({
      street: z.string(),
      city: z.string(),
      state: z.string(),
      postalCode: z.string(),
      country: z.string(),
    })
    .nullable()
    .meta({ description: 'While the order is paid and coming' }),
  accessNotes: z.string().nullable(),
  items: z.array(
    z.object({ name: z.string(), quantity: z.int(), image: z.string(), items: z.array(packedItemOutput) }),
  ),
  expiresAt: instantOutput,
})

export type TripLinks = z.infer<typeof tripLinksOutput>
export type NewTripLink = z.infer<typeof newTripLinkOutput>
export type Trip = z.infer<typeof tripOutput>
