import type { CalendarDate } from '../dates/calendar-date.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { TimedVisit, VisitKind } from './visit-windows.ts'

/** A delivery or a pickup of an order, on a day, in a window, in a service area. */
export type Visit = TimedVisit & {
  orderId: string
  day: CalendarDate
  /** The name of the service area, or of the one closest; null where there is none. */
  area: string | null
  postalCode: string
  status: OrderStatus
}

/** Nobody drives for a cancelled order. */
export const statusesWithoutVisits: readonly OrderStatus[] = ['cancelled']

/** The statuses in which the van still has to come. A pickup is open once the guest has the kitchen. */
export const openStatuses = {
  delivery: ['confirmed', 'packed', 'dispatched'],
  pickup: ['delivered'],
} as const satisfies Record<VisitKind, readonly OrderStatus[]>

/** The statuses in which it has come. */
export const doneStatuses = {
  delivery: ['delivered', 'collected', 'completed'],
  pickup: ['collected', 'completed'],
} as const satisfies Record<VisitKind, readonly OrderStatus[]>

/** Does the van still have to come? Not for an order that nobody paid, and not where it came. */
export function isStillToDo({ kind, status }: Pick<Visit, 'kind' | 'status'>): boolean {
  const open: readonly OrderStatus[] = openStatuses[kind]
  return open.includes(status)
}

/** Has it come? */
export function isVisitDone({ kind, status }: Pick<Visit, 'kind' | 'status'>): boolean {
  const done: readonly OrderStatus[] = doneStatuses[kind]
  return done.includes(status)
}

export const visitStates = ['done', 'overdue', 'unpaid', 'open'] as const

/** 'unpaid': nobody drives before it is paid. */
export type VisitState = (typeof visitStates)[number]

/** `isUnpaid`: its order is one of `waitsForPayment`. */
export type VisitProgress = Pick<Visit, 'kind' | 'day' | 'status'> & { isUnpaid: boolean }

/**
 * How far a visit is, on the date of its place: overdue is a delivery that was not made, or a kitchen that was not
 * collected, though its day has passed.
 */
export function visitState({ kind, day, status, isUnpaid }: VisitProgress, today: CalendarDate): VisitState {
  if (isVisitDone({ kind, status })) return 'done'
  if (day < today && isStillToDo({ kind, status })) return 'overdue'
  return isUnpaid ? 'unpaid' : 'open'
}
