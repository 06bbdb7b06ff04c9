import { toCents } from '../money/money.ts'
import type { ShopFacts } from '../contract/settings/settings-output.ts'
import type { ShopSettings } from './shop-settings.ts'

/** On every answer to a page: the version of the settings it was made with. */
export const settingsVersionHeader = 'trivet-settings'

/**
 * The settings of the wire as the rules take them.
 * @throws RangeError when the delivery fee is not whole cents.
 */
export function settingsOf(facts: Omit<ShopFacts, 'version'>): ShopSettings {
  const { taxBasisPoints, damageProtectionBasisPoints, deliveryPrice, longRentals } = facts
  const { turnaroundDays, leadTimeDays, timeZone, serviceAreas } = facts
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
  }
}
