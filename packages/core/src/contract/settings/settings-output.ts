import * as z from 'zod'
import { toDecimal } from '../../money/money.ts'
import { longRentalWays } from '../../pricing/rates.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import type { ShopSettings } from '../../settings/shop-settings.ts'
import { basisPoints, dollars } from '../fields/unit-fields.ts'

/** What everybody may know of the settings: a page counts with them, so they carry their version. */
export const shopFactsOutput = z.object({
  version: z.int().meta({ description: 'One more with each change; 0 before the first' }),
  taxBasisPoints: basisPoints,
  damageProtectionBasisPoints: basisPoints,
  deliveryPrice: dollars,
  longRentals: z.enum(longRentalWays),
  turnaroundDays: z.int(),
  leadTimeDays: z.int(),
  timeZone: z.string().meta({ description: "The shop's own" }),
  serviceAreas: z.array(
    z.object({
      name: z.string(),
      timeZone: z.string(),
      zipRanges: z.array(z.string()).meta({ description: "First three digits, such as '787' or '100-108'" }),
    }),
  ),
})

/** The same for staff, with who set it and when. */
export const settingsOutput = z.object({
  settings: shopFactsOutput,
  savedAt: instantOutput.nullable(),
  savedBy: z.string().nullable().meta({ description: 'A name' }),
})

export type ShopFacts = z.infer<typeof shopFactsOutput>
export type StaffSettings = z.infer<typeof settingsOutput>

export function toShopFacts(
  { rates, serviceAreas, ...others }: ShopSettings,
  { version }: { version: number },
): ShopFacts {
  const { deliveryCents, ...percentages } = rates
  return {
    version,
    ...percentages,
    deliveryPrice: toDecimal(deliveryCents),
    ...others,
    serviceAreas: serviceAreas.map(({ name, timeZone, zipRanges }) => ({
      name,
      timeZone,
      zipRanges: [...zipRanges],
    })),
  }
}
