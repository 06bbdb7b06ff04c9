import type { RevenueDay } from '@trivet/core/dashboard'
import type { CalendarDate } from '@trivet/core/dates'
import { rows, type Sql } from '../../platform/database.ts'

export type RevenueFigures = {
  receivedCents: number
  refundedCents: number
  days: RevenueDay[]
  topProducts: { id: string; name: string; cents: number }[]
}

/**
 * Revenue ever, the days since `firstDay`, and the products that brought most: what is added up already together with the
 * changes that are not, in one statement, so that every cent counts once.
 */
export async function findRevenue(
  sql: Sql,
  { firstDay, count }: { firstDay: CalendarDate; count: number },
): Promise<RevenueFigures> {
  const [figures] = await rows<RevenueFigures>(sql, {
    name: 'dashboard-revenue',
    text: `
      WITH days AS (
        SELECT day, sum(received_cents) AS received, sum(refunded_cents) AS refunded FROM (
          SELECT day, received_cents, refunded_cents FROM revenue_days
          UNION ALL
          SELECT day, received_cents, refunded_cents FROM revenue_changes WHERE day IS NOT NULL
        ) all_days GROUP BY day
      ), moved AS (
        SELECT product_id, sum(product_cents) AS cents FROM revenue_changes WHERE product_id IS NOT NULL GROUP BY 1
      ), leaders AS (
        -- of so many, this many at least have not moved
        SELECT product_id FROM product_revenue ORDER BY cents DESC, product_id
        LIMIT $2 + (SELECT count(*) FROM moved)
      ), candidates AS (
        SELECT product_id FROM leaders UNION SELECT product_id FROM moved
      ), top AS (
        SELECT p.id, p.name, coalesce(r.cents, 0) + coalesce(m.cents, 0) AS cents
        FROM candidates c JOIN products p ON p.id = c.product_id
        LEFT JOIN product_revenue r ON r.product_id = c.product_id
        LEFT JOIN moved m ON m.product_id = c.product_id
        ORDER BY cents DESC, p.id LIMIT $2
      )
      SELECT
        (SELECT coalesce(sum(received), 0)::float8 FROM days) AS "receivedCents",
        (SELECT coalesce(sum(refunded), 0)::float8 FROM days) AS "refundedCents",
        (SELECT coalesce(json_agg(json_build_object('day', day, 'receivedCents', received, 'refundedCents', refunded)
           ORDER BY day), '[]') FROM days WHERE day >= $1) AS days,
        (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'cents', cents)
           ORDER BY cents DESC, id), '[]') FROM top WHERE cents > 0) AS "topProducts"`,
    values: [firstDay, count],
  })
  return figures ?? { receivedCents: 0, refundedCents: 0, days: [], topProducts: [] }
}
