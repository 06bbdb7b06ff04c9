import { statement } from '../../../platform/sql/statement.ts'

/** The events of every order of a user that was placed with this note, order by order, the oldest first. */
export const findEventsOfPlacedAs = statement<{ userId: string; note: string }>()(
  'events-of-placed-as',
  (db, $) =>
    db
      .selectFrom('timeline_entries as placed')
      .innerJoin('orders as o', 'o.id', 'placed.order_id')
      .innerJoin('timeline_entries as t', 't.order_id', 'o.id')
      .leftJoin('users as a', 'a.id', 't.actor_id')
      .select(['o.id', 'o.number', 't.at', 't.kind', 't.from', 't.to'])
      .select(['t.actor_id as actorId', 'a.name as actorName'])
      .where('o.user_id', '=', $.userId)
      .where('placed.kind', '=', 'placed')
      .where('placed.note', '=', $.note)
      .orderBy('placed.id')
      .orderBy('t.id'),
)
