import type { StaffRole } from '@trivet/core/staff'
import { expressionBuilder, type Expression } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

export type Search = {
  q: string
  /** The beginning of an order's or payout's id, if it may be one. */
  number: string | null
  /** Of each kind so many. */
  count: number
  /** Or accounts of staff are not among what is found; what is theirs is. */
  seesStaff: boolean
}

/** Of what has the text in it, so many are looked at. */
export const matchesAsked = 100

/** The part of the statement that other parts ask: accounts whose name or address has the text in it. */
export type People = {
  id: string
  name: string
  email: string
  email_key: string
  staff_role: StaffRole | null
}

const eb = expressionBuilder<Tables>()

/** Whether an id begins with the number. */
export function isNumbered(id: Expression<string>, number: string | null) {
  // g comes after every hex digit
  return number === null ? eb.lit(false) : eb.and([eb(id, '>=', number), eb(id, '<', `${number}g`)])
}
