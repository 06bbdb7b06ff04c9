import { addDays, daysBetween } from './calendar-date.ts'
import type { CalendarDate } from './calendar-date.ts'
import { messages } from './messages.ts'

/** Delivered on start, picked up on end. */
export type RentalPeriod = { start: CalendarDate; end: CalendarDate }

export const maxRentalDays = 180
export const maxDaysAhead = 365
/** The shortest lead the shop recommends; shorter is allowed and noted. */
export const recommendedLeadDays = 3
/** The length the weekly price pays for. */
export const weekDays = 7

export type RentalPeriodRefusal =
  | 'missing-date'
  | 'end-not-after-start'
  | 'starts-in-past'
  | 'too-long'
  | 'too-far-ahead'

export type RentalPeriodDecision =
  | { ok: true; period: RentalPeriod; days: number }
  | { ok: false; refusal: RentalPeriodRefusal }

export type RentalPeriodFacts = {
  start: CalendarDate | null | undefined
  end: CalendarDate | null | undefined
  today: CalendarDate
}

/** 1 July to 8 July is 7 days. */
export function rentalDays(period: RentalPeriod): number {
  return daysBetween(period.start, period.end)
}

/** May a rental run over these days? `today` is the date at the delivery place. */
export function decideRentalPeriod({ start, end, today }: RentalPeriodFacts): RentalPeriodDecision {
  if (!start || !end) return refuse('missing-date')
  const period = { start, end }
  const days = rentalDays(period)
  if (days <= 0) return refuse('end-not-after-start')
  if (start < today) return refuse('starts-in-past')
  if (days > maxRentalDays) return refuse('too-long')
  if (daysBetween(today, start) > maxDaysAhead) return refuse('too-far-ahead')
  return { ok: true, period, days }
}

const messageOf = {
  'missing-date': messages.selectBothDates,
  'end-not-after-start': messages.endAfterStart,
  'starts-in-past': messages.startInPast,
  'too-long': messages.rentalTooLong(maxRentalDays),
  'too-far-ahead': messages.rentalTooFarAhead(maxDaysAhead),
} as const satisfies Record<RentalPeriodRefusal, string>

export function rentalPeriodMessage(refusal: RentalPeriodRefusal): string {
  return messageOf[refusal]
}

/** The dates booking starts with: the first deliverable day, and pickup a week later. */
export function defaultRentalPeriod(today: CalendarDate, leadTimeDays = 0): RentalPeriod {
  const start = addDays(today, leadTimeDays)
  return { start, end: addDays(start, weekDays) }
}

function refuse(refusal: RentalPeriodRefusal): RentalPeriodDecision {
  return { ok: false, refusal }
}
