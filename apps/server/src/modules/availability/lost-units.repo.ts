import type { Count } from '@trivet/core/money'
import { statement } from '../../platform/sql/statement.ts'

/** Units of a product that will never come back from an order. */
type LostUnits = { orderId: string; productId: string; units: Count }

/** A statement: an order has so many units fewer of what a table says it has. */
export function fewerUnits(name: string, table: 'reservations' | 'stock_holds') {
  return statement<LostUnits>()(name, (db, $) =>
    db
      .with('gone', (q) =>
        q
          .deleteFrom(table)
          .where('order_id', '=', $.orderId)
          .where('product_id', '=', $.productId)
          .where('units', '<=', $.units),
      )
      .updateTable(table)
      .set((eb) => ({ units: eb('units', '-', $.units) }))
      .where('order_id', '=', $.orderId)
      .where('product_id', '=', $.productId)
      .where('units', '>', $.units),
  )
}

/** The order gives back what will never come back, so that it cannot hold it any more. */
export const releaseLostUnits = fewerUnits('release-lost-units', 'reservations')
