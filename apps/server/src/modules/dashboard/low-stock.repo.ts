import { lowStockUnits } from '@trivet/core/catalog'
import type { CalendarDate } from '@trivet/core/dates'
import { rows, type Sql } from '../../platform/database.ts'

export type ScarceProduct = { id: string; name: string; fleet: number; free: number; day: CalendarDate }

/** What is short on some day of the period, or owned in so small a number that it is on all of them; the worst first. */
export async function findLowStock(
  sql: Sql,
  { firstDay, lastDay, count }: { firstDay: CalendarDate; lastDay: CalendarDate; count: number },
): Promise<{ total: number; products: ScarceProduct[] }> {
  const [found] = await rows<{ total: number; products: ScarceProduct[] }>(sql, {
    name: 'dashboard-low-stock',
    // the limit stands in the text: only then may its partial indexes be used
    text: `
      WITH short_days AS (
        SELECT DISTINCT ON (product_id) product_id, day, fleet - reserved AS free FROM (
          SELECT product_id, day, fleet, reserved FROM stock_days
          WHERE day BETWEEN $1 AND $2 AND fleet - reserved <= ${lowStockUnits}
          UNION ALL
          SELECT id, $1::date, count_in_stock, 0 FROM products
          WHERE count_in_stock <= ${lowStockUnits} AND archived_at IS NULL
        ) days ORDER BY product_id, fleet - reserved, day
      ), scarce AS (
        SELECT p.id, p.name, p.count_in_stock AS fleet, s.free, s.day FROM short_days s
        JOIN products p ON p.id = s.product_id AND p.archived_at IS NULL
      )
      SELECT (SELECT count(*)::int FROM scarce) AS total,
        (SELECT coalesce(json_agg(x ORDER BY x.free, x.day, x.name, x.id), '[]')
         FROM (SELECT * FROM scarce ORDER BY free, day, name, id LIMIT $3) x) AS products`,
    values: [firstDay, lastDay, count],
  })
  return found ?? { total: 0, products: [] }
}
