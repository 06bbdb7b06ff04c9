import type { PaymentEvent, PaymentProviderName } from '@trivet/core/payments'
import type { Sql } from '../../platform/database.ts'
import { any, lockUntilCommit, split } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { timelineEvents, unconfirmedOrder } from '../orders/index.ts'

const lockCharge = statement<{ key: string }>()('lock-charge', (db, $) =>
  db.selectNoFrom(lockUntilCommit($.key).as('locked')),
)

const storeEvent = statement<{
  provider: PaymentProviderName
  id: string
  reference: string
  event: PaymentEvent
  now: Date
}>()('store-payment-event', (db, $, json) =>
  insertRow(db, 'payment_events', {
    provider: $.provider,
    id: $.id,
    reference: $.reference,
    event: json.event,
    receivedAt: $.now,
  })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
)

type Received = { provider: PaymentProviderName; event: PaymentEvent; now: Date }

/** Messages about one charge are taken in one after the other. False for one that came before. */
export async function storePaymentEvent(tx: Sql, { provider, event, now }: Received): Promise<boolean> {
  const { id, reference } = event
  await lockCharge(tx, { key: `charge:${provider}:${reference}` })
  const stored = await storeEvent(tx, { provider, id, reference, event, now })
  return stored.length > 0
}

type Charge = { provider: PaymentProviderName; reference: string }

const paymentEvents = statement<Charge>()('payment-events', (db, $) =>
  db
    .selectFrom('payment_events')
    .select('event')
    .where('provider', '=', $.provider)
    .where('reference', '=', $.reference),
)

/** All that was ever told about one charge. */
export async function listPaymentEvents(sql: Sql, charge: Charge): Promise<PaymentEvent[]> {
  const found = await paymentEvents(sql, charge)
  return found.map(({ event }) => event)
}

type Refusal = { orderId: string; reason: string; now: Date }

const recordFailedConfirmationStatement = statement<Refusal>()('record-failed-confirmation', (db, $) =>
  db
    .with('waiting', (q) => unconfirmedOrder(q, $))
    .with('told', (q) =>
      timelineEvents(q, q.selectFrom('waiting'), (eb) => ({
        orderId: eb.ref('waiting.id'),
        at: $.now,
        actorId: null,
        kind: 'payment-declined',
        from: null,
        to: null,
        note: $.reason,
      })),
    )
    .selectFrom('waiting')
    .select('waiting.id'),
)

/** The bank said no after all; true when the order waited for its answer. */
export async function recordFailedConfirmation(tx: Sql, refusal: Refusal): Promise<boolean> {
  const told = await recordFailedConfirmationStatement(tx, refusal)
  return told.length > 0
}

type RefundThere = { orderId: string; reference: string }

const isRefundKnownStatement = statement<RefundThere>()('is-refund-known', (db, $) =>
  db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', $.orderId)
    .where((eb) => eb($.reference, '=', any(split(eb.ref('reference'), ' ')))),
)

/** A refund of the provider's that our books know by its id there. */
export async function isRefundKnown(tx: Sql, refund: RefundThere): Promise<boolean> {
  const found = await isRefundKnownStatement(tx, refund)
  return found.length > 0
}

type RefundHere = { orderId: string; id: string }

const isOurRefundStatement = statement<RefundHere>()('is-our-refund', (db, $) =>
  db
    .selectFrom('refunds')
    .select('id')
    .where('id', '=', $.id)
    .where('order_id', '=', $.orderId)
    .unionAll(db.selectFrom('returned_charges').select('id').where('id', '=', $.id)),
)

export async function isOurRefund(tx: Sql, refund: RefundHere): Promise<boolean> {
  const found = await isOurRefundStatement(tx, refund)
  return found.length > 0
}
