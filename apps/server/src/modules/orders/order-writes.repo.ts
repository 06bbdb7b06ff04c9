import type { Sql } from '../../platform/database.ts'
import { greatest } from '../../platform/sql/functions.ts'
import { asJson } from '../../platform/sql/json-column.ts'
import { statement } from '../../platform/sql/statement.ts'
import { timelineEvents } from './timeline.repo.ts'

/** To the guest, about the order. */
export type NewMail = { id: string; recipient: string }

const extendHoldStatement = statement<{ orderId: string; now: Date; until: Date }>()('extend-hold', (db, $) =>
  db
    .updateTable('orders')
    .set((eb) => ({
      own_hold_ends_at: eb.fn.coalesce('own_hold_ends_at', 'hold_expires_at'),
      hold_expires_at: greatest(eb.ref('hold_expires_at'), $.until),
    }))
    .where('id', '=', $.orderId)
    .where('status', '=', 'pending')
    .where('paid_at', 'is', null)
    .where('hold_expires_at', '>', $.now)
    // what one charge added is not for the next to add to
    .where((eb) => eb.or([eb('own_hold_ends_at', 'is', null), eb('own_hold_ends_at', '>', $.now)]))
    .returning('id'),
)

/**
 * True while the order waits for its payment, which it does no longer for having been charged before; its hold then
 * lasts at least until `until`.
 */
export async function extendHold(
  sql: Sql,
  hold: { orderId: string; now: Date; until: Date },
): Promise<boolean> {
  const held = await extendHoldStatement(sql, hold)
  return held.length === 1
}

/** The bank wants the guest's word first; the order keeps waiting. */
export const recordConfirmationRequired = statement<{ orderId: string; actorId: string; now: Date }>()(
  'record-confirmation-required',
  (db, $) =>
    db
      .with('waiting', (q) =>
        q
          .updateTable('orders')
          .set({ payment_status: 'confirmation-required', updated_at: $.now })
          .where('id', '=', $.orderId)
          .where('status', '=', 'pending')
          .where('paid_at', 'is', null)
          .returning('id'),
      )
      .with('told', (q) =>
        timelineEvents(q, q.selectFrom('waiting'), (eb) => ({
          orderId: eb.ref('waiting.id'),
          at: $.now,
          actorId: $.actorId,
          kind: 'confirmation-required',
          from: null,
          to: null,
          note: null,
        })),
      )
      .selectFrom('waiting')
      .select('id'),
)

/** What the same key is answered from now on. */
export const storeAnswer = statement<{ orderId: string; responseBody: unknown }>()(
  'store-answer',
  (db, $, json) =>
    db
      .updateTable('idempotency_keys')
      .set({ response_body: asJson(json.responseBody), locked_until: null })
      .where('order_id', '=', $.orderId),
)
