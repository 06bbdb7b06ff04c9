import { accountCreditSource, type PostedCharge, type PaymentProviderName } from '@trivet/core/payments'
import type { NotNull } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Builder } from '../../platform/sql/builder.ts'
import { any, bool, int, sumOf } from '../../platform/sql/functions.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'

export type BooksWindow = {
  provider: PaymentProviderName
  /** Also looked for where they were booked outside the window. */
  references: string[]
  from: Date
  /** Later ones the provider may not list yet. */
  dueUntil: Date
}

/** Refunds are told of a charge only where it is the order's only one, besides account credit, and all were sent. */
const payments = (db: Builder, $: Slots<BooksWindow>) =>
  db
    .selectFrom('payments as p')
    .select((eb) => {
      const ofOrder = eb
        .selectFrom('payments as o')
        .select(int(eb.fn.countAll()).as('count'))
        .whereRef('o.order_id', '=', 'p.order_id')
        .where('o.provider', '<>', accountCreditSource)
      const refunds = eb.selectFrom('refunds as r').whereRef('r.order_id', '=', 'p.order_id')
      const unsent = refunds.select('r.id').where('r.sent_at', 'is', null)
      return [
        'p.reference',
        'p.order_id as orderId',
        'p.amount_cents as amountCents',
        eb
          .case()
          .when(eb.and([eb(ofOrder, '=', 1), eb.not(eb.exists(unsent))]))
          .then(
            refunds.select((refund) =>
              sumOf(refund('r.amount_cents', '-', refund.ref('r.account_credit_cents'))).as('cents'),
            ),
          )
          .end()
          .as('refundedCents'),
        bool(eb.and([eb('p.created_at', '>=', $.from), eb('p.created_at', '<', $.dueUntil)])).as('isDue'),
      ]
    })
    .where('p.provider', '=', $.provider)
    .where((eb) =>
      eb.or([
        eb('p.reference', '=', any($.references)),
        eb.and([eb('p.created_at', '>=', $.from), eb('p.created_at', '<', $.dueUntil)]),
      ]),
    )

const returns = (db: Builder, $: Slots<BooksWindow>) =>
  db
    .selectFrom('returned_charges as c')
    .select((eb) => [
      'c.reference',
      'c.order_id as orderId',
      'c.amount_cents as amountCents',
      eb.case().when('c.sent_at', 'is not', null).then(eb.ref('c.amount_cents')).end().as('refundedCents'),
      bool(eb.and([eb('c.created_at', '>=', $.from), eb('c.created_at', '<', $.dueUntil)])).as('isDue'),
    ])
    .where('c.provider', '=', $.provider)
    .where((eb) =>
      eb.or([
        eb('c.reference', '=', any($.references)),
        eb.and([eb('c.created_at', '>=', $.from), eb('c.created_at', '<', $.dueUntil)]),
      ]),
    )

const amountsDue = (db: Builder, $: Slots<BooksWindow>) =>
  db
    .selectFrom('amounts_due as a')
    .select((eb) => [
      'a.reference',
      'a.order_id as orderId',
      'a.amount_cents as amountCents',
      eb.lit(null).as('refundedCents'),
      bool(eb.and([eb('a.paid_at', '>=', $.from), eb('a.paid_at', '<', $.dueUntil)])).as('isDue'),
    ])
    .where('a.provider', '=', $.provider)
    .where((eb) =>
      eb.or([
        eb('a.reference', '=', any($.references)),
        eb.and([eb('a.paid_at', '>=', $.from), eb('a.paid_at', '<', $.dueUntil)]),
      ]),
    )
    // a constraint: what is paid has one
    .$narrowType<{ reference: NotNull }>()

const bookedCharges = statement<BooksWindow>()('booked-charges', (db, $) =>
  payments(db, $).unionAll(returns(db, $)).unionAll(amountsDue(db, $)),
)

/** Our side of a comparison: payments, and charges that went back. */
export function listPostedCharges(sql: Sql, window: BooksWindow): Promise<PostedCharge[]> {
  return bookedCharges(sql, window)
}
