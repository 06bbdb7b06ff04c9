import type { PaymentSource } from '@trivet/core/payments'
import type { ExpressionBuilder, QueryCreator, SelectQueryBuilder } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import type { NewRow } from '../../platform/sql/fields.ts'
import { insertFrom, insertRow, type Cells } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

/** A part of a statement: a payment for each row of `from`. */
export function newPayments<D extends Tables, FD, FT extends keyof FD>(
  db: QueryCreator<D>,
  from: SelectQueryBuilder<FD, FT, {}>,
  cells: (eb: ExpressionBuilder<FD, FT>) => Cells<'payments', never>,
) {
  return insertFrom(db, 'payments', { from, cells })
}

const insertPaymentStatement = statement<NewRow<'payments'>>()('insert-payment', (db, $) =>
  insertRow(db, 'payments', {
    id: $.id,
    orderId: $.orderId,
    provider: $.provider,
    method: $.method,
    reference: $.reference,
    amountCents: $.amountCents,
    card: $.card,
    createdAt: $.createdAt,
  }),
)

export async function insertPayment(tx: Sql, payment: NewRow<'payments'>): Promise<void> {
  await insertPaymentStatement(tx, payment)
}

/** The card of a payment that the provider's own message booked first. */
export const noteCard = statement<{ provider: PaymentSource; reference: string; card: string }>()(
  'note-card',
  (db, $) =>
    db
      .updateTable('payments')
      .set({ card: $.card })
      .where('provider', '=', $.provider)
      .where('reference', '=', $.reference)
      .where('card', 'is', null),
)
