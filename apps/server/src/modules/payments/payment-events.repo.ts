import type { PaymentEvent, PaymentProviderName } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'

type Received = { provider: PaymentProviderName; event: PaymentEvent; now: Date }

/** Messages about one charge are taken in one after the other. False for one that came before. */
export async function storePaymentEvent(tx: Sql, { provider, event, now }: Received): Promise<boolean> {
  await rows(tx, {
    name: 'lock-charge',
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`charge:${provider}:${event.reference}`],
  })
  const stored = await rows(tx, {
    name: 'store-payment-event',
    text: `INSERT INTO payment_events (provider, id, reference, event, received_at)
           VALUES ($1, $2, $3, $4::jsonb, $5) ON CONFLICT DO NOTHING RETURNING id`,
    values: [provider, event.id, event.reference, JSON.stringify(event), now],
  })
  return stored.length > 0
}

/** All that was ever told about one charge. */
export async function listPaymentEvents(
  sql: Sql,
  { provider, reference }: { provider: PaymentProviderName; reference: string },
): Promise<PaymentEvent[]> {
  const found = await rows<{ event: PaymentEvent }>(sql, {
    name: 'payment-events',
    text: 'SELECT event FROM payment_events WHERE provider = $1 AND reference = $2',
    values: [provider, reference],
  })
  return found.map(({ event }) => event)
}

/** The bank said no after all; true when the order waited for its answer. */
export async function recordFailedConfirmation(
  tx: Sql,
  { orderId, reason, now }: { orderId: string; reason: string; now: Date },
): Promise<boolean> {
  const told = await rows(tx, {
    name: 'record-failed-confirmation',
    text: `WITH waiting AS (
        UPDATE orders SET payment_status = 'unpaid', updated_at = $2
        WHERE id = $1 AND status = 'pending' AND paid_at IS NULL AND payment_status = 'confirmation-required'
        RETURNING id
      )
      INSERT INTO timeline_entries (order_id, at, kind, note)
      SELECT id, $2, 'payment-declined', $3 FROM waiting RETURNING id`,
    values: [orderId, now, reason],
  })
  return told.length > 0
}

/** A refund of the provider's that our books know by its id there. */
export async function isRefundKnown(
  tx: Sql,
  { orderId, reference }: { orderId: string; reference: string },
): Promise<boolean> {
  const found = await rows(tx, {
    name: 'is-refund-known',
    text: `SELECT FROM refunds WHERE order_id = $1 AND $2 = ANY(string_to_array(reference, ' '))`,
    values: [orderId, reference],
  })
  return found.length > 0
}

export async function isOurRefund(
  tx: Sql,
  { orderId, id }: { orderId: string; id: string },
): Promise<boolean> {
  const found = await rows(tx, {
    name: 'is-our-refund',
    text: 'SELECT FROM refunds WHERE id = $2 AND order_id = $1 UNION ALL SELECT FROM returned_charges WHERE id = $2',
    values: [orderId, id],
  })
  return found.length > 0
}

/** Money that the provider sent back without being asked here, and what goes into the order's story. */
export async function tellOfReturn(
  tx: Sql,
  { orderId, note, now }: { orderId: string; note: string; now: Date },
): Promise<void> {
  await rows(tx, {
    name: 'tell-of-return',
    text: `INSERT INTO timeline_entries (order_id, at, kind, note) VALUES ($1, $2, 'payment-returned', $3)`,
    values: [orderId, now, note],
  })
}
