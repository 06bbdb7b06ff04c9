import type { ExpressionBuilder, QueryCreator, SelectQueryBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import { insertFrom, type Cells } from '../../platform/sql/insert.ts'

/** A part of a statement: an entry in the hosts' ledger for each row of `from`. */
export function commissionEntries<D extends Tables, FD, FT extends keyof FD>(
  db: QueryCreator<D>,
  from: SelectQueryBuilder<FD, FT, {}>,
  cells: (eb: ExpressionBuilder<FD, FT>) => Cells<'commission_entries', never>,
) {
  return insertFrom(db, 'commission_entries', { from, cells })
}
