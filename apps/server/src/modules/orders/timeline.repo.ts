import type { TimelineKind } from '@trivet/core/orders'
import {
  expressionBuilder,
  sql,
  type Expression,
  type ExpressionBuilder,
  type QueryCreator,
  type SelectQueryBuilder,
} from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { int, orZero } from '../../platform/sql/functions.ts'
import { insertFrom, insertRow, type Cells } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

/** A part of a statement: an event in the timeline for each row of `from`, in the transaction of what happened. */
export function timelineEvents<D extends Tables, FD, FT extends keyof FD>(
  db: QueryCreator<D>,
  from: SelectQueryBuilder<FD, FT, {}>,
  cells: (eb: ExpressionBuilder<FD, FT>) => Cells<'timeline_entries', never>,
) {
  return insertFrom(db, 'timeline_entries', { from, cells })
}

const eb = expressionBuilder<Tables>()

/** A part of a statement: the last event of an order. Whoever saw it has seen everything that happened to the order. */
export function lastEventOf(orderId: Expression<string>) {
  return orZero(
    eb
      .selectFrom('timeline_entries as last')
      .select(int(eb.fn.max(sql.ref<string>('last.id'))).as('id'))
      .where('last.order_id', '=', orderId),
  )
}

export type TimelineEvent = {
  orderId: string
  /** Null: the shop itself. */
  actorId: string | null
  kind: TimelineKind
  note?: string
  now: Date
}

const appendEventStatement = statement<TimelineEvent>()('append-event', (db, $) =>
  insertRow(db, 'timeline_entries', {
    orderId: $.orderId,
    at: $.now,
    actorId: $.actorId,
    kind: $.kind,
    from: null,
    to: null,
    note: $.note,
  }),
)

/** One event in an order's timeline, in the transaction of what happened. */
export async function appendEvent(tx: Sql, event: TimelineEvent): Promise<void> {
  await appendEventStatement(tx, event)
}
