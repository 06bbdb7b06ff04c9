import { addDays, dayOfWeek, daysBetween } from './calendar-date.ts'
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
  | 'no-delivery-that-day'
  | 'no-pickup-that-day'

export type RentalPeriodRefusal = Refusal<Record<RentalPeriodFault, NoFacts>>

export type RentalPeriodDecision = { ok: true; period: RentalPeriod; days: number } | RentalPeriodRefusal

/** On which days the van can come to a place. */
export type VanDays = {
  /** At the place. */
  today: CalendarDate
  /** The first day it can still deliver on; today, where nothing is said. */
  firstDay?: CalendarDate | undefined
  /** 0 is Sunday. */
  closedWeekdays?: readonly number[] | undefined
  closedDates?: readonly CalendarDate[] | undefined
}

export type RentalPeriodFacts = VanDays & {
  start: CalendarDate | null | undefined
  end: CalendarDate | null | undefined
  /** What was agreed before: a day that stays needs no van that is free. */
  kept?: RentalPeriod | undefined
}

/** 1 July to 8 July is 7 days. */
export function rentalDays(period: RentalPeriod): number {
  return daysBetween(period.start, period.end)
}

/** May a rental run over these days? See docs/policy.md#rental-dates. */
export function decideRentalPeriod({ start, end, kept, ...van }: RentalPeriodFacts): RentalPeriodDecision {
  const { today, firstDay = today } = van
  if (!start || !end) return refuse('missing-date', {})
  const period = { start, end }
  const days = rentalDays(period)
  const isNewStart = start !== kept?.start
  if (days <= 0) return refuse('end-not-after-start', {})
  if (start < today) return refuse('starts-in-past', {})
  if (isNewStart && start < firstDay) return refuse('too-soon', {})
  if (days > maxRentalDays) return refuse('too-long', {})
  if (daysBetween(today, start) > maxDaysAhead) return refuse('too-far-ahead', {})
  if (isNewStart && isClosedDay(start, van)) return refuse('no-delivery-that-day', {})
  if (end !== kept?.end && isClosedDay(end, van)) return refuse('no-pickup-that-day', {})
  return { ok: true, period, days }
}

/** Whether no van drives on a day. */
export function isClosedDay(
  day: CalendarDate,
  { closedWeekdays = [], closedDates = [] }: Pick<VanDays, 'closedWeekdays' | 'closedDates'>,
): boolean {
  return closedWeekdays.includes(dayOfWeek(day)) || closedDates.includes(day)
}

/** A day, or the next one on which a van drives; the day itself where none does for a year. */
export function openDayFrom(day: CalendarDate, van: Pick<VanDays, 'closedWeekdays' | 'closedDates'>) {
  const later = Array.from({ length: maxDaysAhead }, (_, index) => index)
  const wait = later.find((days) => !isClosedDay(addDays(day, days), van)) ?? 0
  return addDays(day, wait)
}

/** The dates booking starts with: the first deliverable day, and pickup a week later, or when a van drives again. */
export function defaultRentalPeriod({ today, firstDay = today, ...van }: VanDays): RentalPeriod {
  const start = openDayFrom(firstDay, van)
  return { start, end: openDayFrom(addDays(start, weekDays), van) }
}
