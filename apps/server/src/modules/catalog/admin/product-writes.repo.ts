import type { UploadedPicture } from '@trivet/core/catalog'
import { toCents } from '@trivet/core/money'
import type { Sql } from '../../../platform/database.ts'
import type { JsonRow } from '../../../platform/sql/fields.ts'
import { any, greatest, plusMilliseconds } from '../../../platform/sql/functions.ts'
import { insertJson } from '../../../platform/sql/insert.ts'
import { asJson } from '../../../platform/sql/json-column.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { allExcluded } from '../../../platform/sql/update.ts'
import { keepFormerSlugs } from './former-slugs.repo.ts'
import { writeComponents, writeRelated } from './product-parts.repo.ts'
import type { ProductWrite } from './product-write.ts'

// what staff do not write in a draft
const beside = ['upload', 'ratingSum', 'numReviews', 'isSample', 'archivedAt'] as const

type ProductRow = JsonRow<'products', (typeof beside)[number] | 'createdAt' | 'updatedAt'>

const storeProducts = statement<{ products: ProductRow[]; now: Date }>()('write-products', (db, $, json) =>
  insertJson(db, 'products', {
    rows: json.products,
    cells: () => ({ createdAt: $.now, updatedAt: $.now }),
    leaving: beside,
  }).onConflict((conflict) =>
    conflict.column('id').doUpdateSet((eb) => ({
      ...allExcluded('products', [...beside, 'id', 'createdAt', 'updatedAt']),
      updated_at: greatest(eb.ref('excluded.updated_at'), plusMilliseconds(eb.ref('products.updated_at'), 1)),
    })),
  ),
)

/** New products and changed ones alike; each gets a later version than it had, however fast changes follow. */
export async function writeProducts(tx: Sql, products: readonly ProductWrite[], now: Date): Promise<void> {
  await storeProducts(tx, { products: products.map(toRow), now })
  await writeComponents(tx, products)
  await writeRelated(tx, products)
  await keepFormerSlugs(tx, products)
}

function toRow({ id, image, draft }: ProductWrite): ProductRow {
  const { price, deposit, components: _components, related: _related, ...fields } = draft
  const depositCents = deposit === null ? null : toCents(deposit)
  return { ...fields, id, image, priceCents: toCents(price), depositCents }
}

const setUpload = statement<{ id: string; upload: UploadedPicture | null }>()('write-upload', (db, $, json) =>
  db
    .updateTable('products')
    .set({ upload: asJson(json.upload) })
    .where('id', '=', $.id),
)

export async function writeUpload(tx: Sql, id: string, upload: UploadedPicture | null): Promise<void> {
  await setUpload(tx, { id, upload })
}

type Flags = { isArchived: boolean | null; isPopular: boolean | null }

const setFlags = statement<Flags & { ids: readonly string[]; now: Date }>()('write-product-flags', (db, $) =>
  db
    .updateTable('products')
    .set((eb) => ({
      archived_at: eb
        .case()
        .when($.isArchived, '=', true)
        .then($.now)
        .when($.isArchived, '=', false)
        .then(null)
        .else(eb.ref('archived_at'))
        .end(),
      is_popular: eb.fn.coalesce($.isPopular, 'is_popular'),
      updated_at: greatest($.now, plusMilliseconds(eb.ref('updated_at'), 1)),
    }))
    .where('id', '=', any($.ids)),
)

export type FlagWrite = Partial<Flags> & { ids: readonly string[]; now: Date }

/** A flag that is not told stays as it is. */
export async function writeFlags(
  tx: Sql,
  { isArchived = null, isPopular = null, ids, now }: FlagWrite,
): Promise<void> {
  await setFlags(tx, { isArchived, isPopular, ids, now })
}
