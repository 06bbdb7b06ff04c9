import type { WrittenQuoteListInput } from '@trivet/core/contract/written-quotes'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { searchPattern } from '../../platform/search-pattern.ts'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { allFields, type NewRow } from '../../platform/sql/fields.ts'
import { bool } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { findStaffPage } from '../../platform/sql/staff-list.ts'
import { statement } from '../../platform/sql/statement.ts'
import { dueCents, lockOrder } from '../orders/index.ts'
import { writtenQuoteIs } from './quote-status-conditions.ts'

export type NewWrittenQuote = NewRow<'written_quotes', 'withdrawnAt'>

const insertStatement = statement<NewWrittenQuote>()('insert-written-quote', (db, $, json) =>
  insertRow(
    db,
    'written_quotes',
    {
      id: $.id,
      number: $.number,
      userId: $.userId,
      madeBy: $.madeBy,
      totalCents: $.totalCents,
      timeZone: $.timeZone,
      note: $.note,
      holdsUnits: $.holdsUnits,
      tokenHash: $.tokenHash,
      expiresAt: $.expiresAt,
      orderId: $.orderId,
      createdAt: $.createdAt,
      sale: json.sale,
      price: json.price,
      rates: json.rates,
      pieceDeposits: json.pieceDeposits,
    },
    ['withdrawnAt'],
  )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id'),
)

/** False when the same request was faster elsewhere. */
export async function insertWrittenQuote(tx: Sql, quote: NewWrittenQuote): Promise<boolean> {
  return (await insertStatement(tx, quote)).length > 0
}

const from = (db: Builder) =>
  db
    .selectFrom('written_quotes as q')
    .innerJoin('users as u', 'u.id', 'q.user_id')
    .innerJoin('users as m', 'm.id', 'q.made_by')
    .leftJoin('orders as o', 'o.id', 'q.order_id')

const written = expressionBuilder<Tables & { q: Tables['written_quotes'] }, 'q'>()

const orderDelivery = written
  .selectFrom('orders as d')
  .select([
    'd.street',
    'd.city',
    'd.state',
    'd.postal_code as postalCode',
    'd.country',
    'd.delivery_version as version',
  ])
  .whereRef('d.id', '=', 'q.order_id')
  .where('d.status', '<>', 'cancelled')

const row = (quotes: ReturnType<typeof from>) =>
  quotes.select(allFields('written_quotes', 'q', ['tokenHash'])).select((of) => [
    'u.name as guestName',
    'u.email as guestEmail',
    bool(of('u.disabled_at', 'is not', null)).as('isGuestDisabled'),
    'm.name as makerName',
    'o.number as orderNumber',
    'o.status as orderStatus',
    bool(of('o.paid_at', 'is not', null)).as('isOrderPaid'),
    dueCents.as('orderDueCents'),
    // where the order goes that waits for its payment, or accepted the quote
    jsonObjectFrom(orderDelivery).as('orderDelivery'),
  ])

const byId = statement<{ id: string }>()('written-quote', (db, $) => row(from(db)).where('q.id', '=', $.id))

const byToken = statement<{ tokenHash: string }>()('written-quote-of-link', (db, $) =>
  row(from(db)).where('q.token_hash', '=', $.tokenHash),
)

export type WrittenQuoteRecord = Awaited<ReturnType<typeof byId>>[number]

export async function findWrittenQuote(sql: Sql, id: string): Promise<WrittenQuoteRecord | null> {
  const [found] = await byId(sql, { id })
  return found ?? null
}

export async function findLinkedQuote(sql: Sql, tokenHash: string): Promise<WrittenQuoteRecord | null> {
  const [found] = await byToken(sql, { tokenHash })
  return found ?? null
}

const lockStatement = statement<{ id: string }>()('lock-written-quote', (db, $) =>
  db.selectFrom('written_quotes').select('order_id as orderId').where('id', '=', $.id).forUpdate(),
)

/**
 * The quote and its order, held until the transaction ends: it is accepted, sent and withdrawn one after the other, and nobody
 * undoes the cancellation of its order meanwhile.
 */
export async function lockWrittenQuote(tx: Sql, id: string): Promise<WrittenQuoteRecord | null> {
  const [locked] = await lockStatement(tx, { id })
  if (locked?.orderId) await lockOrder(tx, locked.orderId)
  return findWrittenQuote(tx, id)
}

/** From now on this order is the last that was placed by it. */
export const linkOrder = statement<{ id: string; orderId: string }>()('link-order-of-quote', (db, $) =>
  db.updateTable('written_quotes').set({ order_id: $.orderId }).where('id', '=', $.id),
)

/** The link of the mail before leads nowhere. */
export const replaceLink = statement<{ id: string; tokenHash: string }>()('replace-quote-link', (db, $) =>
  db.updateTable('written_quotes').set({ token_hash: $.tokenHash }).where('id', '=', $.id),
)

export const markWithdrawn = statement<{ id: string; now: Date }>()('withdraw-written-quote', (db, $) =>
  db.updateTable('written_quotes').set({ withdrawn_at: $.now }).where('id', '=', $.id),
)

const eb = expressionBuilder<Tables & { q: Tables['written_quotes']; u: Tables['users'] }, 'q' | 'u'>()

const list = { from, row, key: eb.ref('q.id') }

/** One page, the newest first. */
export function findWrittenQuotePage(
  sql: Sql,
  { q, status }: Omit<WrittenQuoteListInput, 'pageNumber'>,
  { page, pageSize, now }: { page: number; pageSize: number; now: Date },
) {
  const where: Expression<SqlBool>[] = []
  if (status) where.push(writtenQuoteIs[status](now))
  if (q !== undefined) {
    const pattern = searchPattern(q)
    where.push(
      eb.or([
        eb('q.number', 'ilike', pattern),
        eb('u.name', 'ilike', pattern),
        eb('u.email', 'ilike', pattern),
      ]),
    )
  }
  return findStaffPage(sql, list, {
    where,
    order: eb.ref('q.created_at'),
    isDescending: true,
    page,
    pageSize,
  })
}
