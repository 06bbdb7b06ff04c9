import { rows, type Sql } from '../../platform/database.ts'
import type { PicturedProduct } from './picture-of.ts'

/** Null for an unknown slug, and for a product that left the shop. */
export async function findPicturedProduct(sql: Sql, slug: string): Promise<PicturedProduct | null> {
  const [product] = await rows<PicturedProduct>(sql, {
    name: 'pictured-product',
    text: `
      SELECT p.slug, p.category, p.kit_category AS "kitCategory", (
        SELECT coalesce(bool_or(item.kit_category = 'knife') AND bool_or(item.kit_category IN ('pan', 'pot')), false)
        FROM kit_components k JOIN products item ON item.id = k.component_id
        WHERE k.kit_id = p.id
      ) AS "isCookingKit"
      FROM products p WHERE p.slug = $1 AND p.archived_at IS NULL`,
    values: [slug],
  })
  return product ?? null
}
