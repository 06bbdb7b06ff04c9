import type { VisitKind } from '@trivet/core/dispatch'
import { expressionBuilder, type Expression } from 'kysely'
import type { Tables } from '../../../platform/sql/builder.ts'

const order = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

/** What was reported last of a visit of order `o`, as reports came in: a phone's clock may be wrong. */
export function lastReportOf(kind: VisitKind | Expression<VisitKind>) {
  return (
    order
      .selectFrom('stop_reports as r')
      .select(['r.outcome', 'r.made_at as at'])
      .whereRef('r.order_id', '=', 'o.id')
      .where('r.kind', '=', kind)
      .orderBy((eb) => eb.cast('r.version', 'bigint'), 'desc')
      // what came too late to be an event has the version of the one before
      .orderBy('r.arrived_at', 'desc')
      .limit(1)
  )
}
