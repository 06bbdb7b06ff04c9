import { maxRentalDays, rentalDays, type CalendarDate } from '@trivet/core/dates'
import {
  daysAfterChange,
  decideVisitChange,
  periodAfterChange,
  type VisitChange,
  type VisitWindow,
} from '@trivet/core/dispatch'
import type { Context } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { findShortItems, type MovableVisit } from './movable-visits.repo.ts'

export type VisitChangeTarget = { day: CalendarDate; window: VisitWindow }

/** What the rule says about a visit change, with the stock as it is; the preview and the change both ask here. */
export async function checkVisitChange(
  ctx: Pick<Context, 'clock'>,
  sql: Sql,
  { orderId, visit, to }: { orderId: string; visit: MovableVisit; to: VisitChangeTarget },
): Promise<VisitChange> {
  const { turnaroundDays, closed } = visit
  const days = daysAfterChange(visit, to.day, turnaroundDays)
  // years of days are refused without asking what is in stock on each
  const isPossible = days !== null && rentalDays(periodAfterChange(visit, to.day)) <= maxRentalDays
  const short = isPossible ? await findShortItems(sql, { orderId, days }) : []
  return decideVisitChange({ visit, to, closed, short, now: ctx.clock.now(), turnaroundDays })
}
