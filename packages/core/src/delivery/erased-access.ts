import type { OrderStatus } from '../orders/order-status.ts'

/** For a van that has to come back for a piece, in hours. */
export const accessKeptHours = 48

/** The statuses after which nobody has to get in any more. */
export const endsOfAccess = ['collected', 'cancelled'] as const satisfies readonly OrderStatus[]

/** The statuses in which access may be erased: after those comes only `completed`. */
export const statusesWithoutAccess = [...endsOfAccess, 'completed'] as const satisfies readonly OrderStatus[]

/**
 * The instant up to which an order has to have come to one of `endsOfAccess` for its access to be erased now; phone and
 * notes stay. See docs/policy.md#delivery-details.
 */
export function accessErasedUntil(now: Date): Date {
  return new Date(now.getTime() - accessKeptHours * 3_600_000)
}
