import type { TimelineKind } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'

export type OrderNews = {
  orderId: string
  /** Null: the shop itself. */
  actorId: string | null
  kind: TimelineKind
  note?: string
  now: Date
}

/** One line in an order's story, in the transaction of what it tells about. */
export async function tellOrder(tx: Sql, { orderId, actorId, kind, note, now }: OrderNews): Promise<void> {
  await rows(tx, {
    name: 'tell-order',
    text: `INSERT INTO timeline_entries (order_id, at, actor_id, kind, note) VALUES ($1, $2, $3, $4, $5)`,
    values: [orderId, now, actorId, kind, note ?? null],
  })
}
