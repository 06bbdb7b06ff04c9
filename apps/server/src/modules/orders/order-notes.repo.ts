import { rows, type Sql } from '../../platform/database.ts'

export type NewOrderNote = { id: string; orderId: string; authorId: string; text: string; now: Date }

/** False for an order that is not there. */
export async function insertOrderNote(tx: Sql, note: NewOrderNote): Promise<boolean> {
  const added = await rows(tx, {
    name: 'insert-order-note',
    text: `INSERT INTO order_notes (id, order_id, author_id, text, created_at)
           SELECT $1, o.id, $3, $4, $5 FROM orders o WHERE o.id = $2 RETURNING id`,
    values: [note.id, note.orderId, note.authorId, note.text, note.now],
  })
  return added.length === 1
}
