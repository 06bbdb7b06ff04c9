import type { CalendarDate } from '../dates/calendar-date.ts'
import { visitState } from '../dispatch/visits.ts'
import type { VisitKind } from '../dispatch/visit-windows.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { RentalPeriod } from '../dates/rental-period.ts'

export type DueVisit = { kind: VisitKind; day: CalendarDate; isOverdue: boolean; isDone: boolean }

/** What an order needs of the van today, on the date of its place: today's visits, and those it is still waiting for. */
export function dueVisits(
  { status, period }: { status: OrderStatus; period: RentalPeriod },
  today: CalendarDate,
): DueVisit[] {
  if (status === 'cancelled' || status === 'pending') return []
  const visits = [
    { kind: 'delivery', day: period.start },
    { kind: 'pickup', day: period.end },
  ] as const
  return visits.flatMap(({ kind, day }) => {
    // one that waits for a payment is due all the same
    const state = visitState({ kind, day, status, isUnpaid: false }, today)
    const isOverdue = state === 'overdue'
    return isOverdue || day === today ? [{ kind, day, isOverdue, isDone: state === 'done' }] : []
  })
}
