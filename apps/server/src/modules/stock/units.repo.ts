import type { Count } from '@trivet/core/money'
import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'
import { fewerUnits } from '../availability/index.ts'

type Lost = { orderId: string; productId: string; units: Count; now: Date }

const shrinkStatement = statement<Lost>()('shrink-depot-stock', (db, $) =>
  db
    .with('shrunk', (q) =>
      q
        .updateTable('depot_stock as s')
        .from('orders as o')
        .set((eb) => ({ units: eb('s.units', '-', $.units) }))
        .where('o.id', '=', $.orderId)
        .whereRef('s.depot_id', '=', 'o.depot_id')
        .where('s.product_id', '=', $.productId)
        .where('s.units', '>=', $.units)
        .returning('s.product_id'),
    )
    // the sum over the depots follows when the statement ends
    .updateTable('products as p')
    .from('shrunk')
    .set({ updated_at: $.now })
    .whereRef('p.id', '=', 'shrunk.product_id')
    .returning((eb) => eb('p.count_in_stock', '-', $.units).as('fleet')),
)

/** So many units fewer in the order's depot, if it has as many; the fleet that is left over all depots. */
export async function shrinkDepotStock(tx: Sql, lost: Lost): Promise<number | null> {
  const [shrunk] = await shrinkStatement(tx, lost)
  return shrunk?.fleet ?? null
}

/** What an order has too long is fewer units from now on. */
export const releaseHeldUnits = fewerUnits('release-held-units', 'stock_holds')
