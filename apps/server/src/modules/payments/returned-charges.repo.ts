import type { Sql } from '../../platform/database.ts'
import { someFields, type NewRow } from '../../platform/sql/fields.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

// told by the provider's answer
const answered = ['sentAt', 'refundReference'] as const

/** Money on its way back; nothing happens where it is on its way already. */
export const insertReturn = statement<NewRow<'returned_charges', (typeof answered)[number]>>()(
  'insert-return',
  (db, $) =>
    insertRow(db, 'returned_charges', $, answered).onConflict((conflict) =>
      conflict.columns(['provider', 'reference']).doNothing(),
    ),
)

const returnsToSend = statement()('returns-to-send', (db) =>
  db
    .selectFrom('returned_charges as r')
    .select(someFields('returned_charges', 'r', ['id', 'provider', 'reference', 'amountCents']))
    .where('r.sent_at', 'is', null)
    .orderBy('r.created_at')
    .limit(50),
)

/** What the provider has not been asked for, or has not answered, oldest first. */
export function listReturnsToSend(sql: Sql) {
  return returnsToSend(sql, {})
}

export const markReturnSent = statement<{ id: string; refundReference: string; now: Date }>()(
  'mark-return-sent',
  (db, $) =>
    db
      .updateTable('returned_charges')
      .set({ refund_reference: $.refundReference, sent_at: $.now })
      .where('id', '=', $.id)
      .where('sent_at', 'is', null),
)
