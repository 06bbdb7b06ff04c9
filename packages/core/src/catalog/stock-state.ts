import type { Count } from '../money/money.ts'
export const stockStates = ['in', 'low', 'out'] as const

export type StockState = (typeof stockStates)[number]

/**
 * That many units or fewer are low stock: of a fleet, and of what is free on one of the next days. Partial indexes of the
 * database are built for this number.
 */
export const lowStockUnits = 2

/** How far ahead the dashboard looks for a day of low stock. */
export const lowStockDays = 14

/** What staff make of a fleet. */
export function stockState(countInStock: Count): StockState {
  if (countInStock <= 0) return 'out'
  return countInStock <= lowStockUnits ? 'low' : 'in'
}
