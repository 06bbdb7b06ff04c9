import type { OrderStatus } from '../orders/order-status.ts'

/**
 * A review is a verified rental once its author had the product: delivered, and not only ordered. See
 * docs/policy.md#reviews.
 */
export const hadItStatuses = ['delivered', 'collected', 'completed'] as const satisfies OrderStatus[]

/** A guest is asked for a review so many days after the pickup day. */
export const reviewRequestDays = 3
/** And no more once so many days have passed: an order that comes back late is not asked about for ever. */
export const reviewRequestLastDays = 14
