import { addDays, calendarDate, formatDay, type CalendarDate } from '@trivet/core/dates'
import { formatMoney, type Cents } from '@trivet/core/money'
import { priceChanges, quoteRental, type PriceChange, type Quote } from '@trivet/core/pricing'
import { ratesOf, type ShopSeason, type ShopSettings } from '@trivet/core/settings'

export type ExampleProduct = { name: string; priceCents: Cents }

/** In words, and row by row. */
export type PriceExample = { sentence: string; rows: readonly PriceChange[] }

type Trip = { days: number; damageProtection: boolean; season: ShopSeason | null }

const mostSeasons = 3

const anyDay = calendarDate('2027-01-04')

const trips: readonly Trip[] = [
  { days: 7, damageProtection: false, season: null },
  { days: 7, damageProtection: true, season: null },
  { days: 10, damageProtection: false, season: null },
]

type Settings = { before: ShopSettings; after: ShopSettings; today: CalendarDate }

/** What guests will notice, in dollars: "A 7-day Essential Kit goes from $90.78 to $91.30". */
export function priceExamples(product: ExampleProduct, settings: Settings): PriceExample[] {
  return [...trips, ...ofRules(settings)].flatMap((trip) => {
    const [before, after] = [settings.before, settings.after].map((of) => quoteOf(product, trip, of))
    if (!before || !after || before.totalCents === after.totalCents) return []
    const amounts = `goes from ${formatMoney(before.totalCents)} to ${formatMoney(after.totalCents)}`
    const rows = priceChanges(before, after).filter(({ label }) => label !== 'Total')
    return [{ sentence: `A ${tripWords(product, trip)} ${amounts}`, rows }]
  })
}

/** Two weeks in each season that becomes another one, or else in the next; and the longest of the long stays. */
function ofRules(settings: Settings): Trip[] {
  const coming = comingSeasons(settings)
  const changed = coming.filter((season) => isChanged(season, settings))
  const seasons = (changed.length > 0 ? changed : coming.slice(0, 1)).slice(0, mostSeasons)
  const longStays = [settings.before, settings.after].flatMap(({ priceRules }) => priceRules.longStays)
  const days = Math.max(0, ...longStays.map(({ fromDays }) => fromDays))
  return [
    ...seasons.map((season) => ({ days: 14, damageProtection: false, season })),
    ...(days > 0 ? [{ days, damageProtection: false, season: null }] : []),
  ]
}

function tripWords({ name }: ExampleProduct, { days, damageProtection, season }: Trip): string {
  const protectedBy = damageProtection ? ' with damage protection' : ''
  return `${days}-day ${name}${protectedBy}${season ? ` from ${formatDay(season.firstDay)}` : ''}`
}

/** On ordinary days no season counts; in one, it is that of the place where the season is. */
function quoteOf({ name, priceCents }: ExampleProduct, trip: Trip, settings: ShopSettings): Quote {
  const { days, damageProtection, season } = trip
  const area = settings.serviceAreas.find(({ id }) => season?.areaIds.includes(id)) ?? null
  const start = season?.firstDay ?? anyDay
  const rates = ratesOf(area, settings)
  return quoteRental({
    lines: [{ id: 'example', name, unitPriceCents: priceCents, quantity: 1 }],
    period: { start, end: addDays(start, days) },
    damageProtection,
    rates: season ? rates : { ...rates, seasons: [] },
  })
}

/** Those that are not over, as they will be or were, by their first day. */
function comingSeasons({ before, after, today }: Settings): ShopSeason[] {
  const kept = after.priceRules.seasons
  const removed = before.priceRules.seasons.filter(({ id }) => !kept.some((season) => season.id === id))
  return [...kept, ...removed]
    .filter(({ lastDay }) => lastDay >= today)
    .toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
}

function isChanged({ id }: ShopSeason, { before, after }: Settings): boolean {
  const [was, is] = [before, after].map(({ priceRules }) =>
    JSON.stringify(priceRules.seasons.find((season) => season.id === id)),
  )
  return was !== is
}
