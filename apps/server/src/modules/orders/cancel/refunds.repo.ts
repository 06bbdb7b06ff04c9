import type { CreditOnOrder } from '@trivet/core/account-credit'
import type { Cents } from '@trivet/core/money'
import type { PaidCharge } from '@trivet/core/orders'
import { accountCreditSource, type PaymentSource } from '@trivet/core/payments'
import type { PriceRow } from '@trivet/core/pricing'
import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../../platform/database.ts'
import type { Tables } from '../../../platform/sql/builder.ts'
import { orZero, sumOf } from '../../../platform/sql/functions.ts'
import { insertRow } from '../../../platform/sql/insert.ts'
import { statement } from '../../../platform/sql/statement.ts'

export type PaidAndRefunded = {
  paidCents: Cents
  /** Of it, what was paid after the order itself. */
  addedCents: Cents
  refundedCents: Cents
  /** Of it, what came back by rows by staff. */
  byRowsCents: Cents
  /** By staff, as they are now. */
  priceRows: readonly PriceRow[] | null
} & CreditOnOrder

const paidAndRefunded = statement<{ orderId: string }>()('paid-and-refunded', (db, $) => {
  const payments = db.selectFrom('payments').where('order_id', '=', $.orderId)
  const ofCredit = payments.where('provider', '=', accountCreditSource)
  const refunds = db.selectFrom('refunds').where('order_id', '=', $.orderId)
  // the first is that of the order itself, unless credit alone paid it
  const charges = payments
    .select((eb) => [
      'amount_cents',
      eb
        .or([
          eb(
            eb.fn.agg<number>('row_number').over((over) => over.orderBy('created_at').orderBy('id')),
            '>',
            1,
          ),
          eb('created_at', '>', ofCredit.select('created_at')),
        ])
        .as('isLater'),
    ])
    .where('provider', '<>', accountCreditSource)
    .as('charge')
  const later = db.selectFrom(charges).where('charge.isLater', '=', true)
  return db.selectNoFrom([
    orZero(payments.select((eb) => sumOf(eb.ref('amount_cents')).as('cents'))).as('paidCents'),
    orZero(later.select((eb) => sumOf(eb.ref('charge.amount_cents')).as('cents'))).as('addedCents'),
    orZero(refunds.select((eb) => sumOf(eb.ref('amount_cents')).as('cents'))).as('refundedCents'),
    orZero(refunds.select((eb) => sumOf(eb.ref('by_rows_cents')).as('cents'))).as('byRowsCents'),
    db.selectFrom('orders').select('price_rows').where('id', '=', $.orderId).as('priceRows'),
    orZero(ofCredit.select('amount_cents as cents')).as('creditPaidCents'),
    orZero(refunds.select((eb) => sumOf(eb.ref('account_credit_cents')).as('cents'))).as(
      'creditRefundedCents',
    ),
  ])
})

const nothing: PaidAndRefunded = {
  paidCents: 0,
  addedCents: 0,
  refundedCents: 0,
  byRowsCents: 0,
  priceRows: null,
  creditPaidCents: 0,
  creditRefundedCents: 0,
}

/** Of an order that is locked: what was paid, and what has been promised back. */
export async function findPaidAndRefunded(tx: Sql, orderId: string): Promise<PaidAndRefunded> {
  const [sums] = await paidAndRefunded(tx, { orderId })
  return sums ?? nothing
}

export type NewRefund = {
  id: string
  orderId: string
  amountCents: Cents
  /** Of it, what goes back to the account credit. */
  accountCreditCents: Cents
  /** Of it, what rows by staff took off the price. */
  byRowsCents: Cents
  reason: string
  /** Null: the shop itself. */
  actorId: string | null
  requestKey: string | null
  now: Date
}

export const insertRefund = statement<NewRefund>()('insert-refund', (db, $) =>
  insertRow(
    db,
    'refunds',
    {
      id: $.id,
      orderId: $.orderId,
      amountCents: $.amountCents,
      accountCreditCents: $.accountCreditCents,
      byRowsCents: $.byRowsCents,
      reason: $.reason,
      actorId: $.actorId,
      requestKey: $.requestKey,
      createdAt: $.now,
    },
    // told by the provider
    ['reference', 'sentAt'],
  ),
)

type KeptRefund = Pick<NewRefund, 'amountCents' | 'reason'>

const refundByKey = statement<{ orderId: string; requestKey: string }>()('refund-by-key', (db, $) =>
  db
    .selectFrom('refunds')
    .select(['amount_cents as amountCents', 'reason'])
    .where('order_id', '=', $.orderId)
    .where('request_key', '=', $.requestKey),
)

/** What an Idempotency-Key of this order was answered with; null for a new key. */
export async function findRefundByKey(
  tx: Sql,
  asked: { orderId: string; requestKey: string },
): Promise<KeptRefund | null> {
  const [found] = await refundByKey(tx, asked)
  return found ?? null
}

export type RefundToSend = {
  /** What does not go to the account credit. */
  amountCents: Cents
  /** Of it, all refunds of the order before this one. */
  refundedBeforeCents: Cents
  /** What the order was paid with, oldest first. */
  charges: (PaidCharge & { provider: PaymentSource })[]
}

const refund = expressionBuilder<Tables & { r: Tables['refunds'] }, 'r'>()

const earlierRefunds = refund
  .selectFrom('refunds as e')
  .select((eb) => sumOf(eb('e.amount_cents', '-', eb.ref('e.account_credit_cents'))).as('cents'))
  .whereRef('e.order_id', '=', 'r.order_id')
  .where((eb) => eb(eb.refTuple('e.created_at', 'e.id'), '<', refund.refTuple('r.created_at', 'r.id')))

const charges = refund
  .selectFrom('payments as p')
  .select(['p.reference', 'p.amount_cents as amountCents', 'p.provider'])
  .whereRef('p.order_id', '=', 'r.order_id')
  .where('p.provider', '<>', accountCreditSource)
  .orderBy('p.created_at')
  .orderBy('p.id')

const refundToSend = statement<{ refundId: string }>()('refund-to-send', (db, $) =>
  db
    .selectFrom('refunds as r')
    .select((eb) => [
      eb('r.amount_cents', '-', eb.ref('r.account_credit_cents')).as('amountCents'),
      orZero(earlierRefunds).as('refundedBeforeCents'),
      jsonArrayFrom(charges).as('charges'),
    ])
    .where('r.id', '=', $.refundId)
    .where('r.sent_at', 'is', null),
)

/** The refund while the provider has not answered for it; null once it has. */
export async function findRefundToSend(sql: Sql, refundId: string): Promise<RefundToSend | null> {
  const [found] = await refundToSend(sql, { refundId })
  return found ?? null
}

const lateRefunds = statement<{ before: Date }>()('late-refunds', (db, $) =>
  db
    .selectFrom('refunds')
    .select('id')
    .where('sent_at', 'is', null)
    .where('created_at', '<', $.before)
    .orderBy('created_at')
    .limit(50),
)

/** Refunds that a crash or the provider left open, oldest first. */
export async function findLateRefunds(sql: Sql, before: Date): Promise<string[]> {
  const found = await lateRefunds(sql, { before })
  return found.map(({ id }) => id)
}

export const markRefundSent = statement<{ refundId: string; reference: string; now: Date }>()(
  'mark-refund-sent',
  (db, $) =>
    db
      .updateTable('refunds')
      .set({ reference: $.reference, sent_at: $.now })
      .where('id', '=', $.refundId)
      .where('sent_at', 'is', null),
)
