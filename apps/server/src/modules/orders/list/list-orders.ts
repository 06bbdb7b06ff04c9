import { adminPageSize, type OrderListInput, type OrderPage } from '@trivet/core/contract/orders'
import { figureOfParts } from '@trivet/core/reports'
import type { UserContext } from '../../../api/context.ts'
import { nameFigure, partOf, wireValue, type AskedFigure, type Counted } from '../../reports/index.ts'
import { decideOrderList } from './decide-order-list.ts'
import { toListedOrder } from './listed-order.ts'
import { countOrders, findListedOrders, mostCounted, sumOrders } from './order-list.repo.ts'

/** The orders staff ask for, newest first unless they want another sequence. */
export async function listOrders(
  ctx: UserContext,
  { pageNumber, ...filter }: OrderListInput,
): Promise<OrderPage> {
  const { conditions, order, figure } = await decideOrderList(ctx, filter)
  const window = { order, figure, limit: adminPageSize, offset: (pageNumber - 1) * adminPageSize }
  const [{ settings }, found, count, figureOf, counted] = await Promise.all([
    ctx.settings.current(),
    findListedOrders(ctx.sql, conditions, window),
    countOrders(ctx.sql, conditions),
    filter.figure ? nameFigure(ctx, filter) : [],
    figure && sumOrders(ctx.sql, conditions, figure),
  ])
  const hasMore = conditions.isNarrowed && count > mostCounted
  const total = hasMore ? mostCounted : count
  return {
    orders: found.map((record) => ({
      ...toListedOrder(record, settings.serviceAreas),
      ...(figure && { figurePart: partOnWire(figure, record.counted) }),
    })),
    page: pageNumber,
    pages: Math.ceil(total / adminPageSize),
    total,
    hasMore,
    ...(figureOf.length > 0 && { figureOf }),
    ...(figure && counted && { figureSum: partOnWire(figure, counted) }),
  }
}

function partOnWire({ figure }: AskedFigure, counted: readonly Counted[]): number {
  return wireValue(figureOfParts(figure), partOf(figure, counted))
}
