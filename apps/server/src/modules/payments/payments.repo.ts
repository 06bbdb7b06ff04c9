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
    reference: $.reference,
    amountCents: $.amountCents,
    card: $.card,
    createdAt: $.createdAt,
  }),
)

export async function insertPayment(tx: Sql, payment: NewRow<'payments'>): Promise<void> {
  await insertPaymentStatement(tx, payment)
}
