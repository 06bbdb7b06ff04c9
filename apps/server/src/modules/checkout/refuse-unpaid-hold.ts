import { addressKey } from '@trivet/core/address'
import type { PlaceOrderInput } from '@trivet/core/contract/orders'
import { unpaidHoldMessage } from '@trivet/core/copy/orders'
import { decideUnpaidHold, type UnpaidHoldFacts } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import type { OrderFacts } from './order-facts.repo.ts'
import { standingOrder } from './standing-order.ts'

/** Whether an order holds units that nobody pays for yet. Benchmarks place as many as they like. */
export function holdsUnpaid(
  { limits }: Pick<UserContext, 'limits'>,
  { paymentToken }: Pick<PlaceOrderInput, 'paymentToken'>,
): boolean {
  return limits.enabled && !paymentToken
}

/** One text for the home an order goes to: a stay's address is its host's, and one that is to follow has its listing's. */
export function destinationKey({
  place,
  airbnbListing,
}: Pick<PlaceOrderInput, 'place' | 'airbnbListing'>): string | null {
  if (!('rentalAddress' in place)) return `stay ${place.stay}`
  return addressKey(place.rentalAddress) ?? airbnbListing ?? null
}

/** Leads a guest back to what they have not paid, before anybody keeps the shelves empty for nothing. */
export function refuseUnpaidHold(
  { limits }: Pick<UserContext, 'limits'>,
  { heldOfUser, heldAtAddress, settings }: OrderFacts,
  order: Pick<UnpaidHoldFacts, 'asked' | 'isPaidAtOnce'>,
): void {
  if (!limits.enabled) return
  const decision = decideUnpaidHold({
    ...order,
    ofAccount: heldOfUser,
    atAddress: heldAtAddress,
    limits: settings.settings.unpaidHolds,
  })
  if (decision.ok) return
  const message = unpaidHoldMessage(decision)
  const [waiting] = heldOfUser
  const isOwn = 'orderId' in decision.facts && waiting !== undefined
  if (!isOwn) throw new AppError('UNPAID_HOLD_REFUSED', { message })
  throw new AppError('UNPAID_ORDER_WAITS', { message, details: standingOrder({ ...waiting, isPaid: false }) })
}
