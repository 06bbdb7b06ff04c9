export const stockStates = ['in', 'low', 'out'] as const

export type StockState = (typeof stockStates)[number]

/** A fleet of that many or fewer is worth a look before it is none. */
export const lowStockUpTo = 3

/** What staff make of a fleet. */
export function stockState(countInStock: number): StockState {
  if (countInStock <= 0) return 'out'
  return countInStock <= lowStockUpTo ? 'low' : 'in'
}
