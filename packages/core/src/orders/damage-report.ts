import { addDays } from '../dates/calendar-date.ts'
import { startOfDay } from '../dates/instants.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import type { OrderStatus } from './order-status.ts'
import { standingEvents } from './standing-events.ts'
import type { TimelineKind } from './timeline-kinds.ts'

/** Damage can be reported for so long after the pickup. */
export const damageReportHours = 48
export const maxDamageReports = 5
export const maxDamagePhotos = 4

/** What can have happened to a piece. See docs/policy.md#damage-reports. */
export const damageKinds = ['broken', 'chipped', 'missing', 'dirty'] as const

export type DamageKind = (typeof damageKinds)[number]

/** Whether a report needs a photo: what is broken or chipped can be shown, what is missing cannot. */
export function needsDamagePhoto(kind: DamageKind): boolean {
  return kind === 'broken' || kind === 'chipped'
}

/** Whether damage protection bears it: what came back damaged, never what is missing. See docs/policy.md#damage-protection. */
export function isDamageCovered({
  kind,
  damageProtection,
}: {
  kind: DamageKind
  damageProtection: boolean
}): boolean {
  return damageProtection && (kind === 'broken' || kind === 'chipped')
}

export type DamageReportFacts = {
  status: OrderStatus
  pickupDay: CalendarDate
  /** When it really was picked up; null before, or where nobody wrote it down. */
  collectedAt: Date | null
  timeZone: string
  /** Of this order so far. */
  reports: number
  now: Date
}

/** `deadlineAt` is the last instant of a report; null as long as no hour decides. */
export type DamageReportFaults = {
  'not-delivered': { deadlineAt: null }
  'report-too-late': { deadlineAt: Date }
  'too-many-reports': { deadlineAt: Date | null }
}

export type DamageReportRefusal = Refusal<DamageReportFaults>

export type DamageReportDecision =
  /** No deadline runs while the guest has the things. */
  { ok: true; deadlineAt: Date | null } | DamageReportRefusal

/**
 * May damage be reported now? From the delivery until 48 hours after the pickup: after the day it was agreed for, or
 * after the van really came where that was later. In days of the place. See docs/policy.md#damage-reports.
 */
export function decideDamageReport(facts: DamageReportFacts): DamageReportDecision {
  const { status, reports, now } = facts
  const isHere = status === 'delivered'
  if (!isHere && status !== 'collected' && status !== 'completed') {
    return refuse('not-delivered', { deadlineAt: null })
  }
  const lastMoment = damageReportDeadline(facts)
  if (!isHere && now > lastMoment) return refuse('report-too-late', { deadlineAt: lastMoment })
  const deadlineAt = isHere ? null : lastMoment
  if (reports >= maxDamageReports) return refuse('too-many-reports', { deadlineAt })
  return { ok: true, deadlineAt }
}

function damageReportDeadline({ pickupDay, collectedAt, timeZone }: DamageReportFacts): Date {
  const agreed = startOfDay(addDays(pickupDay, 1), timeZone).getTime()
  const pickup = Math.max(agreed, collectedAt?.getTime() ?? 0)
  return new Date(pickup + damageReportHours * 3_600_000)
}

type Step = {
  at: string
  kind: TimelineKind
  from?: string | null | undefined
  to?: string | null | undefined
}

/** When the van took it back, by the order's own timeline. */
export function collectedAtOf(timeline: readonly Step[]): Date | null {
  const step = standingEvents(timeline).findLast(({ kind, to }) => kind === 'status' && to === 'collected')
  return step ? new Date(step.at) : null
}
