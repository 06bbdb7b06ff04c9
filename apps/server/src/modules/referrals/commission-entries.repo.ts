import type { ExpressionBuilder, QueryCreator, SelectQueryBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import type { NewRow } from '../../platform/sql/fields.ts'
import { insertFrom, insertRow, type Cells } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

/** A part of a statement: a ledger entry for each row of `from`, in the transaction of what moves the commission. */
export function commissionEntries<D extends Tables, FD, FT extends keyof FD>(
  db: QueryCreator<D>,
  from: SelectQueryBuilder<FD, FT, {}>,
  cells: (eb: ExpressionBuilder<FD, FT>) => Cells<'commission_entries', never>,
) {
  return insertFrom(db, 'commission_entries', { from, cells })
}

/** Moves commission from one state to another. */
export const writeCommissionEntry = statement<NewRow<'commission_entries'>>()(
  'write-commission-entry',
  (db, $) => insertRow(db, 'commission_entries', $),
)
