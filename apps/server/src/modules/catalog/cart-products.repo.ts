import type { ProductCard } from '@trivet/core/contract/catalog'
import { rows, type Sql } from '../../platform/database.ts'
import { cardColumns, toProductCard, type CardRow } from './product-card.ts'

/** Those of the products that are still sold. */
export async function findCartProducts(sql: Sql, productIds: string[]): Promise<ProductCard[]> {
  const found = await rows<CardRow>(sql, {
    name: 'cart-products',
    text: `SELECT ${cardColumns('p')} FROM products p WHERE p.id = ANY($1) AND p.archived_at IS NULL`,
    values: [productIds],
  })
  return found.map(toProductCard)
}
