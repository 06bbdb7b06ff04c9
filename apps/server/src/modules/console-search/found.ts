import { expressionBuilder, type Expression } from 'kysely'
import { prefixPattern, searchPattern } from '../../platform/search-pattern.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { bool, joined, lower } from '../../platform/sql/functions.ts'

export type Search = {
  q: string
  /** The beginning of an order's or payout's number, if it may be one. */
  number: string | null
  /** Of each kind so many. */
  count: number
}

// so many people are looked at for their orders and payouts
const peopleAsked = 20

// of what has the text in it, so many are looked at
const matchesAsked = 100

/** Shorter texts are in too many addresses. */
const shortestPlace = 3

type People = { id: string; name: string; email: string; email_key: string }

const eb = expressionBuilder<Tables & { people: People }>()

export function peopleLike({ q }: Search) {
  return eb
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_key'])
    .where((user) => user(joined(user.ref('name'), ' ', user.ref('email')), 'ilike', searchPattern(q)))
    .limit(peopleAsked)
}

export function shownPeople({ count }: Search) {
  return eb
    .selectFrom('people')
    .select(['id', 'name', 'email'])
    .orderBy('name')
    .orderBy('email_key')
    .limit(count)
}

/** Whether an id begins with the number. */
function isNumbered(id: Expression<string>, number: string | null) {
  // g comes after every hex digit
  return number === null ? eb.lit(false) : eb.and([eb(id, '>=', number), eb(id, '<', `${number}g`)])
}

/** By number first, then by customer, then by address. */
export function ordersLike(search: Search) {
  const { q, number, count } = search
  const numbered = eb
    .selectFrom('orders as o')
    .select((order) => ['o.id', order.lit<number>(1).as('rank')])
    .where((order) => isNumbered(order.ref('o.id'), number))
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
    .select(({ ref }) => [
      'o.id',
      'u.name as customer',
      joined(ref('o.street'), ', ', ref('o.city'), ', ', ref('o.state'), ' ', ref('o.postal_code')).as(
        'place',
      ),
      'o.status',
      'o.total_cents as totalCents',
      'o.created_at as createdAt',
    ])
    .orderBy('found.rank')
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
}

/** What is archived comes last. */
export function productsLike({ q, count }: Search) {
  const named = eb
    .selectFrom('products')
    .select(['id', 'name', 'archived_at'])
    .where('name', 'ilike', searchPattern(q))
    .limit(matchesAsked)
  return eb
    .selectFrom(named.as('p'))
    .select((product) => ['p.id', 'p.name', bool(product('p.archived_at', 'is not', null)).as('isArchived')])
    .orderBy((product) => product('p.archived_at', 'is not', null))
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(count)
}

/** Those that begin so come before others of the same hosts. */
export function codesLike({ q, count }: Search) {
  const begins = expressionBuilder<Tables & { c: Tables['referral_codes'] }, 'c'>()
  const isBeginning = begins(lower(begins.ref('c.code')), 'like', prefixPattern(q.toLowerCase()))
  return eb
    .selectFrom('referral_codes as c')
    .innerJoin('users as u', 'u.id', 'c.host_id')
    .select(['c.id', 'c.code', 'u.name as host', 'u.id as hostId'])
    .where((code) =>
      code.or([isBeginning, code('c.host_id', 'in', code.selectFrom('people').select('people.id'))]),
    )
    .orderBy(isBeginning, 'desc')
    .orderBy('c.created_at', 'desc')
    .limit(count)
}

/** Open ones come first. */
export function payoutsLike({ q, number, count }: Search) {
  return eb
    .selectFrom('payouts as p')
    .innerJoin('users as u', 'u.id', 'p.host_id')
    .select(['p.id', 'u.name as host', 'p.amount_cents as amountCents', 'p.status'])
    .where((payout) =>
      payout.or([
        payout.and([
          payout('p.transaction_id', 'like', prefixPattern(q)),
          payout('p.transaction_id', '<>', ''),
        ]),
        isNumbered(payout.ref('p.id'), number),
        payout('p.host_id', 'in', payout.selectFrom('people').select('people.id')),
      ]),
    )
    .orderBy((payout) => payout('p.status', '=', 'pending'), 'desc')
    .orderBy('p.requested_at', 'desc')
    .limit(count)
}
