import type { OrderStatus } from '../orders/order-status.ts'
import { shopCurrency } from './payment-account.ts'

/** Everything that can be wrong between our books and a provider's. */
export const paymentFlagKinds = [
  'amount-differs',
  'currency-differs',
  'unknown-order',
  'not-booked',
  'missing-at-provider',
  'refund-differs',
  'refund-failed',
  'charge-late',
  'disputed',
] as const

export type PaymentFlagKind = (typeof paymentFlagKinds)[number]

export type ChargeFacts = {
  /** Null: the charge names no order of ours. */
  order: {
    status: OrderStatus
    /** Or its price was waived. */
    isPaid: boolean
    /** Its total less the account credit it takes. */
    toPayCents: number
    /** Its units are gone, or its guest has ordered anew since nobody knew what became of the charge. */
    isGivenUp: boolean
  } | null
  /** The charge stands in our books already, as a payment or on its way back. */
  isBooked: boolean
  /** The change of the order it was made for; null for the order itself. */
  change: string | null
  amountCents: number
  currency: string
}

export type ChargeDecision =
  | { action: 'nothing' }
  /** The order is paid by it. */
  | { action: 'book' }
  /** Nobody may keep it: it goes back whole. */
  | { action: 'return' }
  /** Somebody has to look at it; it is neither accepted nor sent back. */
  | { action: 'flag'; kind: PaymentFlagKind }

/** What becomes of money that a provider says it has taken for us. See docs/policy.md#card-payments. */
export function decideCharge({
  order,
  isBooked,
  change,
  amountCents,
  currency,
}: ChargeFacts): ChargeDecision {
  if (isBooked) return { action: 'nothing' }
  if (!order) return { action: 'flag', kind: 'unknown-order' }
  if (currency.toUpperCase() !== shopCurrency) return { action: 'flag', kind: 'currency-differs' }
  // a change is kept together with its charge: one without the other was undone
  if (change !== null || order.isPaid || order.status === 'cancelled' || order.isGivenUp)
    return { action: 'return' }
  if (amountCents !== order.toPayCents) return { action: 'flag', kind: 'amount-differs' }
  return { action: 'book' }
}
