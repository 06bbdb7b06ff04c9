import { dateInZone } from '../dates/calendar-date.ts'
import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'

/** So long a link proves the address that it was mailed to, in hours. See docs/policy.md#email-addresses. */
export const emailLinkHours = 24

/** So long a link sets a new password, in minutes. See docs/policy.md#passwords-and-sessions. */
export const resetLinkMinutes = 60

/** So long the link lasts with which a guest, whose account staff opened, chooses the first password, in days. */
export const firstPasswordDays = 7

/** What an account may order on one day of the shop until its address is proven. */
export const unprovenOrdersPerDay = 3

export type UnprovenOrderFacts = {
  isEmailProven: boolean
  /** When the account placed its last orders, the newest first; older than `unprovenOrdersPerDay` of them are not needed. */
  placedAt: readonly Date[]
  now: Date
  /** The shop's own: by whose days orders count. */
  timeZone: string
}

export type UnprovenOrderDecision = { ok: true } | Refusal<{ 'email-unproven': { perDay: number } }>

/** May an account place one more order today? Any number, once its address is proven. See docs/policy.md#email-addresses. */
export function decideUnprovenOrder({
  isEmailProven,
  placedAt,
  now,
  timeZone,
}: UnprovenOrderFacts): UnprovenOrderDecision {
  if (isEmailProven) return { ok: true }
  const today = dateInZone(now, timeZone)
  const ordersToday = placedAt.filter((instant) => dateInZone(instant, timeZone) === today).length
  return ordersToday < unprovenOrdersPerDay
    ? { ok: true }
    : refuse('email-unproven', { perDay: unprovenOrdersPerDay })
}
