import type { OrderSort } from '@trivet/core/contract/orders'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import type { OrderRecord } from './order-record.ts'

const eb = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

const columnOf = {
  placed: 'o.created_at',
  delivery: 'o.rental_start',
  pickup: 'o.rental_end',
  total: 'o.total_cents',
} as const satisfies Record<OrderSort, string>

export type Order = { sort: OrderSort; isDescending: boolean }

/** As the indexes have it: what was placed last comes first, and its ids rise all the same. */
function isIdReversed({ sort, isDescending }: Order): boolean {
  return sort === 'placed' ? !isDescending : isDescending
}

const directionOf = (isDescending: boolean) => (isDescending ? 'desc' : 'asc')

/** By what orders `o` are sorted: a column, and their ids where it is the same. */
export function sequenceOf(order: Order) {
  return {
    column: columnOf[order.sort],
    direction: directionOf(order.isDescending),
    idDirection: directionOf(isIdReversed(order)),
  } as const
}

/** The last order of a page. */
type Last = Pick<OrderRecord, 'id' | 'createdAt' | 'rentalStart' | 'rentalEnd' | 'totalCents'>

type Sign = '<' | '<=' | '>' | '>='

const isBeyond: Record<OrderSort, (last: Last, sign: Sign) => Expression<SqlBool>> = {
  placed: ({ createdAt }, sign) => eb('o.created_at', sign, createdAt),
  delivery: ({ rentalStart }, sign) => eb('o.rental_start', sign, rentalStart),
  pickup: ({ rentalEnd }, sign) => eb('o.rental_end', sign, rentalEnd),
  total: ({ totalCents }, sign) => eb('o.total_cents', sign, totalCents),
}

/** What comes after it in the sequence. */
export function comesAfter(last: Last, order: Order): Expression<SqlBool> {
  const further = order.isDescending ? '<' : '>'
  const furtherId = isIdReversed(order) ? '<' : '>'
  return eb.and([
    // for the index
    isBeyond[order.sort](last, `${further}=`),
    eb.or([isBeyond[order.sort](last, further), eb('o.id', furtherId, last.id)]),
  ])
}
