import { availableUnits } from '@trivet/core/availability'
import type { AtRisk } from '@trivet/core/contract/stock'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { findUnitsByDepot } from '../availability/index.ts'
import { findOrdersAtRisk } from './orders-at-risk.repo.ts'

/** Orders that cannot all be kept, days before they are due, each with the depots that could help. */
export async function listOrdersAtRisk({ sql, clock, settings }: UserContext): Promise<AtRisk> {
  const { timeZone } = (await settings.current()).settings
  const found = await findOrdersAtRisk(sql, clock.today(timeZone))
  const depotsOf = await findDepotsOf(sql, found)
  const orders = found.map(({ heldFrom, heldUntil, ...order }) => {
    const wanted = { firstDay: heldFrom, lastDay: heldUntil }
    const helps = (depotsOf.get(order.product) ?? [])
      .filter(({ depotId }) => depotId !== order.depot)
      .map(({ depotId, depotName, ...facts }) => ({
        depot: depotId,
        name: depotName,
        units: availableUnits({ ...facts, wanted }),
      }))
    return { ...order, helps: helps.filter(({ units }) => units > 0) }
  })
  return { orders }
}

/** The depots of each product, over all days that one of these orders takes. */
async function findDepotsOf(sql: Sql, orders: Awaited<ReturnType<typeof findOrdersAtRisk>>) {
  const [firstDay] = orders.map(({ heldFrom }) => heldFrom).toSorted()
  const lastDay = orders
    .map(({ heldUntil }) => heldUntil)
    .toSorted()
    .at(-1)
  if (!firstDay || !lastDay) return new Map<string, never[]>()
  const products = [...new Set(orders.map(({ product }) => product))]
  const units = await findUnitsByDepot(sql, products, { firstDay, lastDay })
  return Map.groupBy(units, ({ productId }) => productId)
}
