import type { CalendarDate } from '../dates/calendar-date.ts'
import type { Cents } from '../money/money.ts'

export const monthsShown = 12

/** A month such as '2026-12'. */
export type MonthlyEarning = { month: string; cents: Cents }

/**
 * Twelve bars that end with this month, empty months included. What a refund took back is missing from the month in
 * which it was earned, so that no bar is negative and all bars ever add up to the total.
 */
export function monthlyEarnings(earned: readonly MonthlyEarning[], today: CalendarDate): MonthlyEarning[] {
  const centsOf = new Map<string, Cents>()
  for (const { month, cents } of earned) centsOf.set(month, (centsOf.get(month) ?? 0) + cents)
  return monthsUntil(today).map((month) => ({ month, cents: centsOf.get(month) ?? 0 }))
}

/** The months of the chart, oldest first. */
export function monthsUntil(today: CalendarDate, count = monthsShown): string[] {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, index) => {
    const number = year * 12 + month - (count - 1 - index)
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
  })
}
