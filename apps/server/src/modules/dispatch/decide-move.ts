import { maxRentalDays, rentalDays, type CalendarDate } from '@trivet/core/dates'
import {
  daysAfterMove,
  decideVisitMove,
  periodAfterMove,
  type VisitMove,
  type VisitWindow,
} from '@trivet/core/dispatch'
import type { Context } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { findShortItems, type MovableVisit } from './movable-visits.repo.ts'

export type MoveTarget = { day: CalendarDate; window: VisitWindow }

/** What the rule says about a move, with the stock as it is; the preview and the deed both ask here. */
export async function decideMove(
  ctx: Pick<Context, 'clock'>,
  sql: Sql,
  { orderId, visit, to }: { orderId: string; visit: MovableVisit; to: MoveTarget },
): Promise<VisitMove> {
  const { turnaroundDays } = visit
  const days = daysAfterMove(visit, to.day, turnaroundDays)
  // years of days are refused without asking what is in stock on each
  const isPossible = days !== null && rentalDays(periodAfterMove(visit, to.day)) <= maxRentalDays
  const short = isPossible ? await findShortItems(sql, { orderId, days }) : []
  return decideVisitMove({ visit, to, short, now: ctx.clock.now(), turnaroundDays })
}
