import type { CalendarDate } from '@trivet/core/dates'
import type { BasisPoints, Cents, Count } from '@trivet/core/money'
import type { Sql } from '../../../platform/database.ts'
import { any, greatest, plusMilliseconds } from '../../../platform/sql/functions.ts'
import { insertFrom, insertRow } from '../../../platform/sql/insert.ts'
import { statement } from '../../../platform/sql/statement.ts'
import { allExcluded } from '../../../platform/sql/update.ts'

type Head = {
  id: string
  code: string
  basisPoints: BasisPoints | null
  amountCents: Cents | null
  firstDay: CalendarDate
  lastDay: CalendarDate | null
  mostUses: Count | null
  firstOrderOnly: boolean
  note: string
  actorId: string
  now: Date
}

// what staff do not write in a draft
const beside = ['uses', 'switchedOffAt'] as const

const storeCode = statement<Head>()('write-promotion-code', (db, $) =>
  insertRow(
    db,
    'promotion_codes',
    {
      id: $.id,
      code: $.code,
      basisPoints: $.basisPoints,
      amountCents: $.amountCents,
      firstDay: $.firstDay,
      lastDay: $.lastDay,
      mostUses: $.mostUses,
      firstOrderOnly: $.firstOrderOnly,
      note: $.note,
      createdBy: $.actorId,
      createdAt: $.now,
      updatedAt: $.now,
    },
    beside,
  ).onConflict((conflict) =>
    conflict.column('id').doUpdateSet((eb) => ({
      ...allExcluded('promotion_codes', [...beside, 'id', 'createdBy', 'createdAt', 'updatedAt']),
      updated_at: greatest(
        eb.ref('excluded.updated_at'),
        plusMilliseconds(eb.ref('promotion_codes.updated_at'), 1),
      ),
    })),
  ),
)

const clearProducts = statement<{ id: string }>()('clear-promotion-products', (db, $) =>
  db.deleteFrom('promotion_code_products').where('code_id', '=', $.id),
)

const insertProducts = statement<{ id: string; products: readonly string[] }>()(
  'write-promotion-products',
  (db, $) =>
    insertFrom(db, 'promotion_code_products', {
      from: db.selectFrom('products as p').where('p.slug', '=', any($.products)),
      cells: (eb) => ({ codeId: $.id, productId: eb.ref('p.id') }),
    }),
)

/** A new code or a changed one, which gets a later version than it had. */
export async function writePromotionCode(
  tx: Sql,
  { products, ...head }: Head & { products: readonly string[] },
): Promise<void> {
  await storeCode(tx, head)
  await clearProducts(tx, { id: head.id })
  await insertProducts(tx, { id: head.id, products })
}

const knownSlugs = statement<{ products: readonly string[] }>()('promotion-products', (db, $) =>
  db.selectFrom('products as p').select('p.slug').where('p.slug', '=', any($.products)),
)

/** The first of some products that there is not. */
export async function findUnknownProduct(tx: Sql, products: readonly string[]): Promise<string | null> {
  const known = new Set((await knownSlugs(tx, { products })).map(({ slug }) => slug))
  return products.find((slug) => !known.has(slug)) ?? null
}

export const writeSwitchedOff = statement<{ id: string; at: Date | null; now: Date }>()(
  'switch-promotion-code',
  (db, $) =>
    db
      .updateTable('promotion_codes')
      .set((eb) => ({
        switched_off_at: $.at,
        updated_at: greatest($.now, plusMilliseconds(eb.ref('updated_at'), 1)),
      }))
      .where('id', '=', $.id),
)
