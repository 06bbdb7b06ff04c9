import type { BasisPoints, Cents } from '../money/money.ts'
import type { LongStay, Season } from './price-rules.ts'

export const longRentalWays = ['daily', 'flat'] as const

/** What the shop can set, and an order keeps. Percentages are basis points: 825 is 8.25 %. */
export type Rates = {
  taxBasisPoints: BasisPoints
  damageProtectionBasisPoints: BasisPoints
  deliveryCents: Cents
  /** 'daily' charges each day past a week; 'flat' charges the weekly price once, however long. */
  longRentals: (typeof longRentalWays)[number]
  /** Those of the place. */
  seasons?: readonly Season[]
  longStays?: readonly LongStay[]
}

export const defaultRates: Rates = {
  taxBasisPoints: 825,
  damageProtectionBasisPoints: 1000,
  deliveryCents: 1500,
  longRentals: 'daily',
}
