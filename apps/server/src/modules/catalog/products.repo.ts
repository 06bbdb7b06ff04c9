import type { KitCategory, ProductCategory } from '@trivet/core/catalog'
import type { KitProduct, ProductCard } from '@trivet/core/contract/catalog'
import { expressionBuilder, type Expression } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { sumOf } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { kitProductColumns, toKitProduct, type OfKits } from './kit-product-row.ts'
import { isOfferedForKits } from './kit-products.ts'
import { cardColumns, toProductCard } from './product-card.ts'
import { listingPages, type ListingPage, type ListingRequest } from './listing-page.ts'

const eb = expressionBuilder<Tables & { p: Tables['products'] }, 'p'>()

// joined with the key of kit_components, which leads with the kit
const isKit = eb.exists(
  eb.selectFrom('kit_components as k').select('k.kit_id').whereRef('k.kit_id', '=', 'p.id'),
)

const findCatalogPage = listingPages({
  name: 'products',
  condition: eb('p.archived_at', 'is', null),
  isOfCategory: (category: Expression<ProductCategory | null>) => eb('p.category', '=', category),
  keptCount: (category) => {
    const all = eb.selectFrom('catalog_counts').select(({ ref }) => sumOf(ref('products')).as('products'))
    return (category ? all.where('category', '=', category) : all).$asScalar()
  },
  keptCountIn: (depotId, category) => {
    const all = eb
      .selectFrom('depot_catalog_counts')
      .select(({ ref }) => sumOf(ref('products')).as('products'))
      .where('depot_id', '=', depotId)
    return (category ? all.where('category', '=', category) : all).$asScalar()
  },
  narrowings: {
    '-kits': () => isKit,
    '-items': () => eb.not(isKit),
    '-type': (type) => eb('p.kit_category', '=', type),
  },
  select: (page) => page.select(cardColumns('p')),
})

const findKitPage = listingPages({
  name: 'kit-products',
  condition: isOfferedForKits,
  isOfCategory: (category: Expression<KitCategory | null>) => eb('p.kit_category', '=', category),
  select: (page) => page.select(kitProductColumns).$narrowType<OfKits>(),
})

export async function findProducts(
  sql: Sql,
  request: ListingRequest<ProductCategory>,
): Promise<ListingPage<ProductCard>> {
  const found = await findCatalogPage(sql, request)
  return { ...found, products: found.products.map(toProductCard) }
}

export async function findKitProducts(
  sql: Sql,
  request: ListingRequest<KitCategory>,
): Promise<ListingPage<KitProduct>> {
  const found = await findKitPage(sql, request)
  return { ...found, products: found.products.map(toKitProduct) }
}

const popularProducts = statement<{ limit: number }>()('popular-products', (db, $) =>
  db
    .selectFrom('products as p')
    .select(cardColumns('p'))
    .where('p.is_popular', '=', true)
    .where('p.archived_at', 'is', null)
    .orderBy('p.listing_order')
    .orderBy('p.id')
    .limit($.limit),
)

export async function findPopularProducts(sql: Sql, limit: number): Promise<ProductCard[]> {
  const found = await popularProducts(sql, { limit })
  return found.map(toProductCard)
}
