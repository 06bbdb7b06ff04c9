import { addressKey } from '@trivet/core/address'
import type { PlaceOrderInput } from '@trivet/core/contract/orders'
import { bankAsksUnproven, unpaidHoldMessage } from '@trivet/core/copy/orders'
import { decideUnpaidHold, type UnpaidHoldFacts } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findHeldBeside } from './held-beside.repo.ts'
import type { HoldFacts } from './order-facts.repo.ts'
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
  ctx: Pick<UserContext, 'limits'>,
  facts: HoldFacts,
  order: Pick<UnpaidHoldFacts, 'asked' | 'isPaidAtOnce'>,
): void {
  const refusal = refusalOf(ctx, facts, order)
  if (refusal) throw refusal
}

/**
 * The same of an order whose payment began with it, once the bank asks for the guest's word: from then on it waits like
 * any other, but that one of a proven account may be as large as it would be paid at once. Null where it may.
 */
export async function refusalToWait(
  ctx: Pick<UserContext, 'limits' | 'sql' | 'clock'>,
  orderId: string,
): Promise<AppError | null> {
  // all whose payment began have their place among the held ones by now: of many at once the last sees the others
  const beside = await findHeldBeside(ctx.sql, { orderId, now: ctx.clock.now() })
  if (!beside) return null
  const refusal = refusalOf(ctx, beside, { asked: beside.asked, isPaidAtOnce: beside.isProven })
  if (refusal?.code !== 'UNPAID_HOLD_REFUSED' || beside.isProven) return refusal
  return new AppError('UNPAID_HOLD_REFUSED', { message: bankAsksUnproven })
}

function refusalOf(
  { limits }: Pick<UserContext, 'limits'>,
  { heldOfUser, heldAtAddress, settings }: HoldFacts,
  order: Pick<UnpaidHoldFacts, 'asked' | 'isPaidAtOnce'>,
): AppError | null {
  if (!limits.enabled) return null
  const decision = decideUnpaidHold({
    ...order,
    ofAccount: heldOfUser,
    atAddress: heldAtAddress,
    limits: settings.settings.unpaidHolds,
  })
  if (decision.ok) return null
  const message = unpaidHoldMessage(decision)
  const [waiting] = heldOfUser
  const isOwn = 'orderId' in decision.facts && waiting !== undefined
  if (!isOwn) return new AppError('UNPAID_HOLD_REFUSED', { message })
  return new AppError('UNPAID_ORDER_WAITS', {
    message,
    details: standingOrder({ ...waiting, isPaid: false }),
  })
}
