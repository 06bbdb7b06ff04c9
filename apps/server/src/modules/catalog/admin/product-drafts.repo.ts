import type { ProductDraft } from '@trivet/core/contract/catalog'
import { toDecimal } from '@trivet/core/money'
import type { InferResult } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../../platform/database.ts'
import type { Builder } from '../../../platform/sql/builder.ts'
import { allFields, type NewRow } from '../../../platform/sql/fields.ts'
import { any } from '../../../platform/sql/functions.ts'
import { statement } from '../../../platform/sql/statement.ts'

export type StoredProduct = Pick<
  NewRow<'products'>,
  'id' | 'image' | 'upload' | 'archivedAt' | 'updatedAt'
> & {
  draft: ProductDraft
}

/** Products by id or by address. */
type Wanted = { ids: readonly string[]; slugs: readonly string[] }

// staff do not write it
const facts = ['createdAt', 'isSample', 'numReviews', 'ratingSum'] as const

function selectDrafts(db: Builder) {
  return db
    .selectFrom('products as p')
    .select(allFields('products', 'p', facts))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('kit_components as k')
          .innerJoin('products as item', 'item.id', 'k.component_id')
          .select(['item.slug', 'k.quantity'])
          .whereRef('k.kit_id', '=', 'p.id')
          .orderBy('k.position')
          .orderBy('item.id'),
      ).as('components'),
      jsonArrayFrom(
        eb
          .selectFrom('related_products as r')
          .innerJoin('products as other', 'other.id', 'r.related_id')
          .select('other.slug')
          .whereRef('r.product_id', '=', 'p.id')
          .orderBy('r.position')
          .orderBy('other.id'),
      ).as('related'),
    ])
}

const storedProducts = statement<Wanted>()('stored-products', (db, $) =>
  selectDrafts(db).where((eb) => eb.or([eb('p.id', '=', any($.ids)), eb('p.slug', '=', any($.slugs))])),
)

/** As staff write about them. */
export async function findStoredProducts(
  sql: Sql,
  { ids = [], slugs = [] }: Partial<Wanted>,
): Promise<StoredProduct[]> {
  const found = await storedProducts(sql, { ids, slugs })
  return found.map(toStoredProduct)
}

export async function findStoredProduct(sql: Sql, id: string): Promise<StoredProduct | null> {
  const [product] = await findStoredProducts(sql, { ids: [id] })
  return product ?? null
}

const lockedProducts = statement<Wanted>()('lock-products', (db, $) =>
  db
    .selectFrom('products')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', any($.ids)), eb('slug', '=', any($.slugs))]))
    .orderBy('id')
    .forNoKeyUpdate(),
)

/** Held until the transaction ends, in one order for everybody: edits of one product come one after the other. */
export async function lockProducts(tx: Sql, { ids = [], slugs = [] }: Partial<Wanted>): Promise<void> {
  await lockedProducts(tx, { ids, slugs })
}

type DraftRow = InferResult<ReturnType<typeof selectDrafts>>[number]

function toStoredProduct(row: DraftRow): StoredProduct {
  const { id, image, upload, archivedAt, updatedAt, priceCents, depositCents, related, ...draft } = row
  return {
    id,
    image,
    upload,
    archivedAt,
    updatedAt,
    draft: {
      ...draft,
      related: related.map(({ slug }) => slug),
      price: toDecimal(priceCents),
      deposit: depositCents === null ? null : toDecimal(depositCents),
    },
  }
}
