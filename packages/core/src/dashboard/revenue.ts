import { addDays, calendarDate, eachDay, type CalendarDate } from '../dates/calendar-date.ts'
import type { Cents } from '../money/money.ts'
import { monthsUntil } from '../referrals/monthly-earnings.ts'

export const revenueRanges = ['7d', '30d', '90d', '12m'] as const

export type RevenueRange = (typeof revenueRanges)[number]

const daysOf = { '7d': 7, '30d': 30, '90d': 90 } as const

/** What came in by payments on a day, and what went back by refunds. */
export type RevenueDay = { day: CalendarDate; receivedCents: Cents; refundedCents: Cents }

export type Revenue = { receivedCents: Cents; refundedCents: Cents; revenueCents: Cents }

/** A bar of the chart: a day such as '2026-12-01', or a month such as '2026-12'. */
export type RevenuePoint = Revenue & { period: string }

/** The first day a range shows; its last is today. Twelve months are whole ones, this month included. */
export function firstDayOf(range: RevenueRange, today: CalendarDate): CalendarDate {
  if (range !== '12m') return addDays(today, 1 - daysOf[range])
  const [first = today.slice(0, 7)] = monthsUntil(today, 12)
  return calendarDate(`${first}-01`)
}

/** Revenue is what was paid less what was refunded; a refund counts on its own day, so a day can be below zero. */
export function sumRevenue(days: readonly Omit<RevenueDay, 'day'>[]): Revenue {
  const receivedCents = days.reduce((sum, day) => sum + day.receivedCents, 0)
  const refundedCents = days.reduce((sum, day) => sum + day.refundedCents, 0)
  return { receivedCents, refundedCents, revenueCents: receivedCents - refundedCents }
}

/** Every bar of a range, oldest first, empty ones included: they add up to the range's sum. */
export function revenueOverTime(
  days: readonly RevenueDay[],
  { range, today }: { range: RevenueRange; today: CalendarDate },
): RevenuePoint[] {
  const first = firstDayOf(range, today)
  const periodOf = (day: CalendarDate) => (range === '12m' ? day.slice(0, 7) : day)
  const periods = range === '12m' ? monthsUntil(today, 12) : eachDay(first, today)
  const shown = Map.groupBy(
    days.filter(({ day }) => first <= day && day <= today),
    ({ day }) => periodOf(day),
  )
  return periods.map((period) => ({ period, ...sumRevenue(shown.get(period) ?? []) }))
}
