import type { CalendarDate } from '@trivet/core/dates'
import type { VisitKind, VisitWindow } from '@trivet/core/dispatch'
import { insertFrom } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import { timelineEvents } from '../orders/index.ts'
import { movedRental } from '../rental-changes/index.ts'

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
export const writeVisitChange = statement<VisitChangeRow>()('write-visit-move', (db, $) =>
  db
    .with('moved', (q) => movedRental(q, $))
    .with('asChosen', (q) =>
      q
        .deleteFrom('visit_windows')
        .where('order_id', '=', $.orderId)
        .where('kind', '=', $.kind)
        .where((eb) => eb(eb.cast($.window, 'text'), 'is', null)),
    )
    .with('given', (q) =>
      insertFrom(q, 'visit_windows', {
        from: q.selectFrom('moved').where((eb) => eb($.window, 'is not', null)),
        cells: (eb) => ({ orderId: eb.ref('moved.id'), kind: $.kind, window: $.window.$notNull() }),
      }).onConflict((conflict) =>
        conflict.columns(['order_id', 'kind']).doUpdateSet((eb) => ({ window: eb.ref('excluded.window') })),
      ),
    )
    .with('told', (q) =>
      timelineEvents(q, q.selectFrom('moved'), (eb) => ({
        orderId: eb.ref('moved.id'),
        at: $.now,
        actorId: $.actorId,
        kind: 'visit-moved',
        from: $.from,
        to: $.to,
        note: $.note,
      })),
    )
    .selectFrom('moved')
    .select('id'),
)
