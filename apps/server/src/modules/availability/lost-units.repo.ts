import type { Sql } from '../../platform/database.ts'
import { dayIn, plusDays } from '../../platform/sql/functions.ts'
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

const forgetUnreservedDaysStatement = statement<{ productId: string; now: Date }>()(
  'forget-unreserved-days',
  (db, $) =>
    db
      .deleteFrom('stock_days as d')
      .where('d.product_id', '=', $.productId)
      .where((eb) => eb('d.day', '<', plusDays(dayIn($.now, eb.val('UTC')), -1)))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('reservations as r')
              .select('r.order_id')
              .where('r.product_id', '=', $.productId)
              .whereRef('r.first_day', '<=', 'd.day')
              .whereRef('r.last_day', '>=', 'd.day'),
          ),
        ),
      ),
)

/** For a fleet that lost units: days that are over and that no reservation covers do not hold it to what was out then. */
export async function forgetUnreservedDays(
  tx: Sql,
  product: { productId: string; now: Date },
): Promise<void> {
  await forgetUnreservedDaysStatement(tx, product)
}
