import type { KitCategory } from '@trivet/core/catalog'
import type { KitProduct } from '@trivet/core/contract/catalog'
import { rows, type Sql } from '../../platform/database.ts'
import { kitShelf, toKitProduct, type KitProductRow } from './products.repo.ts'

const mostOfOneCategory = 10

/** Of each category the first items of the shelf, essential ones before others. */
export async function findKitCandidates(sql: Sql, categories: KitCategory[]): Promise<KitProduct[]> {
  const found = await rows<KitProductRow>(sql, {
    name: 'kit-candidates',
    text: `SELECT shelf.* FROM unnest($1::text[]) WITH ORDINALITY AS wanted(category, position)
           CROSS JOIN LATERAL (
             SELECT ${kitShelf.columns} FROM products p
             WHERE ${kitShelf.condition} AND p.kit_category = wanted.category AND p.count_in_stock > 0
             ORDER BY p.is_essential DESC, p.shelf_order, p.id LIMIT ${mostOfOneCategory}
           ) shelf
           ORDER BY wanted.position`,
    values: [categories],
  })
  return found.map(toKitProduct)
}
