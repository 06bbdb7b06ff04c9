import type { CalendarDate } from '@trivet/core/dates'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { int, orZero } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { accessNotes } from './access-notes.ts'
import { overdueVisits, visitCounts, visitsOn, visitsToday } from './visits-in-sql.ts'

export type Asked = {
  from: CalendarDate
  to: CalendarDate
  /** Beginnings of the postal codes; null for all. */
  codes: string[] | null
  perDay: number
  now: Date
}

const overdueShown = 50

const dispatchBoard = statement<Asked>()('dispatch-board', (db, $) =>
  db
    .with(
      (cte) => cte('late').materialized(),
      (q) => overdueVisits(q, 'delivery', $).unionAll(overdueVisits(q, 'pickup', $)),
    )
    .selectNoFrom((eb) => [
      jsonArrayFrom(visitsOn(db, 'delivery', $).unionAll(visitsOn(db, 'pickup', $))).as('visits'),
      jsonArrayFrom(visitCounts(db, 'delivery', $).unionAll(visitCounts(db, 'pickup', $))).as('counts'),
      jsonArrayFrom(visitsToday(db, 'delivery', $).unionAll(visitsToday(db, 'pickup', $))).as('dueToday'),
      jsonArrayFrom(
        eb.selectFrom('late').selectAll().orderBy('day').orderBy('orderId').limit(overdueShown),
      ).as('overdue'),
      orZero(eb.selectFrom('late').select(({ fn }) => int(fn.countAll()).as('total'))).as('overdueTotal'),
    ]),
)

export type Board = Awaited<ReturnType<typeof dispatchBoard>>[number]

export type VisitRecord = Board['visits'][number]

export type VisitCount = Board['counts'][number]

/** All that a board shows, in one round trip. */
export async function findBoard(sql: Sql, asked: Asked): Promise<Board> {
  const [board] = await dispatchBoard(sql, asked)
  return board ?? { visits: [], counts: [], dueToday: [], overdue: [], overdueTotal: 0 }
}

const dispatchStops = statement<Omit<Asked, 'now'>>()('dispatch-stops', (db, $) =>
  visitsOn(db, 'delivery', $)
    .select(accessNotes.as('accessNotes'))
    .unionAll(visitsOn(db, 'pickup', $).select(accessNotes.as('accessNotes'))),
)

export type Stop = Awaited<ReturnType<typeof dispatchStops>>[number]

// more than any number of vans can drive
const stopsOfDay = 2_000

/** The stops of one day in any sequence, all of them. */
export function findStops(
  sql: Sql,
  { day, codes }: { day: CalendarDate; codes: string[] | null },
): Promise<Stop[]> {
  return dispatchStops(sql, { from: day, to: day, codes, perDay: stopsOfDay })
}
