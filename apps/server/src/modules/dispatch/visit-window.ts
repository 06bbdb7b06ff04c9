import type { VisitKind } from '@trivet/core/dispatch'
import { expressionBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

const order = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

/** Of an order `o`: the column of the window its guest chose. */
const chosenWindowOf = { delivery: 'o.delivery_window', pickup: 'o.pickup_window' } as const satisfies Record<
  VisitKind,
  string
>

/** Of an order `o`: when the van comes. Staff may have given the visit another window than its guest chose. */
export function windowOf(kind: VisitKind) {
  const givenByStaff = order
    .selectFrom('visit_windows as w')
    .select('w.window')
    .whereRef('w.order_id', '=', 'o.id')
    .where('w.kind', '=', kind)
  return order.fn.coalesce(givenByStaff, order.ref(chosenWindowOf[kind]))
}
