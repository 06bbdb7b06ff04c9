import { addDays, daysBetween } from './calendar-date.ts'
import type { CalendarDate } from './calendar-date.ts'
import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'

/** Delivered on start, picked up on end. */
export type RentalPeriod = { start: CalendarDate; end: CalendarDate }

export const maxRentalDays = 180
export const maxDaysAhead = 365
/** The shortest lead the shop recommends; shorter is allowed and noted. */
export const recommendedLeadDays = 3
/** The length the weekly price pays for. */
export const weekDays = 7

export type RentalPeriodFault =
  | 'missing-date'
  | 'end-not-after-start'
  | 'starts-in-past'
  | 'too-soon'
  | 'too-long'
  | 'too-far-ahead'

export type RentalPeriodRefusal = Refusal<Record<RentalPeriodFault, NoFacts>>

export type RentalPeriodDecision = { ok: true; period: RentalPeriod; days: number } | RentalPeriodRefusal

export type RentalPeriodFacts = {
  start: CalendarDate | null | undefined
  end: CalendarDate | null | undefined
  today: CalendarDate
  /** Of the shop's settings. */
  leadTimeDays?: number | undefined
}

/** 1 July to 8 July is 7 days. */
export function rentalDays(period: RentalPeriod): number {
  return daysBetween(period.start, period.end)
}

/** May a rental run over these days? `today` is the date at the delivery place. See docs/policy.md#rental-dates. */
export function decideRentalPeriod({
  start,
  end,
  today,
  leadTimeDays = 0,
}: RentalPeriodFacts): RentalPeriodDecision {
  if (!start || !end) return refuse('missing-date', {})
  const period = { start, end }
  const days = rentalDays(period)
  if (days <= 0) return refuse('end-not-after-start', {})
  if (start < today) return refuse('starts-in-past', {})
  if (start < firstDeliveryDay(today, leadTimeDays)) return refuse('too-soon', {})
  if (days > maxRentalDays) return refuse('too-long', {})
  if (daysBetween(today, start) > maxDaysAhead) return refuse('too-far-ahead', {})
  return { ok: true, period, days }
}

/** The first day we can deliver on. */
export function firstDeliveryDay(today: CalendarDate, leadTimeDays = 0): CalendarDate {
  return addDays(today, leadTimeDays)
}

/** The dates booking starts with: the first deliverable day, and pickup a week later. */
export function defaultRentalPeriod(today: CalendarDate, leadTimeDays = 0): RentalPeriod {
  const start = firstDeliveryDay(today, leadTimeDays)
  return { start, end: addDays(start, weekDays) }
}
