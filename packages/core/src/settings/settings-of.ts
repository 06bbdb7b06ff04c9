import { toCents } from '../money/money.ts'
import type { ShopFacts } from '../contract/settings/settings-output.ts'
import { standardIdentity } from '../company/company.ts'
import type { ShopSettings } from './shop-settings.ts'

/** On every answer to a page: the version of the settings it was made with. */
export const settingsVersionHeader = 'trivet-settings'

type WireSettings = Omit<ShopFacts, 'version' | 'company' | 'identity'> &
  Pick<ShopSettings, 'company'> &
  Partial<Pick<ShopSettings, 'identity' | 'reviewed'>> & { version?: number }

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
    // guests are not told what was looked at, and a page may ask a server that is older than itself
    identity: standardIdentity,
    reviewed: [],
    ...others,
  }
}
