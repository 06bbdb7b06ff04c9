import type { ServiceArea } from '../address/service-areas.ts'
import type { Rates } from '../pricing/rates.ts'
import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import { ratesOf } from './area-of.ts'
import type { ShopSettings } from './shop-settings.ts'

export type AreaMoveFacts = {
  /** Whose units the order has. */
  depot: string
  /** The area it was in; null where that is none any more. */
  from: ServiceArea | null
  to: ServiceArea
}

export type AreaMoveRefusal = Refusal<{ 'other-terms': { area: string } }>

type ShopRates = Pick<ShopSettings, 'rates' | 'priceRules'>

/** Whose units an order has once it goes to this area: in its own it keeps its depot. See docs/policy.md#areas. */
export function depotAfterMove({ depot, from, to }: AreaMoveFacts): string {
  return from?.id === to.id ? depot : to.depot
}

/**
 * May an order just go to an address in this area? Where depot, fee and tax are the same; where they are not, staff change the
 * order, with what follows shown first. See docs/policy.md#areas.
 */
export function decideAreaMove(facts: AreaMoveFacts, settings: ShopRates): { ok: true } | AreaMoveRefusal {
  const { depot, from, to } = facts
  if (from?.id === to.id) return { ok: true }
  const isOtherPrice = ratesInArea(ratesOf(from, settings), to, settings) !== null
  if (isOtherPrice || depotAfterMove(facts) !== depot) return refuse('other-terms', { area: to.name })
  return { ok: true }
}

/** What an order would be charged by with fee and tax of an area, and all else as it was; null where these are its own. */
export function ratesInArea(rates: Rates, area: ServiceArea, settings: ShopRates): Rates | null {
  const { deliveryCents, taxBasisPoints } = ratesOf(area, settings)
  const isSame = rates.deliveryCents === deliveryCents && rates.taxBasisPoints === taxBasisPoints
  return isSame ? null : { ...rates, deliveryCents, taxBasisPoints }
}
