import { addressToFollow } from '@trivet/core/copy/address'
import { expressionBuilder } from 'kysely'
import { searchPattern } from '../../platform/search-pattern.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { joined, nullIfEmpty } from '../../platform/sql/functions.ts'
import { numberBegins } from '../orders/index.ts'
import { isNumbered, matchesAsked, type People, type Search } from './search.ts'

/** Shorter texts are in too many addresses. */
const shortestPlace = 3

const eb = expressionBuilder<Tables & { people: People }>()

/** By number or id first, then by customer, then by address. */
export function ordersLike(search: Search) {
  const { q, number, count } = search
  const numbered = eb
    .selectFrom('orders as o')
    .select((order) => ['o.id', order.lit<number>(1).as('rank')])
    .where((order) => {
      const isIt = isNumbered(order.ref('o.id'), number)
      const begins = numberBegins(q)
      return begins ? order.or([isIt, begins]) : isIt
    })
    .limit(count)
  const ofPeople = eb
    .selectFrom('people')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('orders')
          .select('orders.id')
          .whereRef('orders.user_id', '=', 'people.id')
          .orderBy('orders.created_at', 'desc')
          .orderBy('orders.id')
          .limit(count)
          .as('o'),
      (join) => join.onTrue(),
    )
    .select((order) => ['o.id', order.lit<number>(2).as('rank')])
  const addressed = eb
    .selectFrom('orders as o')
    .select((order) => ['o.id', order.lit<number>(3).as('rank')])
    .where((order) => {
      const { ref } = order
      const place = joined(ref('street'), ' ', ref('city'), ' ', ref('state'), ' ', ref('postal_code'))
      return q.length < shortestPlace ? order.lit(false) : order(place, 'ilike', searchPattern(q))
    })
    .limit(matchesAsked)
  const first = eb
    .selectFrom(ofPeople.unionAll(eb.parens(numbered)).unionAll(eb.parens(addressed)).as('found'))
    .innerJoin('orders as o', 'o.id', 'found.id')
    .select((order) => ['o.id', order.fn.min('found.rank').as('rank')])
    .where('o.cancel_reason', 'is distinct from', 'payment-declined')
    .groupBy(['o.id', 'o.created_at'])
    .orderBy('rank')
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(count)
  return eb
    .selectFrom(first.as('found'))
    .innerJoin('orders as o', 'o.id', 'found.id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(({ ref, fn, val }) => [
      'o.id',
      'o.number',
      'u.name as customer',
      joined(
        fn.coalesce(nullIfEmpty(ref('o.street')), val(addressToFollow)),
        ', ',
        ref('o.city'),
        ', ',
        ref('o.state'),
        ' ',
        ref('o.postal_code'),
      ).as('place'),
      'o.status',
      'o.total_cents as totalCents',
      'o.created_at as createdAt',
    ])
    .orderBy('found.rank')
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
}
