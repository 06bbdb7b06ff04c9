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
  /** Of the total, what a change added and is still to be paid. */
  openCents?: Cents
  /** Of the total, what changes added and staff waived. */
  waivedCents?: Cents
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
 * How an order stands with its money. Days that came off again leave it paid: only where less is kept than was paid for of
 * what the order costs now has something of it been refunded.
 */
export function paymentState(facts: PaymentFacts): PaymentState {
  const { paymentStatus, totalCents, paidCents, refundedCents, openCents = 0, waivedCents = 0 } = facts
  if (paymentStatus !== 'paid') return paymentStatus
  const keptCents = paidCents - refundedCents
  if (refundedCents === 0 || keptCents >= totalCents - openCents - waivedCents) return 'paid'
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
