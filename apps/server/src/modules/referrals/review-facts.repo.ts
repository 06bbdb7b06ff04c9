import type { Expression, ExpressionBuilder, QueryCreator } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { builder, type Builder, type Tables } from '../../platform/sql/builder.ts'
import { arrayOf, bool } from '../../platform/sql/functions.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'

/** `card` is the fingerprint of a payment that is just being booked; null of one that has none, or of none. */
type Asked = { orderId: string; card: string | null }

type Known = Tables & {
  r: Tables['referral_uses']
  o: Tables['orders']
  g: Tables['users']
  h: Tables['users']
}

type Facts = ExpressionBuilder<Known, 'r' | 'o' | 'g' | 'h'>

const party = (eb: Facts, alias: 'g' | 'h') => ({
  email: eb.ref(`${alias}.email`),
  phone: eb.ref(`${alias}.phone`),
  street: eb.ref(`${alias}.street`),
  postalCode: eb.ref(`${alias}.postal_code`),
  country: eb.ref(`${alias}.country`),
})

const staysOf = (eb: Facts) =>
  eb
    .selectFrom('stays as s')
    .select(['s.street', 's.postal_code as postalCode', 's.country', 's.airbnb_listing as airbnbListing'])
    .whereRef('s.host_id', '=', 'r.host_id')

const cardsOfHost = (eb: Facts) =>
  eb
    .selectFrom('payments as p')
    .innerJoin('orders as own', 'own.id', 'p.order_id')
    .select('p.card')
    .whereRef('own.user_id', '=', 'r.host_id')
    .where('p.card', 'is not', null)
    .$narrowType<{ card: string }>()

const cardsOfOrder = (eb: Facts) =>
  eb
    .selectFrom('payments as p')
    .select('p.card')
    .whereRef('p.order_id', '=', 'o.id')
    .where('p.card', 'is not', null)
    .$narrowType<{ card: string }>()

/** Paid orders with this host's code, from another mailbox, of the same phone or card. */
const sharing = (eb: Facts, $: Slots<Asked>) =>
  eb
    .selectFrom('referral_uses as r2')
    .innerJoin('orders as o2', 'o2.id', 'r2.order_id')
    .innerJoin('users as g2', 'g2.id', 'r2.user_id')
    .select('o2.id')
    .whereRef('r2.host_id', '=', 'r.host_id')
    .whereRef('g2.mailbox', '<>', 'g.mailbox')
    .where('o2.paid_at', 'is not', null)
    .where((o2) =>
      o2.or([
        o2.and([o2('o2.phone', '<>', ''), o2('o2.phone', '=', eb.ref('o.phone'))]),
        o2.exists(
          o2
            .selectFrom('payments as p2')
            .select('p2.id')
            .whereRef('p2.order_id', '=', 'o2.id')
            .where((p2) => p2.or([p2('p2.card', '=', $.card), p2('p2.card', 'in', cardsOfOrder(eb))])),
        ),
      ]),
    )

/** Orders but this one that took a first-order discount and were paid with the card. */
export const discountedBy = (db: QueryCreator<Tables>, orderId: Expression<string>) =>
  db
    .selectFrom('referral_uses as r3')
    .innerJoin('payments as p3', 'p3.order_id', 'r3.order_id')
    .select('r3.order_id')
    .where('r3.uses_discount', '=', true)
    .where('r3.order_id', '<>', orderId)

const reviewFacts = (db: Builder, $: Slots<Asked>) =>
  db
    .selectFrom('referral_uses as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('users as g', 'g.id', 'r.user_id')
    .innerJoin('users as h', 'h.id', 'r.host_id')
    .leftJoin('commission_reviews as v', 'v.order_id', 'r.order_id')
    .select((eb) => [
      jsonBuildObject(party(eb, 'g')).as('guest'),
      jsonBuildObject({
        ...party(eb, 'h'),
        cards: arrayOf(cardsOfHost(eb)),
        stays: jsonArrayFrom(staysOf(eb)),
      }).as('host'),
      jsonBuildObject({
        phone: eb.ref('o.phone'),
        street: eb.ref('o.street'),
        postalCode: eb.ref('o.postal_code'),
        country: eb.ref('o.country'),
        airbnbListing: eb.ref('o.airbnb_listing'),
        cards: arrayOf(cardsOfOrder(eb)),
        isContactShared: bool(eb.exists(sharing(eb, $))),
        isDiscountRepeated: bool(
          eb.and([
            eb('r.uses_discount', '=', true),
            eb.exists(
              discountedBy(builder, $.orderId).where((had) =>
                had.or([had('p3.card', '=', $.card), had('p3.card', 'in', cardsOfOrder(eb))]),
              ),
            ),
          ]),
        ),
      }).as('order'),
      bool(eb('v.order_id', 'is not', null)).as('isReviewed'),
    ])
    .where('r.order_id', '=', $.orderId)

const findReviewFactsStatement = statement<Asked>()('review-facts', reviewFacts)

/** What to compare guest and host by; null of an order without a code. */
export async function findReviewFacts(sql: Sql, asked: Asked) {
  const [found] = await findReviewFactsStatement(sql, asked)
  return found ?? null
}
