import type { SettingsFields, ShopFacts } from '@trivet/core/contract/settings'
import type { CalendarDate } from '@trivet/core/dates'
import { basisPointsOf, numberOf } from '@trivet/core/settings'
import { newId } from '../../lib/new-id.ts'

type Days = { firstDay: string; lastDay: string }

export type SeasonDraft = Days & {
  id: string
  name: string
  /** 15, or -10 where it takes off. */
  percent: string
  areaIds: readonly string[]
}

export type LongStayDraft = { key: string; fromDays: string; percent: string }

export type MinimumDaysDraft = Days & { key: string; days: string; areaIds: readonly string[] }

/** The price rules as they stand in the form. */
export type PriceRulesDraft = {
  seasons: readonly SeasonDraft[]
  longStays: readonly LongStayDraft[]
  minimumDays: readonly MinimumDaysDraft[]
}

export const newSeason = (): SeasonDraft => ({
  id: `season-${newId()}`,
  name: '',
  firstDay: '',
  lastDay: '',
  percent: '',
  areaIds: [],
})

export const newLongStay = (): LongStayDraft => ({ key: newId(), fromDays: '', percent: '' })

export const newMinimumDays = (): MinimumDaysDraft => ({
  key: newId(),
  firstDay: '',
  lastDay: '',
  days: '',
  areaIds: [],
})

export function rulesDraftOf({ seasons, longStays, minimumDays }: ShopFacts['priceRules']): PriceRulesDraft {
  return {
    seasons: seasons.map(({ basisPoints, ...season }) => ({ ...season, percent: String(basisPoints / 100) })),
    longStays: longStays.map(({ fromDays, basisPoints }, place) => ({
      key: String(place),
      fromDays: String(fromDays),
      percent: String(basisPoints / 100),
    })),
    minimumDays: minimumDays.map(({ days, ...rule }, place) => ({
      ...rule,
      key: String(place),
      days: String(days),
    })),
  }
}

export function rulesOfDraft(draft: PriceRulesDraft): SettingsFields['priceRules'] {
  return {
    seasons: draft.seasons.map(({ percent, ...season }) => ({
      ...season,
      ...daysOf(season),
      basisPoints: signedPointsOf(percent),
      areaIds: [...season.areaIds],
    })),
    longStays: draft.longStays.map(({ fromDays, percent }) => ({
      fromDays: numberOf(fromDays),
      basisPoints: basisPointsOf(percent),
    })),
    minimumDays: draft.minimumDays.map(({ days, areaIds, ...rule }) => ({
      ...daysOf(rule),
      days: numberOf(days),
      areaIds: [...areaIds],
    })),
  }
}

/** As they are typed: whether they are days is for the contract to say. */
function daysOf({ firstDay, lastDay }: Days) {
  return { firstDay: firstDay as CalendarDate, lastDay: lastDay as CalendarDate }
}

function signedPointsOf(text: string) {
  const [, sign = '', figure = ''] = /^\s*([+−-]?)(.*)$/.exec(text) ?? []
  const points = basisPointsOf(figure)
  return sign === '' || sign === '+' ? points : 0 - points
}
