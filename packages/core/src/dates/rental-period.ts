import { dayOfWeek, daysBetween } from './calendar-date.ts'
import type { CalendarDate } from './calendar-date.ts'
import { refuse } from '../refusal/refusal.ts'
import type { Fault, NoFacts, Refusal } from '../refusal/refusal.ts'
import { leastRentalDays } from './minimum-days.ts'
import type { MinimumDays } from './minimum-days.ts'

/** Delivered on start, picked up on end. */
export type RentalPeriod = { start: CalendarDate; end: CalendarDate }

export const maxRentalDays = 180
export const maxDaysAhead = 365
/** The shortest lead the shop recommends; shorter is allowed and noted. */
export const recommendedLeadDays = 3
/** The length the weekly price pays for. */
export const weekDays = 7

export type RentalPeriodFaults = {
  'missing-date': NoFacts
  'end-not-after-start': NoFacts
  'starts-in-past': NoFacts
  'too-soon': NoFacts
  'too-short': { leastDays: number }
  'too-long': NoFacts
  'too-far-ahead': NoFacts
  'no-delivery-that-day': NoFacts
  'no-pickup-that-day': NoFacts
}

export type RentalPeriodFault = Fault<RentalPeriodFaults>

export type RentalPeriodRefusal = Refusal<RentalPeriodFaults>

export type RentalPeriodDecision = { ok: true; period: RentalPeriod; days: number } | RentalPeriodRefusal

/** On which days the van can come to a place, and how long what it brings is rented at least. */
export type VanDays = {
  /** At the place. */
  today: CalendarDate
  /** The first day it can still deliver on; today, where nothing is said. */
  firstDay?: CalendarDate | undefined
  /** 0 is Sunday. */
  closedWeekdays?: readonly number[] | undefined
  closedDates?: readonly CalendarDate[] | undefined
  minimumDays?: readonly MinimumDays[] | undefined
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
  const leastDays = leastRentalDays(start, van.minimumDays)
  const isLonger = kept && !isNewStart && end >= kept.end
  if (days < leastDays && !isLonger) return refuse('too-short', { leastDays })
  return { ok: true, period, days }
}

/** Whether no van drives on a day. */
export function isClosedDay(
  day: CalendarDate,
  { closedWeekdays = [], closedDates = [] }: Pick<VanDays, 'closedWeekdays' | 'closedDates'>,
): boolean {
  return closedWeekdays.includes(dayOfWeek(day)) || closedDates.includes(day)
}
