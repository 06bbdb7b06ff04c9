import type { ServiceArea } from '../address/service-areas.ts'
import { formatUsDate } from '../dates/calendar-date.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import { signedPercent } from '../pricing/price-rules.ts'
import { daysText } from './percent-text.ts'
import type { InAreas, PriceRules } from './price-rules.ts'

type Areas = readonly Pick<ServiceArea, 'id' | 'name'>[]

type Days = { firstDay: CalendarDate; lastDay: CalendarDate }

/** The rules in a line for each kind; null where there is none. */
export function priceRuleWords({ seasons, longStays, minimumDays }: PriceRules, areas: Areas) {
  return {
    seasons: lineOf(
      seasons.map((season) => {
        const percent = signedPercent(season.basisPoints)
        return `${season.name} ${percent}, ${daysOf(season)}${placesOf(season, areas)}`
      }),
    ),
    longStays: lineOf(
      longStays.map(
        ({ fromDays, basisPoints }) => `from ${daysText(fromDays)} ${signedPercent(0 - basisPoints)}`,
      ),
    ),
    minimumDays: lineOf(
      minimumDays.map((rule) => `${daysText(rule.days)}, ${daysOf(rule)}${placesOf(rule, areas)}`),
    ),
  }
}

function lineOf(rules: readonly string[]): string | null {
  return rules.join(' · ') || null
}

function daysOf({ firstDay, lastDay }: Days): string {
  return `${formatUsDate(firstDay)} – ${formatUsDate(lastDay)}`
}

function placesOf({ areaIds }: InAreas, areas: Areas): string {
  const names = areaIds.map((wanted) => areas.find(({ id }) => id === wanted)?.name ?? wanted)
  return names.length === 0 ? '' : ` in ${names.join(', ')}`
}
