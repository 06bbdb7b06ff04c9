import * as z from 'zod'
import { toDecimal } from '../../money/money.ts'
import { longRentalWays } from '../../pricing/rates.ts'
import { countryCodes } from '../../address/address-rules.ts'
import type { ServiceArea } from '../../address/service-areas.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import type { Company } from '../../company/company.ts'
import { retentionKinds } from '../../privacy/retention.ts'
import type { RetentionKind } from '../../privacy/retention.ts'
import { reviewedPoints } from '../../settings/reviewed-points.ts'
import { readinessPoints } from '../../settings/shop-readiness.ts'
import type { PriceRules } from '../../settings/price-rules.ts'
import type { ShopSettings } from '../../settings/shop-settings.ts'
import { basisPoints, dollars } from '../fields/unit-fields.ts'

const companyOutput = z.object({
  legalName: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.enum(countryCodes),
  supportEmail: z.string(),
})

const identityOutput = z.object({
  name: z.string(),
  supportHours: z.string(),
  supportPhone: z.string().nullable(),
})

const visitsOutput = z.int().nullable()

const windowsOutput = z.object({ 'all-day': visitsOutput, early: visitsOutput, late: visitsOutput })

const areaOutput = z.object({
  id: z.string(),
  name: z.string(),
  timeZone: z.string(),
  zipRanges: z.array(z.string()).meta({ description: "First three digits, such as '787' or '100-108'" }),
  depot: z.string(),
  deliveryPrice: dollars.nullable().meta({ description: "Null in this and the next two: the shop's" }),
  taxBasisPoints: basisPoints.nullable(),
  leadTimeDays: z.int().nullable(),
  cutOffHour: z
    .int()
    .meta({ description: 'On the clock of the area; from then on it is too late for today' }),
  windows: z
    .object({ delivery: windowsOutput, pickup: windowsOutput })
    .meta({ description: 'Visits a day in each window: null for any number, 0 where it is not offered' }),
  closedWeekdays: z.array(z.int()).meta({ description: 'No van drives; 0 is Sunday' }),
  closedDates: z.array(calendarDateInput),
})

const ruleDays = {
  firstDay: calendarDateInput,
  lastDay: calendarDateInput,
  areaIds: z.array(z.string()).meta({ description: 'None: everywhere' }),
}

const priceRulesOutput = z.object({
  seasons: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      basisPoints: basisPoints.meta({ description: '1500 is 15% more, -1000 is 10% less' }),
      ...ruleDays,
    }),
  ),
  longStays: z.array(z.object({ fromDays: z.int(), basisPoints })),
  minimumDays: z.array(z.object({ days: z.int(), ...ruleDays })),
})

const holdLimitsOutput = z.object({ orders: z.int(), units: z.int(), days: z.int() })

/** What everybody may know of the settings: a page counts with them, so they carry their version. */
export const shopFactsOutput = z.object({
  version: z.int().meta({ description: 'One more with each change; 0 before the first' }),
  taxBasisPoints: basisPoints,
  damageProtectionBasisPoints: basisPoints,
  deliveryPrice: dollars,
  longRentals: z.enum(longRentalWays),
  priceRules: priceRulesOutput,
  turnaroundDays: z.int(),
  leadTimeDays: z.int(),
  lateFee: z.object({ basisPoints, graceDays: z.int() }).meta({
    description: 'Of a seventh of the weekly price, for each day of a late pickup after those of grace',
  }),
  unpaidHolds: z
    .object({ account: holdLimitsOutput, address: holdLimitsOutput })
    .meta({ description: 'What may be held before it is paid' }),
  retention: z
    .object(
      Object.fromEntries(retentionKinds.map((kind) => [kind, z.int()])) as Record<RetentionKind, z.ZodInt>,
    )
    .meta({ description: 'Months for which is kept what no book needs' }),
  timeZone: z.string().meta({ description: "The shop's own" }),
  serviceAreas: z.array(areaOutput),
  company: companyOutput.nullable().meta({ description: 'Who sells; null until it is set' }),
  identity: identityOutput.meta({ description: 'What guests know the shop by' }),
})

/** The same for staff, with who set it and when. */
export const settingsOutput = z.object({
  settings: shopFactsOutput.extend({
    company: companyOutput.extend({ taxId: z.string().nullable().optional() }).nullable(),
    reviewed: z.array(z.enum(reviewedPoints)).meta({ description: 'Looked at by staff before opening' }),
  }),
  savedAt: instantOutput.nullable(),
  savedBy: z.string().nullable().meta({ description: 'A name' }),
})

/** What a shop that is not ready has done and what not, in order; empty where there is nothing to say. */
export const readinessOutput = z.array(z.object({ point: z.enum(readinessPoints), isDone: z.boolean() }))

export type ReadinessPoints = z.infer<typeof readinessOutput>
export type AreaFacts = z.infer<typeof areaOutput>
export type ShopFacts = z.infer<typeof shopFactsOutput>
export type StaffSettings = z.infer<typeof settingsOutput>

export function toShopFacts(settings: ShopSettings, { version }: { version: number }): ShopFacts {
  const { rates, priceRules, serviceAreas, company, reviewed: _reviewed, ...others } = settings
  const { taxBasisPoints, damageProtectionBasisPoints, longRentals, deliveryCents } = rates
  return {
    version,
    taxBasisPoints,
    damageProtectionBasisPoints,
    deliveryPrice: toDecimal(deliveryCents),
    longRentals,
    priceRules: toPriceRulesOutput(priceRules),
    ...others,
    serviceAreas: serviceAreas.map(toAreaOutput),
    company: company && withoutTaxId(company),
  }
}

function toPriceRulesOutput({ seasons, longStays, minimumDays }: PriceRules): ShopFacts['priceRules'] {
  return {
    seasons: seasons.map((season) => ({ ...season, areaIds: [...season.areaIds] })),
    longStays: longStays.map((longStay) => ({ ...longStay })),
    minimumDays: minimumDays.map((rule) => ({ ...rule, areaIds: [...rule.areaIds] })),
  }
}

function toAreaOutput({ deliveryCents, ...area }: ServiceArea): AreaFacts {
  return {
    ...area,
    deliveryPrice: deliveryCents === null ? null : toDecimal(deliveryCents),
    zipRanges: [...area.zipRanges],
    closedWeekdays: [...area.closedWeekdays],
    closedDates: [...area.closedDates],
  }
}

/** With the tax id, which only staff and invoices name. */
export function toStaffFacts(
  settings: ShopSettings,
  { version }: { version: number },
): StaffSettings['settings'] {
  return {
    ...toShopFacts(settings, { version }),
    company: settings.company,
    reviewed: [...settings.reviewed],
  }
}

function withoutTaxId({ taxId: _taxId, ...company }: Company) {
  return company
}
