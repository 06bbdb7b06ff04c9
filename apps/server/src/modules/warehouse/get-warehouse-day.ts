import type { WarehouseDay, WarehouseDayInput } from '@trivet/core/contract/warehouse'
import { addDays } from '@trivet/core/dates'
import { expectedPieces } from '@trivet/core/dispatch'
import { pickList, picksOf, piecesToWash, type PickedOrder } from '@trivet/core/warehouse'
import type { Context } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { findPackedOrders, openBoxes } from '../dispatch/index.ts'
import { findDepots, findShortProducts } from '../stock/index.ts'
import { findShelves } from './shelves.repo.ts'
import { findOrdersComingBack, findOrdersToPack, findOrdersToWash, mostOrders } from './warehouse.repo.ts'

const daysAhead = 7

/** What the warehouse has to do on a day: to pick, to wash, to take back, and what will not be there. */
export async function getWarehouseDay(ctx: Context, asked: WarehouseDayInput): Promise<WarehouseDay> {
  const { sql } = ctx
  const today = ctx.clock.today((await ctx.settings.current()).settings.timeZone)
  const day = asked.day ?? today
  const depots = (await findDepots(sql)).filter(({ isClosed }) => !isClosed)
  const depot = depots.find(({ _id }) => _id === asked.depot)?._id ?? null
  const isNamed = depot === null && depots.length > 1
  const toPack = await openedOrders(sql, await findOrdersToPack(sql, { day, depot }), piecesSent)
  const toWash = await openedOrders(sql, await findOrdersToWash(sql, { depot }), piecesCollected)
  const comingBack = await findOrdersComingBack(sql, { day, depot })
  return {
    day,
    today,
    depots: depots.map(({ _id, name }) => ({ _id, name })),
    depot,
    isWhole: [toPack, toWash, comingBack].every(({ length }) => length < mostOrders),
    pick: await pickByDepot(sql, toPack, { isNamed }),
    wash: byDepot(toWash, { isNamed }).flatMap((there) =>
      picksOf(there.orders).map((pick) => ({ depot: there.depot, ...pick })),
    ),
    back: comingBack.map((order) => ({
      ...order,
      depot: isNamed ? order.depot : null,
    })),
    short: await findShortProducts(sql, { from: day, to: addDays(day, daysAhead - 1), depot }),
  }
}

type Named = { isNamed: boolean }

/** One walk in each depot. */
async function pickByDepot(
  sql: Sql,
  orders: readonly (PickedOrder & { depot: string })[],
  named: Named,
): Promise<WarehouseDay['pick']> {
  const ids = orders.flatMap(({ pieces }) => pieces.map(({ productId }) => productId))
  const shelves = await findShelves(sql, [...new Set(ids)])
  return byDepot(orders, named).flatMap((there) =>
    pickList(there.orders, shelves).map((shelf) => ({ depot: there.depot, ...shelf })),
  )
}

/** Each depot with its orders; it is named where there are several. */
function byDepot<Order extends { depot: string }>(orders: readonly Order[], { isNamed }: Named) {
  return [...Map.groupBy(orders, ({ depot }) => depot)]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en-US'))
    .map(([name, ofDepot]) => ({ depot: isNamed ? name : null, orders: ofDepot }))
}

type PackedOrder = Awaited<ReturnType<typeof findPackedOrders>>[number]

function piecesSent(order: PackedOrder) {
  return expectedPieces(openBoxes(order).boxes)
}

function piecesCollected(order: PackedOrder) {
  const missing = order.lost.filter(({ kind }) => kind === 'missing')
  return piecesToWash({ sent: piecesSent(order), reserved: order.reserved, missing })
}

/** With their pieces, kits opened. */
async function openedOrders<Order extends Omit<PickedOrder, 'pieces'>>(
  sql: Sql,
  orders: readonly Order[],
  piecesOf: (order: PackedOrder) => PickedOrder['pieces'],
): Promise<(Order & PickedOrder)[]> {
  if (orders.length === 0) return []
  const packed = await findPackedOrders(
    sql,
    orders.map(({ orderId }) => orderId),
  )
  const pieces = new Map(packed.map((order) => [order.orderId, piecesOf(order)]))
  return orders.map((order) => ({ ...order, pieces: pieces.get(order.orderId) ?? [] }))
}
