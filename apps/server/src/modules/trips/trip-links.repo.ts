import { maxTripLinks } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'

export type NewTripLinkRow = {
  id: string
  orderId: string
  tokenHash: string
  createdBy: string
  now: Date
}

/** Past the most links a trip may have, the oldest stops working. */
export async function insertTripLink(tx: Sql, link: NewTripLinkRow): Promise<void> {
  await rows(tx, {
    name: 'insert-trip-link',
    text: `WITH surplus AS (
        SELECT id FROM trip_links WHERE order_id = $2 AND withdrawn_at IS NULL
        ORDER BY created_at DESC, id OFFSET $6
      ), stopped AS (
        UPDATE trip_links SET withdrawn_at = $5 FROM surplus WHERE trip_links.id = surplus.id
      )
      INSERT INTO trip_links (id, order_id, token_hash, created_by, created_at) VALUES ($1, $2, $3, $4, $5)`,
    values: [link.id, link.orderId, link.tokenHash, link.createdBy, link.now, maxTripLinks - 1],
  })
}

export async function countTripLinks(sql: Sql, orderId: string): Promise<number> {
  const [row] = await rows<{ live: number }>(sql, {
    name: 'count-trip-links',
    text: 'SELECT count(*)::int AS live FROM trip_links WHERE order_id = $1 AND withdrawn_at IS NULL',
    values: [orderId],
  })
  return row?.live ?? 0
}

/** How many stopped working by it. */
export async function stopTripLinks(
  tx: Sql,
  { orderId, now }: { orderId: string; now: Date },
): Promise<number> {
  const stopped = await rows(tx, {
    name: 'stop-trip-links',
    text: 'UPDATE trip_links SET withdrawn_at = $2 WHERE order_id = $1 AND withdrawn_at IS NULL RETURNING id',
    values: [orderId, now],
  })
  return stopped.length
}

/** Whose trip a link shows; null for one that nobody made or that was withdrawn. */
export async function findLinkedOrder(sql: Sql, tokenHash: string): Promise<string | null> {
  const [row] = await rows<{ orderId: string }>(sql, {
    name: 'linked-order',
    text: 'SELECT order_id AS "orderId" FROM trip_links WHERE token_hash = $1 AND withdrawn_at IS NULL',
    values: [tokenHash],
  })
  return row?.orderId ?? null
}
