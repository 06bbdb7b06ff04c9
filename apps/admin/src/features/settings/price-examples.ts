import { addDays, calendarDate } from '@trivet/core/dates'
import { formatMoney, type Cents } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'
import type { ShopSettings } from '@trivet/core/settings'

export type ExampleProduct = { name: string; priceCents: Cents }

const anyDay = calendarDate('2027-01-04')

const trips = [
  { days: 7, damageProtection: false },
  { days: 7, damageProtection: true },
  { days: 10, damageProtection: false },
] as const

/** What guests will notice, in dollars: "A 7-day Essential Kit goes from $90.78 to $91.30". */
export function priceExamples(
  { name, priceCents }: ExampleProduct,
  { before, after }: { before: ShopSettings; after: ShopSettings },
): string[] {
  return trips.flatMap(({ days, damageProtection }) => {
    const total = ({ rates }: ShopSettings) =>
      quoteRental({
        lines: [{ id: 'example', name, unitPriceCents: priceCents, quantity: 1 }],
        period: { start: anyDay, end: addDays(anyDay, days) },
        damageProtection,
        rates,
      }).totalCents
    const [from, to] = [total(before), total(after)]
    const protectedBy = damageProtection ? ' with damage protection' : ''
    if (from === to) return []
    return [`A ${days}-day ${name}${protectedBy} goes from ${formatMoney(from)} to ${formatMoney(to)}`]
  })
}
