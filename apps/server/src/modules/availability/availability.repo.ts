import type { OccupiedDays, Reserved } from '@trivet/core/availability'
import { rows, type Sql } from '../../platform/database.ts'

/** A product, or one of the components a kit is packed from, with the units taken on the wanted days. */
export type StockPart = { fleet: number; perKit: number; reserved: Reserved[] }

/** The product itself first, then its components; empty when there is no such product. */
export function findStockParts(sql: Sql, productId: string, wanted: OccupiedDays): Promise<StockPart[]> {
  return rows<StockPart>(sql, {
    name: 'stock-parts',
    text: `
      WITH part AS (
        SELECT id, count_in_stock AS fleet, 1 AS per_kit, 0 AS place
        FROM products WHERE id = $1 AND archived_at IS NULL
        UNION ALL
        SELECT item.id, item.count_in_stock, k.quantity, 1
        FROM products kit
        JOIN kit_components k ON k.kit_id = kit.id
        JOIN products item ON item.id = k.component_id
        WHERE kit.id = $1 AND kit.archived_at IS NULL
      )
      SELECT part.fleet, part.per_kit AS "perKit", (
        SELECT coalesce(json_agg(json_build_object('firstDay', d.day, 'lastDay', d.day, 'units', d.reserved)), '[]')
        FROM stock_days d
        WHERE d.product_id = part.id AND d.day BETWEEN $2 AND $3 AND d.reserved > 0
      ) AS reserved
      FROM part ORDER BY part.place`,
    values: [productId, wanted.firstDay, wanted.lastDay],
  })
}

/** The items a custom kit of this user is packed from; empty when there is no such kit. */
export function findCustomKitParts(
  sql: Sql,
  { kitId, userId }: { kitId: string; userId: string },
  wanted: OccupiedDays,
): Promise<StockPart[]> {
  return rows<StockPart>(sql, {
    name: 'custom-kit-parts',
    text: `
      SELECT CASE WHEN p.archived_at IS NULL THEN p.count_in_stock ELSE 0 END AS fleet, i.quantity AS "perKit", (
        SELECT coalesce(json_agg(json_build_object('firstDay', d.day, 'lastDay', d.day, 'units', d.reserved)), '[]')
        FROM stock_days d
        WHERE d.product_id = p.id AND d.day BETWEEN $3 AND $4 AND d.reserved > 0
      ) AS reserved
      FROM kits k JOIN kit_items i ON i.kit_id = k.id JOIN products p ON p.id = i.product_id
      WHERE k.id = $1 AND k.user_id = $2 ORDER BY i.position`,
    values: [kitId, userId, wanted.firstDay, wanted.lastDay],
  })
}

/**
 * A condition on products `p`, for statements that list them: a unit can be had on each day from `firstDay` to
 * `lastDay`, which are parameters. A kit needs every component as well.
 */
export const isFreeOver = (firstDay: string, lastDay: string) => `
  p.count_in_stock > 0
  AND NOT EXISTS (
    SELECT FROM stock_days d
    WHERE d.product_id = p.id AND d.day BETWEEN ${firstDay} AND ${lastDay} AND d.reserved >= p.count_in_stock
  )
  AND NOT EXISTS (
    SELECT FROM kit_components k JOIN products item ON item.id = k.component_id
    WHERE k.kit_id = p.id AND (item.count_in_stock < k.quantity OR EXISTS (
      SELECT FROM stock_days d
      WHERE d.product_id = item.id AND d.day BETWEEN ${firstDay} AND ${lastDay}
        AND d.reserved + k.quantity > item.count_in_stock
    ))
  )`
