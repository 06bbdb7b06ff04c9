import type { BasisPoints } from '../money/money.ts'

/** 825 → 8.25% */
export function percentText(basisPoints: BasisPoints): string {
  return `${basisPoints / 100}%`
}
