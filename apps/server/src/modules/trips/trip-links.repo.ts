import { maxTripLinks } from '@trivet/core/orders'
import type { Sql } from '../../platform/database.ts'
import type { NewRow } from '../../platform/sql/fields.ts'
import { int } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { lockOrder } from '../orders/index.ts'

type NewTripLink = NewRow<'trip_links', 'withdrawnAt'>

const insertTripLinkStatement = statement<NewTripLink>()('insert-trip-link', (db, $) =>
  insertRow(
    db
      .with('surplus', (q) =>
        q
          .selectFrom('trip_links')
          .select('id')
          .where('order_id', '=', $.orderId)
          .where('withdrawn_at', 'is', null)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .offset(maxTripLinks - 1),
      )
      .with('stopped', (q) =>
        q
          .updateTable('trip_links as link')
          .from('surplus')
          .set({ withdrawn_at: $.createdAt })
          .whereRef('link.id', '=', 'surplus.id'),
      ),
    'trip_links',
    $,
    ['withdrawnAt'],
  ),
)

/** Past the most links a trip may have, the oldest stops working; in a transaction. */
export async function insertTripLink(tx: Sql, link: NewTripLink): Promise<void> {
  // of many at once each counts those before it
  await lockOrder(tx, link.orderId)
  await insertTripLinkStatement(tx, link)
}

const countTripLinksStatement = statement<{ orderId: string }>()('count-trip-links', (db, $) =>
  db
    .selectFrom('trip_links')
    .select((eb) => int(eb.fn.countAll()).as('live'))
    .where('order_id', '=', $.orderId)
    .where('withdrawn_at', 'is', null),
)

export async function countTripLinks(sql: Sql, orderId: string): Promise<number> {
  const [row] = await countTripLinksStatement(sql, { orderId })
  return row?.live ?? 0
}

const stopTripLinksStatement = statement<{ orderId: string; now: Date }>()('stop-trip-links', (db, $) =>
  db
    .updateTable('trip_links')
    .set({ withdrawn_at: $.now })
    .where('order_id', '=', $.orderId)
    .where('withdrawn_at', 'is', null)
    .returning('id'),
)

/** How many stopped working by it. */
export async function stopTripLinks(
  tx: Sql,
  { orderId, now }: { orderId: string; now: Date },
): Promise<number> {
  const stopped = await stopTripLinksStatement(tx, { orderId, now })
  return stopped.length
}

const linkedOrder = statement<{ tokenHash: string }>()('linked-order', (db, $) =>
  db
    .selectFrom('trip_links')
    .select('order_id as orderId')
    .where('token_hash', '=', $.tokenHash)
    .where('withdrawn_at', 'is', null),
)

/** Whose trip a link shows; null for one that nobody made or that was withdrawn. */
export async function findLinkedOrder(sql: Sql, tokenHash: string): Promise<string | null> {
  const [row] = await linkedOrder(sql, { tokenHash })
  return row?.orderId ?? null
}
