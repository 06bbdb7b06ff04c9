import { defaultTimeZone } from '@trivet/core/address'
import { availableUnits } from '@trivet/core/availability'
import type { AtRisk } from '@trivet/core/contract/stock'
import type { UserContext } from '../../api/context.ts'
import { findStockParts } from '../availability/index.ts'
import { findDepots } from './depots.repo.ts'
import { findOrdersAtRisk } from './orders-at-risk.repo.ts'

/** Orders that cannot all be kept, days before they are due, each with the depots that could help. */
export async function listOrdersAtRisk(ctx: UserContext): Promise<AtRisk> {
  const found = await findOrdersAtRisk(ctx.sql, ctx.clock.today(defaultTimeZone))
  const depots = new Map((await findDepots(ctx.sql)).map(({ _id, name }) => [_id, name]))
  const orders: AtRisk['orders'] = []
  for (const { heldFrom, heldUntil, ...order } of found) {
    const wanted = { firstDay: heldFrom, lastDay: heldUntil }
    const parts = await findStockParts(ctx.sql, { productId: order.product, depotId: null }, wanted)
    const helps = parts
      .filter(({ depotId, perKit, place }) => depotId !== order.depot && place === 0 && perKit === 1)
      .map((part) => ({
        depot: part.depotId,
        name: depots.get(part.depotId) ?? '',
        units: availableUnits({ ...part, wanted }),
      }))
      .filter(({ units }) => units > 0)
    orders.push({ ...order, helps })
  }
  return { orders }
}
