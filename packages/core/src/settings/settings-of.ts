import { toCents } from '../money/money.ts'
import type { ShopFacts } from '../contract/settings/settings-output.ts'
import type { ShopSettings } from './shop-settings.ts'

/** On every answer to a page: the version of the settings it was made with. */
export const settingsVersionHeader = 'trivet-settings'

type WireSettings = Omit<ShopFacts, 'version' | 'company'> &
  Pick<ShopSettings, 'company'> & { version?: number }

/**
 * The settings of the wire as the rules take them.
 * @throws RangeError when the delivery fee is not whole cents.
 */
export function settingsOf(facts: WireSettings): ShopSettings {
  const {
    version: _,
    taxBasisPoints,
    damageProtectionBasisPoints,
    deliveryPrice,
    longRentals,
    ...others
  } = facts
  return {
    rates: {
      taxBasisPoints,
      damageProtectionBasisPoints,
      deliveryCents: toCents(deliveryPrice),
      longRentals,
    },
    ...others,
  }
}
