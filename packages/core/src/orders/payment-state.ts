import type { Cents } from '../money/money.ts'
import type { PaymentStatus } from '../contract/orders/order-output.ts'

export const paymentStates = [
  'paid',
  'unpaid',
  'confirmation-required',
  'partly-refunded',
  'refunded',
  'waived',
] as const

export type PaymentState = (typeof paymentStates)[number]

export type PaymentFacts = {
  paymentStatus: PaymentStatus
  totalCents: Cents
  paidCents: Cents
  refundedCents: Cents
}

/** Nobody has to pay its price any more: it is paid, or was waived. */
export function isPriceSettled({
  isPaid,
  paymentStatus,
}: {
  isPaid: boolean
  paymentStatus: PaymentStatus
}): boolean {
  return isPaid || paymentStatus === 'waived'
}

/**
 * How an order stands with its money. Days that came off again leave it paid: only where less is kept than the order
 * costs has something of it been refunded.
 */
export function paymentState(facts: PaymentFacts): PaymentState {
  const { paymentStatus, totalCents, paidCents, refundedCents } = facts
  if (paymentStatus !== 'paid') return paymentStatus
  const keptCents = paidCents - refundedCents
  if (refundedCents === 0 || keptCents >= totalCents) return 'paid'
  return keptCents <= 0 ? 'refunded' : 'partly-refunded'
}

export const paymentStateLabel = {
  paid: 'Paid',
  unpaid: 'Unpaid',
  'confirmation-required': 'Waiting for the bank',
  'partly-refunded': 'Partly refunded',
  refunded: 'Refunded',
  waived: 'Waived',
} as const satisfies Record<PaymentState, string>
