import { toCents } from '../money/money.ts'
import type { Company } from '../company/company.ts'
import type { ShopFacts } from '../contract/settings/settings-output.ts'
import type { ShopSettings } from './shop-settings.ts'

/** On every answer to a page: the version of the settings it was made with. */
export const settingsVersionHeader = 'trivet-settings'

type WireCompany = NonNullable<ShopFacts['company']> & Partial<Pick<Company, 'taxId'>>

type WireSettings = Omit<ShopFacts, 'version' | 'company'> & { company: WireCompany | null }

/**
 * The settings of the wire as the rules take them.
 * Guests are told no tax id.
 * @throws RangeError when the delivery fee is not whole cents.
 */
export function settingsOf(facts: WireSettings): ShopSettings {
  const { taxBasisPoints, damageProtectionBasisPoints, deliveryPrice, longRentals } = facts
  const { turnaroundDays, leadTimeDays, timeZone, serviceAreas, company } = facts
  return {
    rates: {
      taxBasisPoints,
      damageProtectionBasisPoints,
      deliveryCents: toCents(deliveryPrice),
      longRentals,
    },
    turnaroundDays,
    leadTimeDays,
    timeZone,
    serviceAreas,
    company: company && { ...company, taxId: company.taxId ?? null },
  }
}
