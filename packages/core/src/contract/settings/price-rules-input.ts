import * as z from 'zod'
import { areaIdOf } from '../../address/service-areas.ts'
import { slugPattern } from '../../catalog/product-address.ts'
import { settingsRefusals as refusals } from '../../copy/settings/settings-refusals.ts'
import { daysBetween, isCalendarDate } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import { maxRentalDays } from '../../dates/rental-period.ts'
import type { BasisPoints } from '../../money/money.ts'
import type { PriceRules } from '../../settings/price-rules.ts'
import { settingsLimits as limits } from '../../settings/settings-limits.ts'
import { plainText } from '../fields/text-input.ts'

const { season: seasonLimits, longStay: longStayLimits, minimumDays: minimumLimits } = limits

const day = z
  .string({ error: refusals.ruleDay })
  .refine((text): text is CalendarDate => isCalendarDate(text), {
    error: refusals.ruleDay,
  })

const areaIds = z
  .array(z.string({ error: refusals.ruleAreas }).max(limits.areaNameLength, { error: refusals.ruleAreas }), {
    error: refusals.ruleAreas,
  })
  .max(limits.serviceAreas, { error: refusals.ruleAreas })
  .default([])
  .meta({ description: 'Of service areas; none holds everywhere' })

const between = (least: number, most: number, error: string) =>
  z.int({ error }).min(least, { error }).max(most, { error })

const percentBetween = (
  least: BasisPoints,
  most: BasisPoints,
  error: string,
): z.ZodType<BasisPoints, BasisPoints> => between(least, most, error)

type Days = { firstDay: CalendarDate; lastDay: CalendarDate }

/** Of what is no day it has been said. */
function isInOrder({ firstDay, lastDay }: Days): boolean {
  if (!isCalendarDate(firstDay) || !isCalendarDate(lastDay)) return true
  return firstDay <= lastDay && daysBetween(firstDay, lastDay) < 366
}

const ofOneYear = { error: refusals.ruleDays, path: ['lastDay'] }

const season = z
  .object({
    id: z
      .string({ error: refusals.ruleId })
      .max(100, { error: refusals.ruleId })
      .regex(slugPattern, { error: refusals.ruleId })
      .optional()
      .meta({
        description: 'Stays when the name changes; a new season is given one of its name and first day',
      }),
    name: plainText({
      max: seasonLimits.nameLength,
      required: refusals.seasonName,
      tooLong: refusals.seasonName,
    }),
    firstDay: day,
    lastDay: day.meta({ description: 'Included' }),
    basisPoints: percentBetween(seasonLimits.least, seasonLimits.most, refusals.seasonPercent)
      .refine((points) => points !== 0, { error: refusals.seasonPercent })
      .meta({ description: 'Of the rental cost for its days: 1500 is 15% more, -1000 is 10% less' }),
    areaIds,
  })
  .refine(isInOrder, ofOneYear)
  .transform(({ id, ...rest }) => ({ id: id ?? areaIdOf(`${rest.name} ${rest.firstDay}`), ...rest }))

const longStay = z.object({
  fromDays: between(longStayLimits.leastDays, longStayLimits.mostDays, refusals.longStayDays),
  basisPoints: percentBetween(1, longStayLimits.most, refusals.longStayPercent).meta({
    description: 'Off the rental cost: 1000 is 10%. The best of those reached counts',
  }),
})

const minimumDays = z
  .object({
    firstDay: day,
    lastDay: day.meta({ description: 'Included' }),
    days: between(minimumLimits.leastDays, minimumLimits.mostDays, refusals.minimumDays).meta({
      description: 'What is delivered on these days is rented for at least so many',
    }),
    areaIds,
  })
  .refine(isInOrder, ofOneYear)

/** Seasons, long stays and minimum days. */
export const priceRulesInput = z
  .object(
    {
      seasons: z
        .array(season, { error: refusals.priceRules })
        .max(seasonLimits.count, { error: refusals.tooManyRules })
        .superRefine((all, ctx) => {
          for (const [index, one] of all.entries()) {
            if (all.slice(0, index).some((other) => areConfused(one, other)))
              ctx.addIssue({ code: 'custom', path: [index, 'name'], message: refusals.sameSeason })
          }
        }),
      longStays: z
        .array(longStay, { error: refusals.priceRules })
        .max(longStayLimits.count, { error: refusals.tooManyRules })
        .superRefine((all, ctx) => {
          for (const [index, { fromDays }] of all.entries()) {
            if (all.slice(0, index).some((other) => other.fromDays === fromDays))
              ctx.addIssue({ code: 'custom', path: [index, 'fromDays'], message: refusals.sameLongStay })
          }
        }),
      minimumDays: z
        .array(minimumDays, { error: refusals.priceRules })
        .max(minimumLimits.count, { error: refusals.tooManyRules }),
    },
    { error: refusals.priceRules },
  )
  .default({ seasons: [], longStays: [], minimumDays: [] } satisfies PriceRules)
  .meta({ description: 'What makes days dearer or cheaper, long stays cheaper and short ones impossible' })

type Season = z.output<typeof season>

/** One rental could have a row of each, and they would read the same. */
function areConfused(a: Season, b: Season): boolean {
  if (a.name.toLowerCase() !== b.name.toLowerCase()) return false
  const [earlier, later] = a.firstDay < b.firstDay ? [a, b] : [b, a]
  return daysBetween(earlier.lastDay, later.firstDay) < maxRentalDays
}
