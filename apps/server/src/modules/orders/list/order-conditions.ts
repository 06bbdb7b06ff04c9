import { zipRangeEnds } from '@trivet/core/address'
import type { OrderFilter } from '@trivet/core/contract/orders'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Tables } from '../../../platform/sql/builder.ts'
import { any, anyFrom, firstLetters, joined } from '../../../platform/sql/functions.ts'
import { ordersBehind } from '../../reports/index.ts'
import { numberBegins } from '../number-begins.ts'
import { isInView } from './order-view-conditions.ts'
import { paymentStateIs } from './payment-state-conditions.ts'

/** What a search text stands for, looked up before the list is asked for. */
export type Searched = {
  text: string
  /** The accounts it is part of; null when there are too many to name. */
  userIds: string[] | null
  /** Of the code with exactly this text, a host's or a promotion's. */
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

/** A condition on orders `o`. */
export type Conditions = {
  where: Expression<SqlBool>
  isNarrowed: boolean
  /** What narrows them besides the figure that they stand behind; null: nothing. */
  besidesFigure: Expression<SqlBool> | null
}

const eb = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()
const user = expressionBuilder<Tables & { u: Tables['users'] }, 'u'>()

// as the search's indexes say it
const placeText = joined(
  eb.ref('o.street'),
  ' ',
  eb.ref('o.city'),
  ' ',
  eb.ref('o.state'),
  ' ',
  eb.ref('o.postal_code'),
)
const accountText = joined(user.ref('u.name'), ' ', user.ref('u.email'))

/** Of an account `u`: whether a text is part of its name or address. */
export function accountIsLike(text: string): Expression<SqlBool> {
  return user(accountText, 'ilike', containing(text))
}

/** Shorter texts are looked for at the beginning of numbers and ids alone: any part of anything would be a full scan. */
export const shortestSearch = 3

export function orderConditions({ filter, searched, codeId, zipRanges, now }: ConditionFacts): Conditions {
  const parts: Expression<SqlBool>[] = []
  if (filter.view) parts.push(isInView[filter.view](now))
  if (filter.status) parts.push(eb('o.status', '=', filter.status))
  if (filter.payment) parts.push(paymentStateIs[filter.payment])
  if (filter.deliveryFrom) parts.push(eb('o.rental_start', '>=', filter.deliveryFrom))
  if (filter.deliveryTo) parts.push(eb('o.rental_start', '<=', filter.deliveryTo))
  if (filter.pickupFrom) parts.push(eb('o.rental_end', '>=', filter.pickupFrom))
  if (filter.pickupTo) parts.push(eb('o.rental_end', '<=', filter.pickupTo))
  if (filter.area) {
    const prefixes = eb.val(zipPrefixes(zipRanges ?? []))
    parts.push(eb(firstLetters(eb.ref('o.postal_code'), 3), '=', any(prefixes)))
  }
  if (filter.code) parts.push(eb('o.id', 'in', ordersWithCode(codeId)))
  if (searched) parts.push(searchCondition(searched))
  const behind = ordersBehind(filter)
  const all = behind ? [...parts, eb('o.id', 'in', behind)] : parts
  return {
    where: eb.and(all),
    isNarrowed: all.length > 0,
    besidesFigure: parts.length > 0 ? eb.and(parts) : null,
  }
}

const ordersWithCode = (codeId: string | null) =>
  eb
    .selectFrom('referral_uses')
    .select('order_id')
    .where('code_id', '=', codeId)
    .unionAll(eb.selectFrom('promotion_uses').select('order_id').where('code_id', '=', codeId))

function searchCondition({ text, userIds, codeId }: Searched): Expression<SqlBool> {
  const numbered = numberBegins(text)
  const parts: Expression<SqlBool>[] = numbered ? [numbered] : []
  if (/^[0-9a-f]{1,24}$/i.test(text)) {
    const first = text.toLowerCase()
    // all ids that begin with it; g comes after every hex digit
    parts.push(eb.and([eb('o.id', '>=', first), eb('o.id', '<', `${first}g`)]))
  }
  if (text.length >= shortestSearch) {
    parts.push(eb(placeText, 'ilike', containing(text)))
    if (userIds === null) {
      const accounts = eb.selectFrom('users as u').select('u.id').where(accountIsLike(text))
      parts.push(eb('o.user_id', 'in', accounts))
    } else if (userIds.length > 0) parts.push(eb('o.user_id', '=', any(eb.val(userIds))))
    if (codeId) parts.push(eb('o.id', '=', anyFrom(ordersWithCode(codeId))))
  }
  return parts.length > 0 ? eb.or(parts) : eb.lit(false)
}

/** `%` and `_` are letters like any others. */
function containing(text: string): string {
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
