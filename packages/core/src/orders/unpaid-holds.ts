import type { Count } from '../money/money.ts'
import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'

/**
 * What orders that nobody has paid may hold at once: how many of them, how many units in all, and for how many rental
 * days each.
 */
export type HoldLimits = { orders: Count; units: Count; days: Count }

/** For one account, and for one address, whoever orders to it. See docs/policy.md#unpaid-holds. */
export type UnpaidHoldLimits = { account: HoldLimits; address: HoldLimits }

/** Of a shop that never changed them. */
export const standardUnpaidHolds: UnpaidHoldLimits = {
  account: { orders: 2, units: 20, days: 60 },
  address: { orders: 2, units: 20, days: 60 },
}

/** An order that is not paid and still holds its units. */
export type HeldOrder = { id: string; units: Count }

export type UnpaidHoldFacts = {
  /** The order that is asked for: its units, and its rental days. */
  asked: { units: Count; days: Count }
  /** The payment begins with the order: one that fails leaves nothing held. */
  isPaidAtOnce: boolean
  /** The account's own, the newest first. */
  ofAccount: readonly HeldOrder[]
  /** Anybody's, to the same address. */
  atAddress: readonly HeldOrder[]
  limits: UnpaidHoldLimits
}

export type UnpaidHoldFaults = {
  /** The account has as many as it may have; one of them waits. */
  'orders-wait': { orderId: string; orders: Count }
  /** Together with the one that waits it would be more than the account may hold. */
  'units-wait': { orderId: string; units: Count }
  'too-many-units': { units: Count }
  'too-many-days': { days: Count }
  'address-taken': { orders: Count }
}

export type UnpaidHoldDecision = { ok: true } | Refusal<UnpaidHoldFaults>

/**
 * May one more order hold its units before it is paid? One whose payment begins with it is only counted among the account's
 * orders. See docs/policy.md#unpaid-holds.
 */
export function decideUnpaidHold({
  asked,
  isPaidAtOnce,
  ofAccount,
  atAddress,
  limits,
}: UnpaidHoldFacts): UnpaidHoldDecision {
  const { account, address } = limits
  const [waiting] = ofAccount
  if (waiting && ofAccount.length >= account.orders) {
    return refuse('orders-wait', { orderId: waiting.id, orders: account.orders })
  }
  if (isPaidAtOnce) return { ok: true }
  const days = Math.min(account.days, address.days)
  if (asked.days > days) return refuse('too-many-days', { days })
  const units = Math.min(account.units, address.units)
  if (asked.units > units) return refuse('too-many-units', { units })
  if (waiting && unitsOf(ofAccount) + asked.units > account.units) {
    return refuse('units-wait', { orderId: waiting.id, units: account.units })
  }
  const isTaken = atAddress.length >= address.orders || unitsOf(atAddress) + asked.units > address.units
  return isTaken ? refuse('address-taken', { orders: address.orders }) : { ok: true }
}

function unitsOf(orders: readonly HeldOrder[]): Count {
  return orders.reduce((sum, { units }) => sum + units, 0)
}
