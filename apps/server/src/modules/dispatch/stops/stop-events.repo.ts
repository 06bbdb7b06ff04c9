import { stopEventKinds } from '@trivet/core/dispatch'
import type { Sql } from '../../../platform/database.ts'
import { any, text } from '../../../platform/sql/functions.ts'
import { statement } from '../../../platform/sql/statement.ts'

const lastStopEvents = statement<{ orderIds: readonly string[] }>()('last-stop-events', (db, $) =>
  db
    .selectFrom('timeline_entries as t')
    .leftJoin('users as u', 'u.id', 't.actor_id')
    .distinctOn('t.order_id')
    .select((eb) => [
      't.order_id as orderId',
      text(eb.ref('t.id')).as('version'),
      't.kind',
      't.to',
      'u.name as by',
      't.at',
    ])
    .where('t.order_id', '=', any($.orderIds))
    .where('t.kind', 'in', stopEventKinds)
    .orderBy('t.order_id')
    .orderBy('t.id', 'desc'),
)

export type LastStopEvent = Awaited<ReturnType<typeof lastStopEvents>>[number]

/** The last thing that happened to the visits of each order; nothing for one to which nothing has happened. */
export async function findLastStopEvents(
  sql: Sql,
  orderIds: readonly string[],
): Promise<Map<string, LastStopEvent>> {
  const found = await lastStopEvents(sql, { orderIds })
  return new Map(found.map((event) => [event.orderId, event]))
}

/** Of an order to which nothing has happened. */
export const firstVersion = '0'
