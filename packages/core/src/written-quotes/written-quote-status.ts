import type { OrderStatus } from '../orders/order-status.ts'

export const writtenQuoteStatuses = ['open', 'accepted', 'expired', 'withdrawn'] as const

export type WrittenQuoteStatus = (typeof writtenQuoteStatuses)[number]

/** Of an order that is not paid: in these it has not gone out on account, and accepts nothing yet. */
export const unacceptedStatuses = ['pending', 'cancelled'] as const satisfies readonly OrderStatus[]

export type WrittenQuoteFacts = {
  isWithdrawn: boolean
  expiresAt: Date
  /** Its order was placed with it, to hold its units. */
  holdsUnits: boolean
  /** The last order that was placed by it. */
  order: { status: OrderStatus; isPaid: boolean } | null
  now: Date
}

/**
 * What became of a written quote. It is accepted once its order is paid, or goes out on account: an order that waits for its
 * payment, or lapsed, leaves it open. See docs/policy.md#written-quotes.
 */
export function writtenQuoteStatus({
  isWithdrawn,
  expiresAt,
  holdsUnits,
  order,
  now,
}: WrittenQuoteFacts): WrittenQuoteStatus {
  const unaccepted: readonly OrderStatus[] = unacceptedStatuses
  if (order && (order.isPaid || !unaccepted.includes(order.status))) return 'accepted'
  if (isWithdrawn) return 'withdrawn'
  if (now >= expiresAt) return 'expired'
  // somebody cancelled the order that held its units
  return holdsUnits && order?.status === 'cancelled' ? 'withdrawn' : 'open'
}

/**
 * What its link says became of it: nobody pays for an account that is closed, though staff still withdraw the quote and free
 * what it holds. See docs/policy.md#written-quotes.
 */
export function linkedQuoteStatus({
  isGuestDisabled,
  ...quote
}: WrittenQuoteFacts & { isGuestDisabled: boolean }): WrittenQuoteStatus {
  const status = writtenQuoteStatus(quote)
  return isGuestDisabled && status === 'open' ? 'withdrawn' : status
}
