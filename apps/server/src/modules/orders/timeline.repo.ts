import type { ExpressionBuilder, QueryCreator, SelectQueryBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import { insertFrom, type Cells } from '../../platform/sql/insert.ts'

/** A part of a statement: an event in the timeline for each row of `from`, in the transaction of what happened. */
export function timelineEvents<D extends Tables, FD, FT extends keyof FD>(
  db: QueryCreator<D>,
  from: SelectQueryBuilder<FD, FT, {}>,
  cells: (eb: ExpressionBuilder<FD, FT>) => Cells<'timeline_entries', never>,
) {
  return insertFrom(db, 'timeline_entries', { from, cells })
}
