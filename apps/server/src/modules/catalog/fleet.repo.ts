import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'

type Fewer = { productId: string; units: number; now: Date }

const shrinkFleetStatement = statement<Fewer>()('shrink-fleet', (db, $) =>
  db
    .updateTable('products')
    .set((eb) => ({ count_in_stock: eb('count_in_stock', '-', $.units), updated_at: $.now }))
    .where('id', '=', $.productId)
    .where('count_in_stock', '>=', $.units)
    .returning('count_in_stock as fleet'),
)

/** So many units fewer from now on, if there are as many; fails where a coming day has more promised. */
export async function shrinkFleet(tx: Sql, fewer: Fewer): Promise<{ fleet: number } | null> {
  const [shrunk] = await shrinkFleetStatement(tx, fewer)
  return shrunk ?? null
}
