import type { ExpressionBuilder, QueryCreator, SelectQueryBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import { insertFrom, type Cells } from '../../platform/sql/insert.ts'

/** A part of a statement: a payment for each row of `from`, in the transaction of what it pays for. */
export function bookedPayments<D extends Tables, FD, FT extends keyof FD>(
  db: QueryCreator<D>,
  from: SelectQueryBuilder<FD, FT, {}>,
  cells: (eb: ExpressionBuilder<FD, FT>) => Cells<'payments', never>,
) {
  return insertFrom(db, 'payments', { from, cells })
}
