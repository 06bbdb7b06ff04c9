import type { Product } from '@trivet/core/contract/catalog'
import { rows, type Query, type Sql } from '../../platform/database.ts'
import { factsOf, scalePictureOf } from '../images/picture-facts.ts'
import { cardColumns, toProductCard, type CardRow } from './product-card.ts'

const newestReviews = 50

type ProductRow = CardRow &
  Pick<Product, 'itemsIncluded' | 'perfect_for' | 'specifications' | 'reviews' | 'components'> & {
    relatedProducts: CardRow[]
  }

/** Everything the product page shows, in one round trip. Whoever wrote a review stays behind, but for the name. */
const productWhere = (condition: string) => `
  SELECT ${cardColumns('p')}, p.items_included AS "itemsIncluded", p.perfect_for, p.specifications,
    (SELECT coalesce(json_agg(r), '[]') FROM (
      SELECT r.id AS "_id", r.name, r.rating, r.comment, r.created_at AS "createdAt" FROM reviews r
      WHERE r.product_id = p.id AND r.hidden_at IS NULL ORDER BY r.created_at DESC, r.id LIMIT ${newestReviews}
    ) r) AS reviews,
    (SELECT coalesce(json_agg(c), '[]') FROM (
      SELECT item.id AS "_id", item.name, item.slug, k.quantity
      FROM kit_components k JOIN products item ON item.id = k.component_id
      WHERE k.kit_id = p.id ORDER BY k.position, item.id
    ) c) AS components,
    (SELECT coalesce(json_agg(card), '[]') FROM (
      SELECT ${cardColumns('related')} FROM related_products r JOIN products related ON related.id = r.related_id
      WHERE r.product_id = p.id AND related.archived_at IS NULL ORDER BY r.position, related.id
    ) card) AS "relatedProducts"
  FROM products p
  WHERE ${condition} AND p.archived_at IS NULL`

export const productBySlug = (slug: string): Query => ({
  name: 'product-by-slug',
  text: productWhere('p.slug = $1'),
  values: [slug],
})

const productById = (id: string): Query => ({
  name: 'product-by-id',
  text: productWhere('p.id = $1'),
  values: [id],
})

export function findProductBySlug(sql: Sql, slug: string): Promise<Product | null> {
  return findProduct(sql, productBySlug(slug))
}

/** By an address it had before. */
export function findProductByFormerSlug(sql: Sql, slug: string): Promise<Product | null> {
  return findProduct(sql, {
    name: 'product-by-former-slug',
    text: productWhere('p.id = (SELECT product_id FROM former_slugs WHERE slug = $1)'),
    values: [slug],
  })
}

export function findProductById(sql: Sql, id: string): Promise<Product | null> {
  return findProduct(sql, productById(id))
}

/** Whether a product of this slug has left the shop. */
export async function isArchivedSlug(sql: Sql, slug: string): Promise<boolean> {
  const found = await rows<{ id: string }>(sql, {
    name: 'archived-slug',
    text: 'SELECT id FROM products WHERE slug = $1 AND archived_at IS NOT NULL',
    values: [slug],
  })
  return found.length > 0
}

async function findProduct(sql: Sql, query: Query): Promise<Product | null> {
  const [row] = await rows<ProductRow>(sql, query)
  if (!row) return null
  const { itemsIncluded, perfect_for, specifications, components, ...card } = row
  const relatedProducts = row.relatedProducts.map(toProductCard)
  return {
    ...toProductCard(card),
    itemsIncluded: itemsIncluded.map(withPicture),
    scalePicture: scalePictureOf(row),
    perfect_for,
    specifications,
    components,
    reviews: row.reviews.map((review) => ({
      ...review,
      createdAt: new Date(review.createdAt).toISOString(),
    })),
    related_products: relatedProducts.map((related) => related._id),
    relatedProducts,
  }
}

function withPicture(item: Product['itemsIncluded'][number]): Product['itemsIncluded'][number] {
  const picture = factsOf(item.image ?? item.slug ?? null)
  return picture ? { ...item, picture } : item
}
