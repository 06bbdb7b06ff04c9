import { addDays, startOfDay } from '../calendar-date.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { orderMessages } from '../order-messages.ts'
import { formatDeadline } from './after-booking/notice.ts'
import type { OrderStatus } from './order-status.ts'
import type { TimelineKind } from './timeline-kinds.ts'

/** Damage can be reported for so long after the pickup. */
export const damageReportHours = 48
export const maxDamageReports = 5
export const maxDamagePhotos = 4

export type DamageReportFacts = {
  status: OrderStatus
  pickupDay: CalendarDate
  /** When it really was picked up; null before, or where nobody wrote it down. */
  collectedAt: Date | null
  timeZone: string
  damageProtection: boolean
  /** Of this order so far. */
  reports: number
  now: Date
}

export type DamageReportRule = 'report-after-delivery' | 'report-48-hours-after-pickup' | 'report-limit'

export type DamageReportDecision =
  /** `isCovered`: damage protection pays. No deadline runs while the guest has the things. */
  | { ok: true; isCovered: boolean; deadlineAt: Date | null }
  | { ok: false; rule: DamageReportRule; message: string; deadlineAt: Date | null }

/**
 * May damage be reported now? From the delivery until 48 hours after the pickup: after the day it was agreed for, or
 * after the van really came where that was later. In days of the place.
 */
export function decideDamageReport(facts: DamageReportFacts): DamageReportDecision {
  const { status, damageProtection, reports, now, timeZone } = facts
  const isHere = status === 'delivered'
  if (!isHere && status !== 'collected' && status !== 'completed') {
    return refuse('report-after-delivery', orderMessages.damageBeforeDelivery, null)
  }
  const lastMoment = damageReportDeadline(facts)
  if (!isHere && now > lastMoment) {
    const sentence = orderMessages.damageTooLate(formatDeadline(lastMoment, timeZone))
    return refuse('report-48-hours-after-pickup', sentence, lastMoment)
  }
  const deadlineAt = isHere ? null : lastMoment
  if (reports >= maxDamageReports) {
    return refuse('report-limit', orderMessages.damageReportLimit(maxDamageReports), deadlineAt)
  }
  return { ok: true, isCovered: damageProtection, deadlineAt }
}

function damageReportDeadline({ pickupDay, collectedAt, timeZone }: DamageReportFacts): Date {
  const agreed = startOfDay(addDays(pickupDay, 1), timeZone).getTime()
  const pickup = Math.max(agreed, collectedAt?.getTime() ?? 0)
  return new Date(pickup + damageReportHours * 3_600_000)
}

function refuse(rule: DamageReportRule, message: string, deadlineAt: Date | null): DamageReportDecision {
  return { ok: false, rule, message, deadlineAt }
}

type Step = { at: string; kind: TimelineKind; to?: string | null | undefined }

/** When the van took it back, by the order's own story. */
export function collectedAtOf(timeline: readonly Step[]): Date | null {
  const step = timeline.findLast(({ kind, to }) => kind === 'status' && to === 'collected')
  return step ? new Date(step.at) : null
}
