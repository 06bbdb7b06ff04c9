import { defaultTurnaroundDays, occupiedDays } from '../availability/available-units.ts'
import type { OccupiedDays } from '../availability/available-units.ts'
import { dateInZone, daysBetween } from '../dates/calendar-date.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import { refundDayAfter } from '../orders/after-booking/date-change.ts'
import { dateChangeNoticeHours, noticeDeadline } from '../orders/after-booking/notice.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { fault, refuse } from '../refusal/refusal.ts'
import type { Fault, NoFacts, Refusal } from '../refusal/refusal.ts'
import { isClosedDay, maxDaysAhead, maxRentalDays, rentalDays } from '../dates/rental-period.ts'
import type { RentalPeriod, VanDays } from '../dates/rental-period.ts'
import { isWindowWithin } from './visit-windows.ts'
import type { VisitKind, VisitWindow } from './visit-windows.ts'
import { openStatuses } from './visits.ts'

/** Something the order reserves, and the days on which too few of it are free. */
export type ShortItem = { name: string; days: CalendarDate[] }

export type ChangedVisit = {
  kind: VisitKind
  status: OrderStatus
  period: RentalPeriod
  /** The delivery day that refunds count from. */
  refundDay: CalendarDate
  /** The window the visit has now. */
  window: VisitWindow
  /** The window the guest chose. */
  chosenWindow: VisitWindow
  /** Of the delivery place. */
  timeZone: string
}

export type VisitChangeFacts = {
  visit: ChangedVisit
  to: { day: CalendarDate; window: VisitWindow }
  /** The days on which no van drives in its area. */
  closed: Pick<VanDays, 'closedWeekdays' | 'closedDates'>
  /** What is short over the days of `daysAfterMove`, the order's own units given back. */
  short: readonly ShortItem[]
  now: Date
  turnaroundDays?: number
}

export const visitConflictCodes = [
  'visit-unchanged',
  'visit-closed',
  'day-past',
  'pickup-not-after-delivery',
  'rental-too-long',
  'delivery-too-far-ahead',
  'items-unavailable',
] as const

export type VisitConflictCode = (typeof visitConflictCodes)[number]

type FactsOf = { 'visit-closed': { status: OrderStatus }; 'items-unavailable': ShortItem }

export type VisitFaults = {
  [Code in VisitConflictCode]: Code extends keyof FactsOf ? FactsOf[Code] : NoFacts
}

export type VisitConflict = Fault<VisitFaults>

export const visitWarnings = [
  'closed-day',
  'short-notice',
  'more-days',
  'fewer-days',
  'not-as-chosen',
] as const

/** What staff should know before they save; none of it forbids the change. */
export type VisitWarning =
  | { about: 'closed-day' | 'short-notice' }
  | { about: 'more-days' | 'fewer-days'; days: number }
  | { about: 'not-as-chosen'; kind: VisitKind; chosen: VisitWindow }

export type VisitChange =
  | {
      ok: true
      period: RentalPeriod
      days: OccupiedDays
      refundDay: CalendarDate
      warnings: VisitWarning[]
    }
  | Refusal<{ 'visit-conflicts': { conflicts: VisitConflict[] } }>

const movable: Record<VisitKind, readonly OrderStatus[]> = {
  delivery: openStatuses.delivery,
  pickup: [...openStatuses.delivery, ...openStatuses.pickup],
}

/** Whether staff can change this visit at all: the order is paid, and the van has not been there. */
export function isVisitChangeable(kind: VisitKind, status: OrderStatus): boolean {
  return movable[kind].includes(status)
}

/** The rental after a visit was put on another day; the other visit stays. */
export function periodAfterChange(
  { kind, period }: Pick<ChangedVisit, 'kind' | 'period'>,
  day: CalendarDate,
): RentalPeriod {
  return kind === 'delivery' ? { start: day, end: period.end } : { start: period.start, end: day }
}

/** The days an order would reserve its units; null where its days would lie the wrong way round. */
export function daysAfterChange(
  visit: Pick<ChangedVisit, 'kind' | 'period'>,
  day: CalendarDate,
  turnaroundDays = defaultTurnaroundDays,
): OccupiedDays | null {
  const period = periodAfterChange(visit, day)
  return rentalDays(period) > 0 ? occupiedDays(period, turnaroundDays) : null
}

/**
 * May staff put a delivery or a pickup on another day or window? The price stays what the guest agreed to, whatever the
 * new length. Answers every conflict at once, so that nobody finds them one by one; the preview and the change both ask
 * here. A visit change inside the 48 hours that guests have to keep is allowed to staff, with a warning: somebody has to
 * call. So is one onto a closed day: staff may know that a van drives after all. See docs/policy.md#visit-changes-by-staff.
 */
export function decideVisitChange({
  visit,
  to,
  closed,
  short,
  now,
  turnaroundDays,
}: VisitChangeFacts): VisitChange {
  const { kind, status, timeZone } = visit
  const period = periodAfterChange(visit, to.day)
  const today = dateInZone(now, timeZone)
  const presentDay = kind === 'delivery' ? visit.period.start : visit.period.end
  const days = rentalDays(period)
  const isOtherDay = presentDay !== to.day

  const conflicts: VisitConflict[] = []
  if (!isVisitChangeable(kind, status)) conflicts.push(fault('visit-closed', { status }))
  if (!isOtherDay && visit.window === to.window) conflicts.push(fault('visit-unchanged', {}))
  if (isOtherDay && to.day < today) conflicts.push(fault('day-past', {}))
  if (days <= 0) conflicts.push(fault('pickup-not-after-delivery', {}))
  if (isOtherDay && days > maxRentalDays) conflicts.push(fault('rental-too-long', {}))
  if (isOtherDay && daysBetween(today, period.start) > maxDaysAhead)
    conflicts.push(fault('delivery-too-far-ahead', {}))
  const occupied = daysAfterChange(visit, to.day, turnaroundDays)
  if (isOtherDay && occupied) conflicts.push(...short.map((item) => fault('items-unavailable', item)))
  if (conflicts.length > 0 || !occupied) return refuse('visit-conflicts', { conflicts })
  return {
    ok: true,
    period,
    days: occupied,
    refundDay: refundDayAfter(visit, period.start, now),
    warnings: [
      ...(isOtherDay && isClosedDay(to.day, closed) ? [{ about: 'closed-day' } as const] : []),
      ...warningsOf(visit, { presentDay, window: to.window, days, now }),
    ],
  }
}

function warningsOf(
  { kind, period, timeZone, chosenWindow }: ChangedVisit,
  {
    presentDay,
    window,
    days,
    now,
  }: { presentDay: CalendarDate; window: VisitWindow; days: number; now: Date },
): VisitWarning[] {
  const more = days - rentalDays(period)
  const warnings: VisitWarning[] = []
  if (now > noticeDeadline(presentDay, dateChangeNoticeHours, timeZone)) {
    warnings.push({ about: 'short-notice' })
  }
  if (more > 0) warnings.push({ about: 'more-days', days: more })
  if (more < 0) warnings.push({ about: 'fewer-days', days: -more })
  if (!isWindowWithin(window, chosenWindow)) {
    warnings.push({ about: 'not-as-chosen', kind, chosen: chosenWindow })
  }
  return warnings
}
