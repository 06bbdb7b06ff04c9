// Parts of statements about an order that waits for its payment. Each gives the order's id, or nothing where it does not
// wait (any more).
import type { Expression } from 'kysely'
import type { Builder } from '../../platform/sql/builder.ts'

type Change = { orderId: Expression<string>; now: Expression<Date> }

function waitingOrder(db: Builder, orderId: Expression<string>) {
  return db
    .updateTable('orders')
    .where('orders.id', '=', orderId)
    .where('orders.status', '=', 'pending')
    .where('orders.paid_at', 'is', null)
    .returning(['orders.id', 'orders.account_credit_cents'])
}

/** It is confirmed by its payment, and holds its units for good. */
export function paidOrder(db: Builder, { orderId, now }: Change) {
  return waitingOrder(db, orderId).set({
    status: 'confirmed',
    payment_status: 'paid',
    paid_at: now,
    hold_expires_at: null,
    updated_at: now,
  })
}

/** It went out on account; its payment changes nothing but that. */
export function paidOnAccount(db: Builder, { orderId, now }: Change) {
  return db
    .updateTable('orders')
    .set({ payment_status: 'paid', paid_at: now, updated_at: now })
    .where('orders.id', '=', orderId)
    .where('orders.status', 'not in', ['pending', 'cancelled'])
    .where('orders.paid_at', 'is', null)
    .where('orders.payment_status', '<>', 'waived')
    .returning(['orders.id', 'orders.account_credit_cents'])
}

/** Its hold is over, and no job ends it for that. */
export function parkedOrder(db: Builder, { orderId, now }: Change) {
  return waitingOrder(db, orderId).set({ hold_expires_at: null, updated_at: now })
}

/** Its hold is a new one, and lasts until then. */
export function heldOrder(db: Builder, { orderId, now, until }: Change & { until: Expression<Date> }) {
  return waitingOrder(db, orderId)
    .set({ hold_expires_at: until, own_hold_ends_at: null, updated_at: now })
    .returning('orders.depot_id')
}

/** It held nothing, and ends unpaid. */
export function givenUpOrder(db: Builder, { orderId, now }: Change) {
  return waitingOrder(db, orderId)
    .set({ status: 'cancelled', cancel_reason: 'payment-declined', updated_at: now })
    .where('orders.hold_expires_at', 'is', null)
}

/** The bank, which was asked to confirm the payment, said no. */
export function unconfirmedOrder(db: Builder, { orderId, now }: Change) {
  return waitingOrder(db, orderId)
    .set({ payment_status: 'unpaid', updated_at: now })
    .where('orders.payment_status', '=', 'confirmation-required')
}
