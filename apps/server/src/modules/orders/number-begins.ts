import { parseCrateNumber } from '@trivet/core/crates'
import { orderNumberStart } from '@trivet/core/orders'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

const eb = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

/**
 * Whether the number of order `o` is, or begins as, what somebody typed, or a crate of it has that number; null where nothing
 * of the kind was typed.
 */
export function numberBegins(text: string): Expression<SqlBool> | null {
  const parts = [orderBegins(text), crateIs(text)].filter((part) => part !== null)
  return parts.length === 0 ? null : eb.or(parts)
}

function orderBegins(text: string): Expression<SqlBool> | null {
  const start = orderNumberStart(text)
  // Z comes after every character of a number, also after the dash
  return start === null ? null : eb.and([eb('o.number', '>=', start), eb('o.number', '<', `${start}Z`)])
}

function crateIs(text: string): Expression<SqlBool> | null {
  const number = parseCrateNumber(text)
  if (number === null) return null
  return eb('o.id', '=', eb.selectFrom('crates as c').select('c.order_id').where('c.number', '=', number))
}
