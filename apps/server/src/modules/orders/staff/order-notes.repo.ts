import type { Sql } from '../../../platform/database.ts'
import { insertFrom } from '../../../platform/sql/insert.ts'
import { statement } from '../../../platform/sql/statement.ts'

export type NewOrderNote = { id: string; orderId: string; authorId: string; text: string; now: Date }

const insertOrderNoteStatement = statement<NewOrderNote>()('insert-order-note', (db, $) =>
  insertFrom(db, 'order_notes', {
    from: db.selectFrom('orders as o').where('o.id', '=', $.orderId),
    cells: (eb) => ({
      id: $.id,
      orderId: eb.ref('o.id'),
      authorId: $.authorId,
      text: $.text,
      createdAt: $.now,
    }),
  }).returning('id'),
)

/** False for an order that is not there. */
export async function insertOrderNote(tx: Sql, note: NewOrderNote): Promise<boolean> {
  const added = await insertOrderNoteStatement(tx, note)
  return added.length === 1
}
