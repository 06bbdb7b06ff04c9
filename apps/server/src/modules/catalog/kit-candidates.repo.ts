import type { KitCategory } from '@trivet/core/catalog'
import type { KitProduct } from '@trivet/core/contract/catalog'
import type { Sql } from '../../platform/database.ts'
import { listed } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { kitProductColumns, toKitProduct, type OfKits } from './kit-product-row.ts'
import { isOfferedForKits } from './kit-products.ts'

const mostOfOneCategory = 10

const kitCandidates = statement<{ categories: KitCategory[] }>()('kit-candidates', (db, $) =>
  db
    .selectFrom(listed($.categories, 'wanted'))
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('products as p')
        .select(kitProductColumns)
        .where(isOfferedForKits)
        .whereRef('p.kit_category', '=', 'wanted.value')
        .where('p.count_in_stock', '>', 0)
        .orderBy('p.is_essential', 'desc')
        .orderBy('p.listing_order')
        .orderBy('p.id')
        .limit(mostOfOneCategory)
        .$narrowType<OfKits>()
        .as('candidate'),
    )
    .selectAll('candidate')
    .orderBy('wanted.place'),
)

/** Of each category the first items of the listing, essential ones before others. */
export async function findKitCandidates(sql: Sql, categories: KitCategory[]): Promise<KitProduct[]> {
  const found = await kitCandidates(sql, { categories })
  return found.map(toKitProduct)
}
