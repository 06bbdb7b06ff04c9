import type { KitProduct, ProductCard } from '@trivet/core/contract/catalog'
import { toDecimal } from '@trivet/core/money'
import { rows, type Sql } from '../../platform/database.ts'
import { pictureFactsOf } from '../images/picture-facts.ts'
import type { Upload } from '../images/upload.ts'
import { cardColumns, toProductCard, type CardRow } from './product-card.ts'
import { findShelfPage, type Shelf, type ShelfPage, type ShelfRequest } from './shelf-page.ts'

export const catalogShelf: Shelf = {
  name: 'products',
  columns: cardColumns('p'),
  condition: 'p.archived_at IS NULL',
  categoryColumn: 'p.category',
}

export const kitShelf: Shelf = {
  name: 'kit-products',
  columns: `p.id AS "_id", p.name, p.slug, p.image, p.price_cents AS "priceCents", p.kit_category AS "kitCategory",
    p.is_essential AS "isEssential", p.weight_grams AS "itemWeight", p.deposit_cents AS "depositCents",
    p.count_in_stock AS "countInStock", p.upload`,
  // a kit inside a kit could not be packed
  condition: `p.archived_at IS NULL AND p.kit_category IS NOT NULL
    AND NOT EXISTS (SELECT FROM kit_components k WHERE k.kit_id = p.id)`,
  categoryColumn: 'p.kit_category',
}

export type KitProductRow = Omit<
  KitProduct,
  'price' | 'picture' | 'individualRentalPrice' | 'depositAmount'
> & {
  priceCents: number
  depositCents: number
  upload: Upload | null
}

export async function findProducts(sql: Sql, request: ShelfRequest): Promise<ShelfPage<ProductCard>> {
  const found = await findShelfPage<CardRow>(sql, catalogShelf, request)
  return { ...found, products: found.products.map(toProductCard) }
}

export async function findKitProducts(sql: Sql, request: ShelfRequest): Promise<ShelfPage<KitProduct>> {
  const found = await findShelfPage<KitProductRow>(sql, kitShelf, request)
  return { ...found, products: found.products.map(toKitProduct) }
}

export async function findPopularProducts(sql: Sql, limit: number): Promise<ProductCard[]> {
  const found = await rows<CardRow>(sql, {
    name: 'popular-products',
    text: `SELECT ${cardColumns('p')} FROM products p WHERE p.is_popular AND p.archived_at IS NULL
           ORDER BY p.shelf_order, p.id LIMIT $1`,
    values: [limit],
  })
  return found.map(toProductCard)
}

export function toKitProduct({ priceCents, depositCents, upload, ...row }: KitProductRow): KitProduct {
  const price = toDecimal(priceCents)
  return {
    ...row,
    picture: pictureFactsOf({ ...row, category: null, upload }),
    price,
    individualRentalPrice: price,
    depositAmount: toDecimal(depositCents),
  }
}
