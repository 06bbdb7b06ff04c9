import type { Sql } from '../../platform/database.ts'
import { any } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

export type StockRow = { productId: string; depotId: string }

const lockStockStatement = statement<{ products: readonly string[]; depots: readonly string[] }>()(
  'lock-stock',
  (db, $) => db.selectNoFrom((eb) => eb.fn<null>('lock_stock', [$.products, $.depots]).as('locked')),
)

/** Before facts are written in more than one statement: every row they will touch, after the order and before all else. */
export async function lockStock(tx: Sql, rows: readonly StockRow[]): Promise<void> {
  const products = rows.map(({ productId }) => productId)
  await lockStockStatement(tx, { products, depots: rows.map(({ depotId }) => depotId) })
}

const stockOfOrders = statement<{ orderIds: readonly string[] }>()('stock-of-orders', (db, $) =>
  db
    .selectFrom('reservations as r')
    .select(['r.product_id as productId', 'r.depot_id as depotId'])
    .distinct()
    .where('r.order_id', '=', any($.orderIds)),
)

/** The same of all that some orders hold. */
export async function lockStockOfOrders(tx: Sql, orderIds: readonly string[]): Promise<void> {
  await lockStock(tx, await stockOfOrders(tx, { orderIds }))
}
