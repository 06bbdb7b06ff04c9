import type { CalendarDate } from '@trivet/core/dates'
import type { VisitKind, VisitWindow } from '@trivet/core/dispatch'
import { insertFrom } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { timelineEvents } from '../orders/index.ts'
import { rentalOnOtherDays } from '../rental-changes/index.ts'

export type VisitChangeRow = {
  orderId: string
  actorId: string
  kind: VisitKind
  start: CalendarDate
  end: CalendarDate
  refundDay: CalendarDate
  /** Null for the hours that the guest chose. */
  window: VisitWindow | null
  from: string
  to: string
  note: string | null
  now: Date
}

/** The visit's new day and window, with the event in the order's timeline. */
export const writeVisitChange = statement<VisitChangeRow>()('write-visit-change', (db, $) =>
  db
    .with('changed', (q) => rentalOnOtherDays(q, $))
    .with('asChosen', (q) =>
      q
        .deleteFrom('visit_windows')
        .where('order_id', '=', $.orderId)
        .where('kind', '=', $.kind)
        .where((eb) => eb(eb.cast($.window, 'text'), 'is', null)),
    )
    .with('given', (q) =>
      insertFrom(q, 'visit_windows', {
        from: q.selectFrom('changed').where((eb) => eb($.window, 'is not', null)),
        cells: (eb) => ({ orderId: eb.ref('changed.id'), kind: $.kind, window: $.window.$notNull() }),
      }).onConflict((conflict) =>
        conflict.columns(['order_id', 'kind']).doUpdateSet((eb) => ({ window: eb.ref('excluded.window') })),
      ),
    )
    .with('told', (q) =>
      timelineEvents(q, q.selectFrom('changed'), (eb) => ({
        orderId: eb.ref('changed.id'),
        at: $.now,
        actorId: $.actorId,
        kind: 'visit-changed',
        from: $.from,
        to: $.to,
        note: $.note,
      })),
    )
    .selectFrom('changed')
    .select('id'),
)
