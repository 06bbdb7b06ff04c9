import type { Product } from '@trivet/core/contract/catalog'
import { toDecimal } from '@trivet/core/money'
import { productDeposit } from '@trivet/core/pricing'
import type { InferResult } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Builder } from '../../platform/sql/builder.ts'
import { shortRead, statement } from '../../platform/sql/statement.ts'
import { factsOf, furtherPicturesOf, scalePictureOf } from '../images/index.ts'
import { cardColumns, toProductCard } from './product-card.ts'
import { shownReviews } from './shown-reviews.ts'

/** Everything the product page shows, in one round trip. Whoever wrote a review stays behind, but for the name. */
function selectProductPage(db: Builder) {
  return db
    .selectFrom('products as p')
    .select(cardColumns('p'))
    .select((eb) => [
      'p.items_included as itemsIncluded',
      'p.perfect_for as perfectFor',
      'p.specifications',
      'p.deposit_cents as depositCents',
      jsonArrayFrom(shownReviews('newest').where('r.product_id', '=', eb.ref('p.id'))).as('reviews'),
      jsonArrayFrom(
        eb
          .selectFrom('kit_components as k')
          .innerJoin('products as item', 'item.id', 'k.component_id')
          .select([
            'item.id as _id',
            'item.name',
            'item.slug',
            'k.quantity',
            'item.deposit_cents as depositCents',
          ])
          .whereRef('k.kit_id', '=', 'p.id')
          .orderBy('k.position')
          .orderBy('item.id'),
      ).as('components'),
      jsonArrayFrom(
        eb
          .selectFrom('related_products as r')
          .innerJoin('products as related', 'related.id', 'r.related_id')
          .select(cardColumns('related'))
          .whereRef('r.product_id', '=', 'p.id')
          .where('related.archived_at', 'is', null)
          .orderBy('r.position')
          .orderBy('related.id'),
      ).as('relatedProducts'),
    ])
    .where('p.archived_at', 'is', null)
}

const productBySlug = shortRead<{ slug: string }>()('product-by-slug', (db, $) =>
  selectProductPage(db).where('p.slug', '=', $.slug),
)

const productById = shortRead<{ id: string }>()('product-by-id', (db, $) =>
  selectProductPage(db).where('p.id', '=', $.id),
)

const productByFormerSlug = statement<{ slug: string }>()('product-by-former-slug', (db, $) =>
  selectProductPage(db).where('p.id', '=', (eb) =>
    eb.selectFrom('former_slugs').select('product_id').where('slug', '=', $.slug),
  ),
)

const archivedProduct = statement<{ slug: string }>()('archived-slug', (db, $) =>
  db.selectFrom('products').select('id').where('slug', '=', $.slug).where('archived_at', 'is not', null),
)

export async function findProductBySlug(sql: Sql, slug: string): Promise<Product | null> {
  return toProduct(await productBySlug(sql, { slug }))
}

/** By an address it had before. */
export async function findProductByFormerSlug(sql: Sql, slug: string): Promise<Product | null> {
  return toProduct(await productByFormerSlug(sql, { slug }))
}

export async function findProductById(sql: Sql, id: string): Promise<Product | null> {
  return toProduct(await productById(sql, { id }))
}

/** Whether a product of this slug has left the shop. */
export async function isArchivedSlug(sql: Sql, slug: string): Promise<boolean> {
  const found = await archivedProduct(sql, { slug })
  return found.length > 0
}

type ProductRow = InferResult<ReturnType<typeof selectProductPage>>[number]

function toProduct([row]: ProductRow[]): Product | null {
  if (!row) return null
  const { itemsIncluded, perfectFor, specifications, reviews, relatedProducts, ...rest } = row
  const { depositCents, components, ...card } = rest
  const related = relatedProducts.map(toProductCard)
  return {
    ...toProductCard(card),
    deposit: toDecimal(productDeposit({ depositCents, components })),
    itemsIncluded: itemsIncluded.map(withPicture),
    scalePicture: scalePictureOf(row),
    ...furtherPicturesOf(row),
    perfect_for: perfectFor,
    specifications,
    components: components.map(({ _id, name, slug, quantity }) => ({ _id, name, slug, quantity })),
    reviews: reviews.map((review) => ({ ...review, createdAt: new Date(review.createdAt).toISOString() })),
    related_products: related.map(({ _id }) => _id),
    relatedProducts: related,
  }
}

function withPicture(item: Product['itemsIncluded'][number]): Product['itemsIncluded'][number] {
  const picture = factsOf(item.image ?? item.slug ?? null)
  return picture ? { ...item, picture } : item
}
