import type { KitPart } from '@trivet/core/catalog'
import type { ProductDraft } from '@trivet/core/contract/catalog'
import { toDecimal } from '@trivet/core/money'
import type { InferResult } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../../platform/database.ts'
import type { Builder } from '../../../platform/sql/builder.ts'
import { allFields, type NewRow } from '../../../platform/sql/fields.ts'
import { any, bool } from '../../../platform/sql/functions.ts'
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

const kitParts = statement<{ slugs: readonly string[] }>()('kit-parts', (db, $) =>
  db
    .selectFrom('products as p')
    .select((eb) => [
      'p.id',
      'p.slug',
      'p.name',
      bool(eb('p.archived_at', 'is not', null)).as('isArchived'),
      bool(
        eb.exists(eb.selectFrom('kit_components as k').select('k.kit_id').whereRef('k.kit_id', '=', 'p.id')),
      ).as('hasComponents'),
    ])
    .where('p.slug', '=', any($.slugs)),
)

/** What kits may be packed from: the products of these addresses. */
export function findKitParts(sql: Sql, slugs: readonly string[]): Promise<(KitPart & { id: string })[]> {
  return kitParts(sql, { slugs })
}

const kitsWith = statement<{ componentIds: readonly string[] }>()('kits-with', (db, $) =>
  db
    .selectFrom('kit_components as k')
    .innerJoin('products as kit', 'kit.id', 'k.kit_id')
    .select((eb) => [
      'k.component_id as componentId',
      'kit.id as _id',
      'kit.name',
      'kit.slug',
      bool(eb('kit.archived_at', 'is not', null)).as('isArchived'),
    ])
    .where('k.component_id', '=', any($.componentIds))
    .orderBy('kit.name')
    .orderBy('kit.id'),
)

/** The kits that are packed with these products. */
export function findKitsWith(sql: Sql, componentIds: readonly string[]) {
  return kitsWith(sql, { componentIds })
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
