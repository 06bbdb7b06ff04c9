import type { Sql } from '../../platform/database.ts'
import { recordset } from '../../platform/sql/recordset.ts'
import { statement } from '../../platform/sql/statement.ts'

/** Units of a product that will never come back. */
export type LostUnits = { productId: string; units: number }

const releaseLostUnitsStatement = statement<{ orderId: string; lost: LostUnits[] }>()(
  'release-lost-units',
  (db, $, json) => {
    const lost = recordset(json.lost, 'lost', { productId: 'text', units: 'integer' })
    return db
      .with('gone', (q) =>
        q
          .deleteFrom('reservations as r')
          .using(lost)
          .where('r.order_id', '=', $.orderId)
          .whereRef('r.product_id', '=', 'lost.productId')
          .whereRef('r.units', '<=', 'lost.units'),
      )
      .updateTable('reservations as r')
      .from(lost)
      .set((eb) => ({ units: eb('r.units', '-', eb.ref('lost.units')) }))
      .where('r.order_id', '=', $.orderId)
      .whereRef('r.product_id', '=', 'lost.productId')
      .whereRef('r.units', '>', 'lost.units')
  },
)

/** The order gives back what will never come back, so that it cannot hold it any more. */
export async function releaseLostUnits(tx: Sql, lost: { orderId: string; lost: LostUnits[] }): Promise<void> {
  await releaseLostUnitsStatement(tx, lost)
}
