import type { ProductCard } from '@trivet/core/contract/catalog'
import type { Sql } from '../../platform/database.ts'
import { any } from '../../platform/sql/functions.ts'
import { shortRead } from '../../platform/sql/statement.ts'
import { cardColumns, toProductCard } from './product-card.ts'

const cartProducts = shortRead<{ productIds: string[] }>()('cart-products', (db, $) =>
  db
    .selectFrom('products as p')
    .select(cardColumns('p'))
    .where('p.id', '=', any($.productIds))
    .where('p.archived_at', 'is', null),
)

/** Those of the products that are still sold. */
export async function findCartProducts(sql: Sql, productIds: string[]): Promise<ProductCard[]> {
  const found = await cartProducts(sql, { productIds })
  return found.map(toProductCard)
}
