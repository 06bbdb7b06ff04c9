import type { OrderSort } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'
import { accountText, containing, type Conditions } from './order-conditions.ts'
import type { OrderRecord } from './order-record.ts'
import { orderJson } from './orders.repo.ts'

export type ListedRecord = OrderRecord & {
  customerName: string
  code: string | null
}

// beyond so many, staff read "more than": nobody turns 500 pages, and counting them all is slow
export const mostCounted = 10_000

// so many accounts are named in the search; a text that more of them have in common finds orders soon anyway
const mostAccounts = 500

const columnOf: Record<OrderSort, string> = {
  placed: 'created_at',
  delivery: 'rental_start',
  pickup: 'rental_end',
  total: 'total_cents',
}

export type Order = { sort: OrderSort; isDescending: boolean }

function orderBy(order: Order): string {
  const direction = order.isDescending ? 'DESC' : 'ASC'
  return `o.${columnOf[order.sort]} ${direction}, o.id ${isIdReversed(order) ? 'DESC' : 'ASC'}`
}

/** As the indexes have it: what was placed last comes first, and its ids rise all the same. */
function isIdReversed({ sort, isDescending }: Order): boolean {
  return sort === 'placed' ? !isDescending : isDescending
}

export const listedJson = `${orderJson}::jsonb || jsonb_build_object(
  'customerName', u.name,
  'code', (SELECT c.code FROM referral_uses r JOIN referral_codes c ON c.id = r.code_id WHERE r.order_id = o.id))`

type Window = {
  order: Order
  limit: number
  /** A page of many. */
  offset?: number
  /** The last order of the ones before. */
  after?: ListedRecord | null
}

/**
 * Some orders of a list, in its sequence. Without a name, so that the database plans each question with its own values:
 * a rare word and a frequent one need different indexes.
 */
export async function findListedOrders(
  sql: Sql,
  { where, values: asked }: Conditions,
  { order, limit, offset = 0, after = null }: Window,
): Promise<ListedRecord[]> {
  const values = [...asked]
  const put = (value: unknown) => `$${values.push(value)}`
  const sequence = orderBy(order)
  const rest = after ? `AND ${comesAfter(after, order, put)}` : ''
  const { rows: found } = await sql.query<{ order: ListedRecord }>(
    `WITH page AS MATERIALIZED (
       SELECT o.id FROM orders o WHERE ${where} ${rest}
       ORDER BY ${sequence} LIMIT ${put(limit)} OFFSET ${put(offset)}
     )
     SELECT ${listedJson} AS "order" FROM page JOIN orders o USING (id) JOIN users u ON u.id = o.user_id
     ORDER BY ${sequence}`,
    values,
  )
  return found.map((row) => row.order)
}

const keyOf: Record<OrderSort, (record: ListedRecord) => string | number> = {
  placed: ({ createdAt }) => createdAt,
  delivery: ({ rentalStart }) => rentalStart,
  pickup: ({ rentalEnd }) => rentalEnd,
  total: ({ totalCents }) => totalCents,
}

function comesAfter(last: ListedRecord, order: Order, put: (value: unknown) => string): string {
  const column = `o.${columnOf[order.sort]}`
  const key = put(keyOf[order.sort](last))
  const { isDescending } = order
  const further = isDescending ? '<' : '>'
  const furtherId = isIdReversed(order) ? '<' : '>'
  // the first part is for the index
  return `${column} ${further}= ${key} AND (${column} ${further} ${key} OR o.id ${furtherId} ${put(last.id)})`
}

/** How many there are; of a list that was narrowed, one more than are counted at most. */
export async function countOrders(sql: Sql, { where, values, isNarrowed }: Conditions): Promise<number> {
  const text = isNarrowed
    ? `SELECT count(*)::int AS total FROM (SELECT FROM orders o WHERE ${where} LIMIT ${mostCounted + 1}) counted`
    : 'SELECT count(*)::int AS total FROM orders'
  const { rows: found } = await sql.query<{ total: number }>(text, values)
  return found[0]?.total ?? 0
}

export type OrderInBrief = {
  id: string
  status: OrderRecord['status']
  email: string
  totalCents: number
}

const briefColumns = `o.id, o.status, u.email, o.total_cents AS "totalCents"`

/** What a list holds, in its sequence, as far as a preview has to know it. */
export async function findMatchingInBrief(
  sql: Sql,
  { where, values }: Conditions,
  { order, limit }: { order: Order; limit: number },
): Promise<OrderInBrief[]> {
  const { rows: found } = await sql.query<OrderInBrief>(
    `SELECT ${briefColumns} FROM orders o JOIN users u ON u.id = o.user_id
     WHERE ${where} ORDER BY ${orderBy(order)} LIMIT $${values.length + 1}`,
    [...values, limit],
  )
  return found
}

export function findInBrief(sql: Sql, ids: readonly string[]): Promise<OrderInBrief[]> {
  return rows<OrderInBrief>(sql, {
    name: 'orders-in-brief',
    text: `SELECT ${briefColumns} FROM unnest($1::text[]) WITH ORDINALITY AS asked(id, place)
           JOIN orders o USING (id) JOIN users u ON u.id = o.user_id ORDER BY asked.place`,
    values: [ids],
  })
}

/** The accounts a text is part of; null when there are too many to name. */
export async function findAccountsLike(sql: Sql, text: string): Promise<string[] | null> {
  const { rows: found } = await sql.query<{ id: string }>(
    `SELECT u.id FROM users u WHERE ${accountText} ILIKE $1 LIMIT $2`,
    [containing(text), mostAccounts + 1],
  )
  return found.length > mostAccounts ? null : found.map(({ id }) => id)
}

export async function findCodeId(sql: Sql, code: string): Promise<string | null> {
  const [found] = await rows<{ id: string }>(sql, {
    name: 'referral-code-id',
    text: 'SELECT id FROM referral_codes WHERE code = $1',
    values: [code],
  })
  return found?.id ?? null
}
