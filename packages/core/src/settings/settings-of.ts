import { serviceArea } from '../address/service-areas.ts'
import type { ServiceArea } from '../address/service-areas.ts'
import { toCents } from '../money/money.ts'
import type { AreaFacts, ShopFacts } from '../contract/settings/settings-output.ts'
import { standardIdentity } from '../company/company.ts'
import { standardLateFee } from '../orders/late-fee.ts'
import { standardRetention } from '../privacy/retention.ts'
import { noPriceRules } from './price-rules.ts'
import type { ShopSettings } from './shop-settings.ts'

/** On every answer to a page: the version of the settings it was made with. */
export const settingsVersionHeader = 'trivet-settings'

type WireArea = Pick<AreaFacts, 'name' | 'timeZone' | 'zipRanges'> & Partial<AreaFacts>

type WireSettings = Omit<
  ShopFacts,
  'version' | 'company' | 'identity' | 'lateFee' | 'priceRules' | 'retention' | 'serviceAreas'
> &
  Pick<ShopSettings, 'company'> &
  Partial<Pick<ShopSettings, 'identity' | 'lateFee' | 'priceRules' | 'retention' | 'reviewed'>> & {
    version?: number
    serviceAreas: readonly WireArea[]
  }

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
    serviceAreas,
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
    lateFee: standardLateFee,
    priceRules: noPriceRules,
    retention: standardRetention,
    reviewed: [],
    ...others,
    serviceAreas: serviceAreas.map(areaOfWire),
  }
}

function areaOfWire({ deliveryPrice = null, ...area }: WireArea): ServiceArea {
  return serviceArea({ ...area, deliveryCents: deliveryPrice === null ? null : toCents(deliveryPrice) })
}
