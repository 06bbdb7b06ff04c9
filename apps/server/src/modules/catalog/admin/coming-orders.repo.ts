import type { CalendarDate } from '@trivet/core/dates'
import { openStatuses } from '@trivet/core/dispatch'
import type { Sql } from '../../../platform/database.ts'
import { any, int } from '../../../platform/sql/functions.ts'
import { statement } from '../../../platform/sql/statement.ts'

const notDelivered = ['pending', ...openStatuses.delivery] as const

type Asked = { ids: readonly string[]; firstDay: CalendarDate }

const comingOrders = statement<Asked>()('coming-orders-of-products', (db, $) =>
  db
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select((eb) => ['r.product_id as productId', int(eb.fn.countAll()).as('orders')])
    .where('r.product_id', '=', any($.ids))
    // nothing that is still to be delivered ends before it
    .where('r.last_day', '>=', $.firstDay)
    .where('o.status', 'in', notDelivered)
    .groupBy('r.product_id'),
)

/** How many orders that are still to be delivered have each product, by itself or in a kit; none is not told. */
export async function countComingOrders(sql: Sql, asked: Asked): Promise<Map<string, number>> {
  const counted = await comingOrders(sql, asked)
  return new Map(counted.map(({ productId, orders }) => [productId, orders]))
}
