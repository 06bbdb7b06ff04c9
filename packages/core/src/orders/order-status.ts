export const orderStatuses = [
  'pending',
  'confirmed',
  'packed',
  'dispatched',
  'delivered',
  'collected',
  'completed',
  'cancelled',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** The status changes an order may make; nothing else changes a status. See docs/policy.md#order-statuses. */
export const nextStatuses = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['dispatched', 'cancelled'],
  dispatched: ['delivered'],
  delivered: ['collected'],
  collected: ['completed'],
  completed: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  const next: readonly OrderStatus[] = nextStatuses[from]
  return next.includes(to)
}

/** 'pending' → 'Pending'. */
export function statusLabel(status: OrderStatus): string {
  return status.charAt(0).toUpperCase() + status.slice(1)
}

export function paymentLabel(isPaid: boolean): 'Paid' | 'Pending' {
  return isPaid ? 'Paid' : 'Pending'
}

/** Why an order was cancelled. */
export const cancelReasons = ['payment-declined', 'unpaid', 'by-guest', 'by-staff'] as const

export type CancelReason = (typeof cancelReasons)[number]

/** How long an unpaid order keeps its units. See docs/policy.md#unpaid-holds. */
export const orderHoldMinutes = 30

export const paymentMethods = ['stripe', 'paypal'] as const

export type PaymentMethod = (typeof paymentMethods)[number]
