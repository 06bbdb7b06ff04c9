import * as z from 'zod'
import { areaIdOf } from '../../address/service-areas.ts'
import { sharedZips, zipRangesText } from '../../address/zip-ranges.ts'
import { basisPointsInWhole } from '../../money/money.ts'
import { standardLateFee } from '../../orders/late-fee.ts'
import { retentionKinds, retentionMonths, standardRetention } from '../../privacy/retention.ts'
import type { RetentionKind } from '../../privacy/retention.ts'
import { longRentalWays } from '../../pricing/rates.ts'
import { settingsLimits as limits } from '../../settings/settings-limits.ts'
import { settingsRefusals as refusals } from '../../copy/settings/settings-refusals.ts'
import { reviewedPoints } from '../../settings/reviewed-points.ts'
import { settingsOf } from '../../settings/settings-of.ts'
import { areaInput } from './area-input.ts'
import { companyInput } from './company-input.ts'
import { identityInput } from './identity-input.ts'
import { priceRulesInput } from './price-rules-input.ts'
import { deliveryPriceInput, rateInput, timeZoneInput, wholeInput } from './plain-inputs.ts'

const fromOne = (max: number, error: string) => z.int({ error }).min(1, { error }).max(max, { error })

const holdLimits = z.object(
  {
    orders: fromOne(limits.unpaidOrders, refusals.unpaidOrders),
    units: fromOne(limits.unpaidUnits, refusals.unpaidUnits),
    days: fromOne(limits.unpaidDays, refusals.unpaidDays),
  },
  { error: refusals.unpaidHolds },
)

const months = z
  .int({ error: refusals.retention })
  .min(retentionMonths.least, { error: refusals.retention })
  .max(retentionMonths.most, { error: refusals.retention })

const retentionInput = z.object(
  Object.fromEntries(retentionKinds.map((kind) => [kind, months])) as Record<RetentionKind, typeof months>,
  { error: refusals.retention },
)

/** All of them together. */
export const areasInput = z
  .array(areaInput, { error: refusals.serviceAreas })
  .min(1, { error: refusals.serviceAreas })
  .max(limits.serviceAreas, { error: refusals.serviceAreas })
  .superRefine((all, ctx) => {
    for (const { index, field, message } of areaProblems(all)) {
      ctx.addIssue({ code: 'custom', path: [index, field], message })
    }
  })

/** The settings as they go over the wire: the fee is a decimal amount, percentages are basis points. */
export const shopSettingsFields = z.object({
  taxBasisPoints: rateInput(limits.taxBasisPoints, refusals.taxBasisPoints).meta({
    description: '825 is 8.25%',
  }),
  damageProtectionBasisPoints: rateInput(
    limits.damageProtectionBasisPoints,
    refusals.damageProtectionBasisPoints,
  ).meta({ description: '1000 is 10%' }),
  deliveryPrice: deliveryPriceInput,
  longRentals: z
    .enum(longRentalWays, { error: refusals.longRentals })
    .meta({ description: 'daily charges each day past a week, flat the weekly price once' }),
  priceRules: priceRulesInput,
  turnaroundDays: wholeInput(limits.turnaroundDays, refusals.turnaroundDays),
  leadTimeDays: wholeInput(limits.leadTimeDays, refusals.leadTimeDays),
  lateFee: z
    .object({
      basisPoints: rateInput(basisPointsInWhole, refusals.lateFee),
      graceDays: fromOne(limits.lateFeeGraceDays, refusals.lateFeeGrace),
    })
    .default(standardLateFee)
    .meta({
      description: 'Of a seventh of the weekly price, for each day of a late pickup after those of grace',
    }),
  unpaidHolds: z
    .object({ account: holdLimits, address: holdLimits }, { error: refusals.unpaidHolds })
    .meta({ description: 'What may be held before it is paid: of one account, and to one address' }),
  retention: retentionInput
    .default(standardRetention)
    .meta({ description: 'Months for which is kept what no book needs' }),
  timeZone: timeZoneInput.meta({
    description: "The shop's own: by whose days money counts, such as America/Chicago",
  }),
  serviceAreas: areasInput,
  company: companyInput,
  identity: identityInput.meta({ description: 'What guests know the shop by' }),
  reviewed: z
    .array(z.enum(reviewedPoints, { error: refusals.reviewed }), { error: refusals.reviewed })
    .max(reviewedPoints.length, { error: refusals.reviewed })
    .default([])
    .meta({ description: 'What staff have looked at before opening' }),
})

export const shopSettingsInput = shopSettingsFields
  .superRefine((fields, ctx) => {
    for (const path of unknownAreas(fields)) {
      ctx.addIssue({ code: 'custom', path: ['priceRules', ...path], message: refusals.ruleAreas })
    }
  })
  .transform(settingsOf)

const badVersion = { error: 'Say which version of the settings you have seen' }

export const settingsVersion = z
  .int(badVersion)
  .min(0, badVersion)
  .meta({ description: 'As it was seen; refused when there is a newer one' })

export const saveSettingsInput = z.object({
  version: settingsVersion,
  settings: shopSettingsInput,
})

export type SettingsFields = z.infer<typeof shopSettingsFields>
export type SaveSettingsInput = z.output<typeof saveSettingsInput>

type Area = z.infer<typeof areaInput>
type AreaProblem = { index: number; field: keyof Area; message: string }

/** A postal code belongs to one area, and a name to one as well. */
function areaProblems(all: readonly Area[]): AreaProblem[] {
  return all.flatMap((one, index) => {
    const problems: AreaProblem[] = []
    const twin = all.find((other, place) => place < index && isSameName(other, one))
    if (twin) problems.push({ index, field: 'name', message: refusals.sameName(twin.name) })
    const shared = sharedWith(one, all.slice(0, index))
    if (shared) problems.push({ index, field: 'zipRanges', message: shared })
    return problems
  })
}

function sharedWith(one: Area, earlier: readonly Area[]): string | null {
  for (const [place, range] of one.zipRanges.entries()) {
    const others = [...earlier, { ...one, zipRanges: one.zipRanges.slice(0, place) }]
    for (const other of others) {
      const zips = other.zipRanges.map((its) => sharedZips(its, range)).find((found) => found !== null)
      if (zips) return refusals.sharedZips(zipRangesText([zips]), other.name)
    }
  }
  return null
}

/** Rules of areas that are not there. */
function unknownAreas({ priceRules, serviceAreas }: SettingsFields): (string | number)[][] {
  const known = new Set(serviceAreas.map(areaId))
  return (['seasons', 'minimumDays'] as const).flatMap((kind) =>
    priceRules[kind].flatMap(({ areaIds }, index) =>
      areaIds.every((id) => known.has(id)) ? [] : [[kind, index, 'areaIds']],
    ),
  )
}

function isSameName(a: Area, b: Area): boolean {
  return a.name.toLowerCase() === b.name.toLowerCase() || areaId(a) === areaId(b)
}

function areaId({ id, name }: Pick<Area, 'id' | 'name'>): string {
  return id ?? areaIdOf(name)
}
