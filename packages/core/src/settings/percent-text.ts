import type { BasisPoints } from '../money/money.ts'

/** 825 → 8.25% */
export function percentText(basisPoints: BasisPoints): string {
  return `${basisPoints / 100}%`
}

/** 1 → 1 day */
export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
