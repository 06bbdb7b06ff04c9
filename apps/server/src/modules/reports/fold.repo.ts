import type { Sql } from '../../platform/database.ts'
import { bool } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

const foldStatement = statement<{ most: number }>()('fold-reports', (db, $) =>
  db.selectNoFrom(({ fn }) => [
    fn<number>('fold_reports', [$.most]).as('orders'),
    fn<number>('fold_stock', [$.most]).as('stock'),
  ]),
)

/** Counts up to `most` changes of orders and as many of stock. True where there may be more. */
export async function fold(sql: Sql, most: number): Promise<boolean> {
  const [taken] = await foldStatement(sql, { most })
  return taken !== undefined && Math.max(taken.orders, taken.stock) >= most
}

const isToFoldStatement = statement()('reports-to-fold', (db) =>
  db.selectNoFrom((eb) =>
    bool(
      eb.or([
        eb.exists(db.selectFrom('report_touches').select('id').limit(1)),
        eb.exists(db.selectFrom('stock_touches').select('id').limit(1)),
      ]),
    ).as('isToFold'),
  ),
)

export async function isToFold(sql: Sql): Promise<boolean> {
  const [found] = await isToFoldStatement(sql, {})
  return found?.isToFold ?? false
}
