import { adminPageSize, type OrderListInput, type OrderPage } from '@trivet/core/contract/orders'
import type { UserContext } from '../../../api/context.ts'
import { nameFigure } from '../../reports/index.ts'
import { decideOrderList } from './decide-order-list.ts'
import { toListedOrder } from './listed-order.ts'
import { countOrders, findListedOrders, mostCounted } from './order-list.repo.ts'

/** The orders staff ask for, newest first unless they want another sequence. */
export async function listOrders(
  ctx: UserContext,
  { pageNumber, ...filter }: OrderListInput,
): Promise<OrderPage> {
  const { conditions, order } = await decideOrderList(ctx, filter)
  const window = { order, limit: adminPageSize, offset: (pageNumber - 1) * adminPageSize }
  const [{ settings }, found, counted, figureOf] = await Promise.all([
    ctx.settings.current(),
    findListedOrders(ctx.sql, conditions, window),
    countOrders(ctx.sql, conditions),
    filter.figure ? nameFigure(ctx, filter) : [],
  ])
  const hasMore = conditions.isNarrowed && counted > mostCounted
  const total = hasMore ? mostCounted : counted
  return {
    orders: found.map((record) => toListedOrder(record, settings.serviceAreas)),
    page: pageNumber,
    pages: Math.ceil(total / adminPageSize),
    total,
    hasMore,
    ...(figureOf.length > 0 && { figureOf }),
  }
}
