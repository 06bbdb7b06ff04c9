import type { AvailabilityFacts, OccupiedDays, Reserved } from './available-units.ts'

/** What a depot can promise of a product, a step of days with the same number of units. */
export type StockSpan = OccupiedDays & { capacity: number }

/**
 * The steps of a depot as a fleet with units taken from it on the days that have fewer; none is a depot with no units.
 * See docs/policy.md#stock-and-turnaround.
 */
export function factsOfSpans(
  spans: readonly StockSpan[],
  reserved: readonly Reserved[],
): Pick<AvailabilityFacts, 'fleet' | 'reserved'> {
  const fleet = Math.max(0, ...spans.map(({ capacity }) => capacity))
  const missing = spans.map(({ capacity, ...days }) => ({ ...days, units: fleet - capacity }))
  return { fleet, reserved: [...reserved, ...missing.filter(({ units }) => units > 0)] }
}
