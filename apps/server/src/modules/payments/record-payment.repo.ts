import type { Cents } from '@trivet/core/money'
import type { OrderStatus, TimelineKind } from '@trivet/core/orders'
import { accountCreditSource, type MoneySource, type OutsideMethod } from '@trivet/core/payments'
import type { ReferralSignal } from '@trivet/core/referrals'
import { expressionBuilder, type Expression } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { decimalOf, joined, secondsFromNow } from '../../platform/sql/functions.ts'
import { recordset } from '../../platform/sql/recordset.ts'
import { statement } from '../../platform/sql/statement.ts'
import { paidOnAccount, paidOrder, timelineEvents } from '../orders/index.ts'
import { droppedUntriedMails, queuedMails } from '../outbox/index.ts'
import { earnedCommissions, findSignals, newReviews } from '../referrals/index.ts'
import { confirmationTemplate } from './confirmation-template.ts'
import { isNotParked } from './payment-checks.repo.ts'
import { newPayments } from './payments.repo.ts'

export type Settlement = {
  orderId: string
  /** Null: the payment provider told us. */
  actorId: string | null
  /** Null where account credit pays all of it. */
  payment: {
    provider: MoneySource
    /** How it came, where staff wrote it down. */
    method?: OutsideMethod
    reference: string
    amountCents: Cents
    /** The fingerprint of the card, where the provider says one. */
    card: string | null
  } | null
  /** Who gets the confirmation. */
  recipient: string
  now: Date
}

type Step = { place: number; kind: TimelineKind; from: string | null; to: string | null }

// no row is written of it
const nothing = { provider: 'outside', reference: '', amountCents: 0, card: null } as const

const paid: Step = { place: 1, kind: 'paid', from: null, to: null }
const confirmed: Step = { place: 2, kind: 'status', from: 'pending', to: 'confirmed' }

type Values = {
  orderId: string
  actorId: string | null
  paymentId: string
  provider: MoneySource
  method: OutsideMethod | null
  reference: string
  amountCents: Cents
  creditPaymentId: string
  card: string | null
  /** Why its commission is held; empty where it is not. */
  signals: ReferralSignal[]
  isHeld: boolean
  mailId: string
  recipient: string
  /** Of the mail to the host whose code the order came with, if any. */
  hostMailId: string
  steps: Step[]
  now: Date
}

/** Of an order: so much is left to pay of its price after the account credit. */
function costs(amountCents: Expression<Cents>) {
  const eb = expressionBuilder<Tables, 'orders'>()
  return eb(eb('orders.total_cents', '-', eb.ref('orders.account_credit_cents')), '=', amountCents)
}

const settling = (name: string, markPaid: typeof paidOrder) =>
  statement<Values>()(name, (db, $, json) =>
    db
      // a parked order holds no units; and staff may have changed the price while its guest paid
      .with('paid', (q) => markPaid(q, $).where(isNotParked($.orderId)).where(costs($.amountCents)))
      .with('booked', (q) =>
        newPayments(q, q.selectFrom('paid').where($.amountCents, '>', 0), (eb) => ({
          id: $.paymentId,
          orderId: eb.ref('paid.id'),
          provider: $.provider,
          method: $.method,
          reference: $.reference,
          amountCents: $.amountCents,
          card: $.card,
          createdAt: $.now,
        })),
      )
      // what it was placed with becomes a payment like any other
      .with('credited', (q) =>
        newPayments(q, q.selectFrom('paid').where('paid.account_credit_cents', '>', 0), (eb) => ({
          id: $.creditPaymentId,
          orderId: eb.ref('paid.id'),
          provider: accountCreditSource,
          method: null,
          reference: eb.ref('paid.id'),
          amountCents: eb.ref('paid.account_credit_cents'),
          card: null,
          createdAt: $.now,
        })),
      )
      .with('told', (q) =>
        timelineEvents(
          q,
          q
            .selectFrom('paid')
            .innerJoin(
              recordset(json.steps, 'step', { place: 'integer', kind: 'text', from: 'text', to: 'text' }),
              (join) => join.onTrue(),
            )
            .orderBy('step.place'),
          (eb) => ({
            orderId: eb.ref('paid.id'),
            at: $.now,
            actorId: $.actorId,
            kind: eb.ref('step.kind'),
            from: eb.ref('step.from'),
            to: eb.ref('step.to'),
            note: null,
          }),
        ),
      )
      .with('earned', (q) => earnedCommissions(q.selectFrom('paid').select('paid.id'), $))
      .with('held', (q) =>
        newReviews(
          q,
          q
            .selectFrom('earned')
            .innerJoin('referral_uses as r', 'r.order_id', 'earned.order_id')
            .where($.isHeld),
          (eb) => ({
            orderId: eb.ref('r.order_id'),
            hostId: eb.ref('r.host_id'),
            guestId: eb.ref('r.user_id'),
            signals: $.signals,
            heldAt: $.now,
          }),
        ),
      )
      .with('thanked', (q) =>
        queuedMails(q, q.selectFrom('earned').innerJoin('users as u', 'u.id', 'earned.host_id'), (eb) => ({
          id: $.hostMailId,
          template: eb
            .case()
            .when($.isHeld)
            .then(eb.val('commission-held' as const))
            .else(eb.val('commission-earned' as const))
            .end(),
          recipient: eb.ref('u.email'),
          data: jsonBuildObject({ amount: decimalOf(eb.ref('earned.cents')), name: eb.ref('u.name') }),
          dedupeKey: joined('commission-earned:', $.orderId),
          orderId: null,
          createdAt: $.now,
          nextAttemptAt: secondsFromNow(0),
        })),
      )
      .with('overtaken', (q) => droppedUntriedMails(q.selectFrom('paid').select('paid.id'), 'order-received'))
      .with('mailed', (q) =>
        queuedMails(q, q.selectFrom('paid'), (eb) => ({
          id: $.mailId,
          template: confirmationTemplate(eb.ref('paid.id')),
          recipient: $.recipient,
          data: jsonBuildObject({ orderId: eb.ref('paid.id') }),
          dedupeKey: joined('order-confirmed:', eb.ref('paid.id')),
          orderId: eb.ref('paid.id'),
          createdAt: $.now,
          nextAttemptAt: secondsFromNow(0),
        })),
      )
      .selectFrom('paid')
      .select('id'),
  )

const recordPaymentStatement = settling('record-payment', paidOrder)
const recordPaymentOnAccountStatement = settling('record-payment-on-account', paidOnAccount)

/**
 * Marks a pending order as paid, confirms it and credits its host. One that went out unpaid stays wherever it is by now.
 * False when another request did so first.
 */
export async function recordPayment(sql: Sql, status: OrderStatus, settlement: Settlement): Promise<boolean> {
  const recorded =
    status === 'pending'
      ? await recordPaymentStatement(sql, await valuesOf(sql, settlement, [paid, confirmed]))
      : await recordPaymentOnAccountStatement(sql, await valuesOf(sql, settlement, [paid]))
  return recorded.length > 0
}

async function valuesOf(sql: Sql, { payment, ...settlement }: Settlement, steps: Step[]): Promise<Values> {
  const charge = payment ?? nothing
  const signals = await findSignals(sql, { orderId: settlement.orderId, card: charge.card })
  const isHeld = signals.length > 0
  const ids = { paymentId: newId(), creditPaymentId: newId(), mailId: newId(), hostMailId: newId() }
  return { ...settlement, method: null, ...charge, ...ids, signals, isHeld, steps }
}
