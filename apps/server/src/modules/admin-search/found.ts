import { expressionBuilder } from 'kysely'
import { prefixPattern, searchPattern } from '../../platform/search-pattern.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { bool, joined, lower } from '../../platform/sql/functions.ts'
import { isNumbered, matchesAsked, type People, type Search } from './search.ts'

// so many people are looked at for their orders and payouts
const peopleAsked = 20

const eb = expressionBuilder<Tables & { people: People }>()

export function peopleLike({ q }: Search) {
  return eb
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_key', 'staff_role'])
    .where((user) => user(joined(user.ref('name'), ' ', user.ref('email')), 'ilike', searchPattern(q)))
    .limit(peopleAsked)
}

export function shownPeople({ count, seesStaff }: Search) {
  return eb
    .selectFrom('people')
    .select(['id', 'name', 'email'])
    .where((person) => person.or([person('staff_role', 'is', null), person.lit(seesStaff)]))
    .orderBy('name')
    .orderBy('email_key')
    .limit(count)
}

/** By the beginning of their number, with or without its Q, and by their guest; the last come first. */
export function quotesLike({ q, count }: Search) {
  const begins = q.toUpperCase()
  return eb
    .selectFrom('written_quotes as w')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .select(['w.id', 'w.number', 'u.name as guest', 'w.total_cents as totalCents'])
    .where((quote) =>
      quote.or([
        quote('w.number', 'like', prefixPattern(begins)),
        quote('w.number', 'like', prefixPattern(`Q-${begins}`)),
        quote('w.user_id', 'in', quote.selectFrom('people').select('people.id')),
      ]),
    )
    .orderBy('w.created_at', 'desc')
    .orderBy('w.id')
    .limit(count)
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

/** By the beginning of any of its words; the last come first. */
export function promotionCodesLike({ q, count }: Search) {
  const begins = q.toUpperCase()
  return eb
    .selectFrom('promotion_codes as c')
    .select(['c.id', 'c.code'])
    .where((code) =>
      code.or([
        code('c.code', 'like', prefixPattern(begins)),
        code('c.code', 'like', `%-${prefixPattern(begins)}`),
      ]),
    )
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
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
