import type { VisitKind } from '@trivet/core/dispatch'
import { expressionBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

const order = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

/** Of an order `o`: when the van comes. Only a window that staff narrowed is stored. */
export function windowOf(kind: VisitKind) {
  const narrowed = order
    .selectFrom('visit_windows as w')
    .select('w.window')
    .whereRef('w.order_id', '=', 'o.id')
    .where('w.kind', '=', kind)
  return order.fn.coalesce(narrowed, order.val('all-day' as const))
}
