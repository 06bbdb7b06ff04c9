import { rows, type Sql } from '../../platform/database.ts'
import type { PicturedProduct } from './picture-of.ts'
import type { Upload } from './upload.ts'

export type ShownProduct = PicturedProduct & { upload: Upload | null; isArchived: boolean }

/** By its slug, or one it had before; null for an unknown one. */
export async function findPicturedProduct(sql: Sql, slug: string): Promise<ShownProduct | null> {
  const [product] = await rows<ShownProduct>(sql, {
    name: 'pictured-product',
    text: `
      SELECT p.slug, p.category, p.kit_category AS "kitCategory", p.upload,
        p.archived_at IS NOT NULL AS "isArchived", (
        SELECT coalesce(bool_or(item.kit_category = 'knife') AND bool_or(item.kit_category IN ('pan', 'pot')), false)
        FROM kit_components k JOIN products item ON item.id = k.component_id
        WHERE k.kit_id = p.id
      ) AS "isCookingKit"
      FROM products p WHERE p.slug = $1 OR p.id = (SELECT product_id FROM former_slugs WHERE slug = $1)
      ORDER BY p.slug = $1 DESC LIMIT 1`,
    values: [slug],
  })
  return product ?? null
}
