import type { WarehouseDay, WarehouseDayInput } from '@trivet/core/contract/warehouse'
import { addDays } from '@trivet/core/dates'
import { expectedPieces } from '@trivet/core/dispatch'
import { pickList, picksOf, type PickedOrder } from '@trivet/core/warehouse'
import type { Context } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { findPackedOrders, openBoxes } from '../dispatch/index.ts'
import { findShortProducts } from '../stock/index.ts'
import { findShelves } from './shelves.repo.ts'
import { findOrdersComingBack, findOrdersToPack, findOrdersToWash } from './warehouse.repo.ts'

const daysAhead = 7

/** What the warehouse has to do on a day: to pick, to wash, to take back, and what will not be there. */
export async function getWarehouseDay(ctx: Context, asked: WarehouseDayInput): Promise<WarehouseDay> {
  const { sql } = ctx
  const today = ctx.clock.today((await ctx.settings.current()).settings.timeZone)
  const day = asked.day ?? today
  const toPack = await openedOrders(sql, await findOrdersToPack(sql, { day }))
  const toWash = await openedOrders(sql, await findOrdersToWash(sql, {}))
  const ids = toPack.flatMap(({ pieces }) => pieces.map(({ productId }) => productId))
  return {
    day,
    today,
    pick: pickList(toPack, await findShelves(sql, [...new Set(ids)])),
    wash: picksOf(toWash),
    back: await findOrdersComingBack(sql, { day }),
    short: await findShortProducts(sql, { from: day, to: addDays(day, daysAhead - 1) }),
  }
}

/** With their pieces, kits opened. */
async function openedOrders(
  sql: Sql,
  orders: readonly { orderId: string; orderNumber: string }[],
): Promise<PickedOrder[]> {
  if (orders.length === 0) return []
  const packed = await findPackedOrders(
    sql,
    orders.map(({ orderId }) => orderId),
  )
  const piecesOf = new Map(packed.map((order) => [order.orderId, expectedPieces(openBoxes(order).boxes)]))
  return orders.map(({ orderId, orderNumber }) => ({
    orderId,
    orderNumber,
    pieces: piecesOf.get(orderId) ?? [],
  }))
}
