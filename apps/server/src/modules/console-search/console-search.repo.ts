import type { OrderStatus } from '@trivet/core/orders'
import type { PayoutStatus } from '@trivet/core/referrals'
import type { Sql } from '../../platform/database.ts'
import { prefixPattern, searchPattern } from './search-pattern.ts'

export type Found = {
  orders: {
    id: string
    customer: string
    place: string
    status: OrderStatus
    totalCents: number
    createdAt: string
  }[]
  users: { id: string; name: string; email: string }[]
  products: { id: string; name: string; isArchived: boolean }[]
  codes: { id: string; code: string; host: string; hostId: string }[]
  payouts: { id: string; host: string; amountCents: number; status: PayoutStatus }[]
}

// so many people are looked at for their orders and payouts
const peopleAsked = 20

const text = `
  WITH people AS (
    SELECT id, name, email, email_key FROM users WHERE name || ' ' || email ILIKE $1 LIMIT ${peopleAsked}
  ), numbered AS (
    SELECT id FROM orders WHERE id >= $3 AND id < $3 || 'g' AND $3 <> '' LIMIT $5
  ), addressed AS (
    SELECT id FROM orders WHERE street || ' ' || city || ' ' || state || ' ' || postal_code ILIKE $1
      AND $6 LIMIT 100
  ), of_people AS (
    SELECT o.id FROM people p CROSS JOIN LATERAL (
      SELECT id FROM orders WHERE user_id = p.id ORDER BY created_at DESC, id LIMIT $5) o
  ), orders_found AS (
    SELECT o.id, o.created_at, min(found.rank) AS rank FROM (
      SELECT id, 1 AS rank FROM numbered
      UNION ALL SELECT id, 2 FROM of_people
      UNION ALL SELECT id, 3 FROM addressed
    ) found JOIN orders o USING (id)
    WHERE o.cancel_reason IS DISTINCT FROM 'payment-declined'
    GROUP BY o.id, o.created_at ORDER BY rank, o.created_at DESC, o.id LIMIT $5
  ), products_found AS (
    SELECT id, name, archived_at FROM (
      SELECT id, name, archived_at FROM products WHERE name ILIKE $1 LIMIT 100) p
    ORDER BY archived_at IS NOT NULL, name, id LIMIT $5
  ), codes_found AS (
    SELECT c.id, c.code, u.name AS host, u.id AS host_id FROM referral_codes c JOIN users u ON u.id = c.host_id
    WHERE lower(c.code) LIKE $4 OR c.host_id IN (SELECT id FROM people)
    ORDER BY lower(c.code) LIKE $4 DESC, c.created_at DESC LIMIT $5
  ), payouts_found AS (
    SELECT p.id, u.name AS host, p.amount_cents, p.status FROM payouts p JOIN users u ON u.id = p.host_id
    WHERE (p.transaction_id LIKE $2 AND p.transaction_id <> '') OR (p.id >= $3 AND p.id < $3 || 'g' AND $3 <> '')
      OR p.host_id IN (SELECT id FROM people)
    ORDER BY p.status = 'pending' DESC, p.requested_at DESC LIMIT $5
  )
  SELECT
    (SELECT coalesce(json_agg(json_build_object('id', o.id, 'customer', u.name,
       'place', o.street || ', ' || o.city || ', ' || o.state || ' ' || o.postal_code,
       'status', o.status, 'totalCents', o.total_cents, 'createdAt', o.created_at)
       ORDER BY f.rank, o.created_at DESC, o.id), '[]')
     FROM orders_found f JOIN orders o USING (id) JOIN users u ON u.id = o.user_id) AS orders,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'email', email)), '[]')
     FROM (SELECT * FROM people ORDER BY name, email_key LIMIT $5) p) AS users,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'isArchived', archived_at IS NOT NULL)), '[]')
     FROM products_found) AS products,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'code', code, 'host', host, 'hostId', host_id)), '[]')
     FROM codes_found) AS codes,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'host', host, 'amountCents', amount_cents, 'status', status)),
       '[]') FROM payouts_found) AS payouts`

/** Everything the command menu finds, in one statement; a few of each kind. */
export async function findInConsole(sql: Sql, { q, count }: { q: string; count: number }): Promise<Found> {
  const number = /^#?([0-9a-f]{2,24})$/i.exec(q)?.[1]?.toLowerCase() ?? ''
  const letters = q.length >= 3
  // unnamed: the plan depends on how often the words occur, so each search gets its own
  const { rows } = await sql.query<Found>({
    text,
    values: [searchPattern(q), prefixPattern(q), number, prefixPattern(q.toLowerCase()), count, letters],
  })
  return rows[0] ?? { orders: [], users: [], products: [], codes: [], payouts: [] }
}
