import { orderNumberStart } from '@trivet/core/orders'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

const eb = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

/** Whether the number of order `o` is, or begins as, what somebody typed; null where nothing of the kind was typed. */
export function numberBegins(text: string): Expression<SqlBool> | null {
  const start = orderNumberStart(text)
  // Z comes after every character of a number, also after the dash
  return start === null ? null : eb.and([eb('o.number', '>=', start), eb('o.number', '<', `${start}Z`)])
}
