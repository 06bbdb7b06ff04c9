import {
  newOrderHours,
  zipRangeEnds,
  type OrderFilter,
  type OrderView,
  type PaymentState,
} from '@trivet/core'

/** What a search text stands for, looked up before the list is asked for. */
export type Searched = {
  text: string
  /** The accounts it is part of; null when there are too many to name. */
  userIds: string[] | null
  /** Of the code with exactly this text. */
  codeId: string | null
}

export type ConditionFacts = {
  filter: OrderFilter
  searched: Searched | null
  /** The id of the code in the filter; null when there is no such code. */
  codeId: string | null
  /** The filter's area in the settings; null when there is none of this name. */
  zipRanges: readonly string[] | null
  now: Date
}

/** The parts of a statement over `orders o`, with the values its numbers stand for. */
export type Conditions = { where: string; values: unknown[]; isNarrowed: boolean }

type Put = (value: unknown) => string

// as the search's indexes say it
export const placeText = `(o.street || ' ' || o.city || ' ' || o.state || ' ' || o.postal_code)`
export const accountText = `(u.name || ' ' || u.email)`

/** Shorter texts are looked for at the beginning of order numbers alone: any part of anything would be a full scan. */
export const shortestSearch = 3

const sumOf = (table: 'payments' | 'refunds') =>
  `(SELECT coalesce(sum(amount_cents), 0) FROM ${table} WHERE order_id = o.id)`

// the same as core's paymentState, for the database
const kept = `(${sumOf('payments')} - ${sumOf('refunds')})`
const isRefunded = `o.paid_at IS NOT NULL AND o.id IN (SELECT order_id FROM refunds)`
const paymentIs: Record<PaymentState, string> = {
  paid: `o.paid_at IS NOT NULL AND (o.id NOT IN (SELECT order_id FROM refunds) OR ${kept} >= o.total_cents)`,
  unpaid: `o.paid_at IS NULL AND o.payment_status = 'unpaid'`,
  'confirmation-required': `o.paid_at IS NULL AND o.payment_status = 'confirmation-required'`,
  'partly-refunded': `${isRefunded} AND ${kept} > 0 AND ${kept} < o.total_cents`,
  refunded: `${isRefunded} AND ${kept} <= 0 AND o.total_cents > 0`,
}

// our places are at most one day apart: two days from the index, and then the right one of them
const isToday = (column: string, now: string) =>
  `${column} BETWEEN (${now}::timestamptz AT TIME ZONE 'UTC')::date - 1 AND (${now}::timestamptz AT TIME ZONE 'UTC')::date
   AND ${column} = (${now}::timestamptz AT TIME ZONE o.time_zone)::date`

// found first, by the indexes of what is under way: a walk through all orders in their sequence finds few of them late
const isLate = (statuses: string, column: string, now: string) => `
  SELECT id FROM orders WHERE status ${statuses}
    AND ${column} <= (${now}::timestamptz AT TIME ZONE 'UTC')::date
    AND ${column} < (${now}::timestamptz AT TIME ZONE time_zone)::date`

const viewIs: Record<OrderView, (put: Put, now: Date) => string> = {
  new: (put, now) =>
    `o.created_at >= ${put(new Date(now.getTime() - newOrderHours * 3_600_000))} AND o.status <> 'cancelled'`,
  'to-pack': () => `o.status = 'confirmed'`,
  'out-today': (put, now) =>
    `o.status IN ('confirmed', 'packed', 'dispatched', 'delivered') AND ${isToday('o.rental_start', put(now))}`,
  'back-today': (put, now) =>
    `o.status IN ('dispatched', 'delivered', 'collected') AND ${isToday('o.rental_end', put(now))}`,
  overdue: (put, now) => {
    const at = put(now)
    return `o.id = ANY(ARRAY(${isLate(`IN ('confirmed', 'packed', 'dispatched')`, 'rental_start', at)}
      UNION ALL ${isLate(`= 'delivered'`, 'rental_end', at)}))`
  },
  unpaid: () => `o.paid_at IS NULL AND o.status <> 'cancelled'`,
}

export function orderConditions({ filter, searched, codeId, zipRanges, now }: ConditionFacts): Conditions {
  const values: unknown[] = []
  const put: Put = (value) => `$${values.push(value)}`
  const parts: string[] = []
  if (filter.view) parts.push(viewIs[filter.view](put, now))
  if (filter.status) parts.push(`o.status = ${put(filter.status)}`)
  if (filter.payment) parts.push(paymentIs[filter.payment])
  if (filter.deliveryFrom) parts.push(`o.rental_start >= ${put(filter.deliveryFrom)}`)
  if (filter.deliveryTo) parts.push(`o.rental_start <= ${put(filter.deliveryTo)}`)
  if (filter.pickupFrom) parts.push(`o.rental_end >= ${put(filter.pickupFrom)}`)
  if (filter.pickupTo) parts.push(`o.rental_end <= ${put(filter.pickupTo)}`)
  if (filter.area) parts.push(`left(o.postal_code, 3) = ANY(${put(zipPrefixes(zipRanges ?? []))})`)
  if (filter.code) parts.push(`o.id IN (SELECT order_id FROM referral_uses WHERE code_id = ${put(codeId)})`)
  if (searched) parts.push(searchCondition(searched, put))
  return { where: parts.length > 0 ? parts.join(' AND ') : 'true', values, isNarrowed: parts.length > 0 }
}

function searchCondition({ text, userIds, codeId }: Searched, put: Put): string {
  const parts: string[] = []
  if (/^[0-9a-f]{1,24}$/i.test(text)) {
    const first = text.toLowerCase()
    // all ids that begin with it; g comes after every hex digit
    parts.push(`o.id >= ${put(first)} AND o.id < ${put(`${first}g`)}`)
  }
  if (text.length >= shortestSearch) {
    const pattern = put(containing(text))
    parts.push(`${placeText} ILIKE ${pattern}`)
    if (userIds === null)
      parts.push(`o.user_id IN (SELECT u.id FROM users u WHERE ${accountText} ILIKE ${pattern})`)
    else if (userIds.length > 0) parts.push(`o.user_id = ANY(${put(userIds)})`)
    if (codeId) {
      parts.push(`o.id = ANY(ARRAY(SELECT order_id FROM referral_uses WHERE code_id = ${put(codeId)}))`)
    }
  }
  return parts.length > 0 ? `(${parts.join(' OR ')})` : 'false'
}

/** `%` and `_` are letters like any others. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
}

/** 100-102 is 100, 101 and 102. */
function zipPrefixes(ranges: readonly string[]): string[] {
  return ranges.flatMap((range) => {
    const [first, last] = zipRangeEnds(range).map(Number)
    if (first === undefined || last === undefined) return []
    return Array.from({ length: last - first + 1 }, (_, step) => String(first + step).padStart(3, '0'))
  })
}
