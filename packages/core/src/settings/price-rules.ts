import type { ServiceArea } from '../address/service-areas.ts'
import type { MinimumDays } from '../dates/minimum-days.ts'
import { basisPointsInWhole } from '../money/money.ts'
import type { BasisPoints } from '../money/money.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import type { LongStay, Season } from '../pricing/price-rules.ts'

/** Where a rule holds: in these areas, or everywhere where none is named. */
export type InAreas = { areaIds: readonly string[] }

export type ShopSeason = Season & InAreas

export type ShopMinimumDays = MinimumDays & InAreas

/** What makes a day dearer or cheaper, a long stay cheaper, and a short one impossible. */
export type PriceRules = {
  seasons: readonly ShopSeason[]
  longStays: readonly LongStay[]
  minimumDays: readonly ShopMinimumDays[]
}

export const noPriceRules: PriceRules = { seasons: [], longStays: [], minimumDays: [] }

/** Of some rules those that hold in an area; before a place is known, those that hold everywhere. */
export function rulesIn<Rule extends InAreas>(
  area: Pick<ServiceArea, 'id'> | null,
  rules: readonly Rule[],
): Rule[] {
  return rules.filter(({ areaIds }) => areaIds.length === 0 || (area !== null && areaIds.includes(area.id)))
}

/** By how much a day is dearer, or cheaper below zero; never by more than it costs. */
export function percentOn(day: CalendarDate, seasons: readonly Season[]): BasisPoints {
  const holding = seasons.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  return Math.max(
    0 - basisPointsInWhole,
    holding.reduce((sum, { basisPoints }) => sum + basisPoints, 0),
  )
}
