import { addDays, type CalendarDate } from '../dates/calendar-date.ts'
import type { Count } from '../money/money.ts'

export const stockStates = ['in', 'low', 'out'] as const

export type StockState = (typeof stockStates)[number]

/**
 * That many units or fewer are low stock: of a fleet, and of what is free on one of the next days. Partial indexes of the
 * database are built for this number.
 */
export const lowStockUnits = 2

/** How far ahead a day of low stock counts. */
export const lowStockDays = 14

/** The days on which a product is looked at for being low. See docs/policy.md#stock-and-turnaround. */
export function lowStockPeriod(today: CalendarDate): { firstDay: CalendarDate; lastDay: CalendarDate } {
  return { firstDay: today, lastDay: addDays(today, lowStockDays - 1) }
}

/** What staff make of a product's stock: `isLow` is the server's word, in a depot or at all. */
export function stockState({ countInStock, isLow }: { countInStock: Count; isLow: boolean }): StockState {
  if (countInStock <= 0) return 'out'
  return isLow ? 'low' : 'in'
}
