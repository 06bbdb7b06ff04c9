import type { ServiceArea } from '../address/service-areas.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import { ratesOf } from './area-of.ts'
import type { ShopSettings } from './shop-settings.ts'

export type AreaMoveFacts = {
  status: OrderStatus
  /** Whose units it has. */
  depot: string
  /** The area it was in; null where that is none any more. */
  from: ServiceArea | null
  to: ServiceArea
  byStaff: boolean
}

export type AreaMoveRefusal = Refusal<{
  'other-terms': { area: string }
  'packed-elsewhere': { area: string }
}>

export type AreaMove = {
  ok: true
  /** Whose units it has from now on. */
  depot: string
  /** Fee or tax are others there, though the order keeps its own. */
  isOtherPrice: boolean
}

/**
 * May an order go to an address in this area? A guest's may where depot, fee and tax are the same; staff take it everywhere
 * until it is packed, at the price it has. In its own area an order keeps its depot. See docs/policy.md#areas.
 */
export function decideAreaMove(
  { status, depot, from, to, byStaff }: AreaMoveFacts,
  settings: Pick<ShopSettings, 'rates' | 'priceRules'>,
): AreaMove | AreaMoveRefusal {
  if (from?.id === to.id) return { ok: true, depot, isOtherPrice: false }
  const [was, is] = [ratesOf(from, settings), ratesOf(to, settings)]
  const isOtherPrice = was.deliveryCents !== is.deliveryCents || was.taxBasisPoints !== is.taxBasisPoints
  const isOtherDepot = depot !== to.depot
  if (!byStaff && (isOtherDepot || isOtherPrice)) return refuse('other-terms', { area: to.name })
  if (isOtherDepot && status === 'packed') return refuse('packed-elsewhere', { area: to.name })
  return { ok: true, depot: to.depot, isOtherPrice }
}
