import { daysBetween } from '../dates/calendar-date.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import { weekDays } from '../dates/rental-period.ts'
import { basisPointsInWhole, cents, fractionOf, shareOf } from '../money/money.ts'
import type { BasisPoints, Cents, Count } from '../money/money.ts'

/** What a day past the pickup day costs, as a share of what an added day would, and the days that cost nothing. */
export type LateFeeTerms = { basisPoints: BasisPoints; graceDays: number }

export const standardLateFee: LateFeeTerms = { basisPoints: basisPointsInWhole, graceDays: 1 }

export type LateFeeFacts = {
  /** With their prices for a week, one piece. */
  lines: readonly { unitPriceCents: Cents; quantity: Count }[]
  pickupDay: CalendarDate
  /** The day there on which the van took it back; today, as long as it has not. */
  collectedOn: CalendarDate
  terms: LateFeeTerms
}

export type LateFee = { days: number; cents: Cents }

/**
 * What a pickup costs that the guest made late, in cents without tax: for each whole day after the days of grace a seventh
 * of the lines, rounded once a line like extra days. Nothing where it was on time. See docs/policy.md#late-fee.
 */
export function lateFee({ lines, pickupDay, collectedOn, terms }: LateFeeFacts): LateFee {
  const days = Math.max(0, daysBetween(pickupDay, collectedOn) - terms.graceDays)
  const added = lines.map(({ unitPriceCents, quantity }) =>
    fractionOf(cents(unitPriceCents * quantity), days, weekDays),
  )
  return { days, cents: shareOf(cents(added.reduce((sum, one) => sum + one, 0)), terms.basisPoints) }
}
