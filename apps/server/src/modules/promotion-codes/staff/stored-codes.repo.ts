import type { PromotionCodeFilter } from '@trivet/core/contract/promotion-codes'
import type { CalendarDate } from '@trivet/core/dates'
import type { PromotionCodeState } from '@trivet/core/promotion-codes'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CsvCell } from '../../../platform/csv.ts'
import type { Sql } from '../../../platform/database.ts'
import type { Builder, Tables } from '../../../platform/sql/builder.ts'
import { allFields } from '../../../platform/sql/fields.ts'
import { bool, day, largeSumOf, orZero } from '../../../platform/sql/functions.ts'
import {
  findStaffPage,
  holds,
  orderOf,
  readStaffList,
  type Narrowed,
} from '../../../platform/sql/staff-list.ts'
import { statement } from '../../../platform/sql/statement.ts'

type Scope = Tables & { c: Tables['promotion_codes']; u: Tables['users'] }

const eb = expressionBuilder<Scope, 'c' | 'u'>()

const discountCents = orZero(
  eb
    .selectFrom('promotion_uses as used')
    .innerJoin('orders as o', 'o.id', 'used.order_id')
    .select((use) => largeSumOf(use.ref('o.discount_cents')).as('cents'))
    .whereRef('used.code_id', '=', 'c.id')
    .where('used.given_back', '=', false)
    // a change by staff may have made another one the best
    .where((use) => use(use.ref('o.discounts', '->>').at(0).key('kind'), '=', 'code')),
)

const wasUsed = eb.exists(
  eb.selectFrom('promotion_uses as used').select('used.order_id').whereRef('used.code_id', '=', 'c.id'),
)

const products = eb
  .selectFrom('promotion_code_products as held')
  .innerJoin('products as p', 'p.id', 'held.product_id')
  .select((held) => ['p.slug', 'p.name', bool(held('p.archived_at', 'is not', null)).as('isArchived')])
  .whereRef('held.code_id', '=', 'c.id')
  .orderBy('p.slug')

const codes = (db: Builder) =>
  db.selectFrom('promotion_codes as c').innerJoin('users as u', 'u.id', 'c.created_by')

const shown = (rows: ReturnType<typeof codes>) =>
  rows
    .select(allFields('promotion_codes', 'c', ['createdBy']))
    .select([
      'u.name as createdBy',
      discountCents.as('discountCents'),
      bool(wasUsed).as('wasUsed'),
      jsonArrayFrom(products).as('products'),
    ])

const codeById = statement<{ id: string }>()('promotion-code', (db, $) =>
  shown(codes(db)).where('c.id', '=', $.id),
)

export type StoredCode = Awaited<ReturnType<typeof codeById>>[number]

export async function findPromotionCode(sql: Sql, id: string): Promise<StoredCode | null> {
  const [code] = await codeById(sql, { id })
  return code ?? null
}

const lockedCode = statement<{ id: string }>()('lock-promotion-code', (db, $) =>
  db.selectFrom('promotion_codes as c').select('c.id').where('c.id', '=', $.id).forNoKeyUpdate(),
)

/** Held until the transaction ends: edits of one code, and its uses, come one after the other. */
export async function lockPromotionCode(tx: Sql, id: string): Promise<void> {
  await lockedCode(tx, { id })
}

const list = { from: codes, row: shown, key: eb.ref('c.id') }

export function findPromotionCodePage(
  sql: Sql,
  filter: PromotionCodeFilter,
  { page, pageSize, today }: { page: number; pageSize: number; today: CalendarDate },
) {
  return findStaffPage(sql, list, { ...narrowed(filter, today), page, pageSize })
}

export function readPromotionCodes(
  sql: Sql,
  filter: PromotionCodeFilter,
  { today, cells }: { today: CalendarDate; cells: (row: StoredCode) => CsvCell[] },
) {
  return readStaffList(sql, list, narrowed(filter, today), cells)
}

const isOff = eb('c.switched_off_at', 'is not', null)
const isUsedUp = eb.fn.coalesce(eb('c.uses', '>=', eb.ref('c.most_uses')), eb.lit(false))

/** As `promotionCodeState` of core has it; a test holds both together. */
const hasState: Record<PromotionCodeState, (today: CalendarDate) => Expression<SqlBool>> = {
  off: () => isOff,
  over: (today) => eb.and([eb.not(isOff), isOver(today)]),
  'used-up': (today) => eb.and([eb.not(isOff), eb.not(isOver(today)), isUsedUp]),
  coming: (today) => eb.and([isUsable(today), eb('c.first_day', '>', dayOf(today))]),
  running: (today) => eb.and([isUsable(today), eb('c.first_day', '<=', dayOf(today))]),
}

function dayOf(today: CalendarDate) {
  return day(eb.val(today))
}

function isOver(today: CalendarDate) {
  return eb.fn.coalesce(eb('c.last_day', '<', dayOf(today)), eb.lit(false))
}

function isUsable(today: CalendarDate) {
  return eb.and([eb.not(isOff), eb.not(isOver(today)), eb.not(isUsedUp)])
}

const columns = {
  created: eb.ref('c.created_at'),
  code: eb.ref('c.code'),
  first: eb.ref('c.first_day'),
  last: eb.ref('c.last_day'),
  uses: eb.ref('c.uses'),
}

function narrowed({ q, state, sort = '-created' }: PromotionCodeFilter, today: CalendarDate): Narrowed {
  const where: Expression<SqlBool>[] = []
  if (q !== undefined) where.push(holds([eb.ref('c.code'), eb.ref('c.note')], q))
  if (state) where.push(hasState[state](today))
  return { where, ...orderOf(sort, columns) }
}
