import { dateInZone } from '../dates/calendar-date.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { canBecome, orderStatuses } from '../orders/order-status.ts'
import type { TimelineKind } from '../orders/timeline-kinds.ts'
import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'
import type { VisitKind } from './visit-windows.ts'
import { isStillToDo } from './visits.ts'

export const stopOutcomes = ['on-the-way', 'delivered', 'collected', 'nobody-there'] as const

/** What a driver reports of a stop. */
export type StopOutcome = (typeof stopOutcomes)[number]

export const missReasons = ['no-answer', 'no-access', 'wrong-address', 'refused'] as const

/** Why a van came for nothing. */
export type MissReason = (typeof missReasons)[number]

/** What else may happen to an order between a driver's look at a stop and the report of it. */
export const stopEventKinds = [
  'status',
  'taken-back',
  'visit-changed',
  'dates-changed',
  'extended',
  'delivery-changed',
  'order-changed',
  'on-the-way',
  'nobody-there',
] as const satisfies readonly TimelineKind[]

export type StopReportFaults = {
  'stop-closed': { kind: VisitKind; status: OrderStatus }
  'not-at-this-stop': { kind: VisitKind; outcome: StopOutcome }
  'before-its-day': { kind: VisitKind; day: CalendarDate }
  'proof-needed': NoFacts
}

export type StopReportRefusal = Refusal<StopReportFaults>

export type ReportedStop = {
  kind: VisitKind
  /** Of the visit. */
  day: CalendarDate
  /** The day at the place on which the phone made the report, however late that arrives. */
  reportedOn: CalendarDate
  status: OrderStatus
  outcome: StopOutcome
  /** Who took it; empty where it was left at the door. */
  signedBy: string
  hasPhoto: boolean
}

/** The steps that a delivery makes with a report, whatever the office has not clicked yet. */
const stepsOf: Partial<Record<StopOutcome, OrderStatus>> = {
  'on-the-way': 'dispatched',
  delivered: 'delivered',
}

/**
 * What a driver's report of a stop means for its order: the status changes that it makes, one after the other, each still to
 * be decided by `decideStatusChange`. Only a stop that is still to do is reported, from its day on; what is left at a door is
 * photographed.
 * A collected kitchen changes its status with its count, by `decidePickup`. See docs/policy.md#a-drivers-day.
 */
export function decideStopReport({
  kind,
  day,
  reportedOn,
  status,
  outcome,
  signedBy,
  hasPhoto,
}: ReportedStop): { ok: true; steps: OrderStatus[] } | StopReportRefusal {
  const isElsewhere =
    (outcome === 'delivered' && kind === 'pickup') || (outcome === 'collected' && kind === 'delivery')
  if (isElsewhere) return refuse('not-at-this-stop', { kind, outcome })
  if (!isStillToDo({ kind, status })) return refuse('stop-closed', { kind, status })
  if (reportedOn < day) return refuse('before-its-day', { kind, day })
  if (outcome === 'delivered' && signedBy === '' && !hasPhoto) return refuse('proof-needed', {})
  const target = kind === 'delivery' ? stepsOf[outcome] : undefined
  return { ok: true, steps: target === undefined ? [] : stepsBetween(status, target) }
}

/** Each status after `from` up to `to`, as an order's life goes; none where it is there or beyond. */
function stepsBetween(from: OrderStatus, to: OrderStatus): OrderStatus[] {
  const life = orderStatuses.slice(orderStatuses.indexOf(from) + 1, orderStatuses.indexOf(to) + 1)
  return life.every((status, at) => canBecome(life[at - 1] ?? from, status)) ? life : []
}

/** What a driver reports with a status, and of which visit: where the status is taken back, the report goes with it. */
export const reportsOfStatuses: Partial<Record<OrderStatus, { kind: VisitKind; outcome: StopOutcome }>> = {
  dispatched: { kind: 'delivery', outcome: 'on-the-way' },
  delivered: { kind: 'delivery', outcome: 'delivered' },
  collected: { kind: 'pickup', outcome: 'collected' },
}

/** What was reported last of a visit, by whichever driver. */
export type LastStopReport = { outcome: StopOutcome; at: string }

/**
 * Whether it was said already that the van is on its way, so that nobody is told again: until something else is reported of the
 * visit, or another day begins at its place. See docs/policy.md#a-drivers-day.
 */
export function isOnTheWayAlready(
  last: LastStopReport | null,
  { at, timeZone }: { at: Date; timeZone: string },
): boolean {
  if (last?.outcome !== 'on-the-way') return false
  return dateInZone(new Date(last.at), timeZone) === dateInZone(at, timeZone)
}

/** So long after a driver has left for a guest, telling the guest still helps. */
export const onTheWayMinutes = 60

/** A phone without network tells late: is the van still on its way? See docs/policy.md#a-drivers-day. */
export function isStillOnTheWay({ madeAt, now }: { madeAt: Date; now: Date }): boolean {
  return now.getTime() - madeAt.getTime() < onTheWayMinutes * 60_000
}

/** When a report was made, as its phone tells it; a phone whose clock is ahead makes none in the future. */
export function reportedAt({ madeAt, now }: { madeAt: Date; now: Date }): Date {
  return madeAt > now ? now : madeAt
}
