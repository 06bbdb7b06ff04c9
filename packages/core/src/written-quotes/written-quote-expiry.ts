/** How many days a written quote is valid. See docs/policy.md#written-quotes. */
export const writtenQuoteDays = { least: 1, standard: 7, most: 30 } as const

type Validity = { days: number; now: Date; deliveryDayBegins: Date }

/** Until when it is valid: no longer than its delivery day begins; null where that is no time to answer. */
export function writtenQuoteExpiry({ days, now, deliveryDayBegins }: Validity): Date | null {
  const until = Math.min(now.getTime() + days * 86_400_000, deliveryDayBegins.getTime())
  return until - now.getTime() < leastMs ? null : new Date(until)
}

const leastMs = 60 * 60_000
