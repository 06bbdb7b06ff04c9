import { serviceArea } from '../address/service-areas.ts'
import type { ServiceArea } from '../address/service-areas.ts'
import { toCents } from '../money/money.ts'
import type { AreaFacts, ShopFacts } from '../contract/settings/settings-output.ts'
import { standardSettings } from './shop-settings.ts'
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
    // guests are not told what was looked at, and a page may ask a server that is older than itself
    ...standardSettings,
    ...others,
    rates: {
      taxBasisPoints,
      damageProtectionBasisPoints,
      deliveryCents: toCents(deliveryPrice),
      longRentals,
    },
    serviceAreas: serviceAreas.map(areaOfWire),
  }
}

function areaOfWire({ deliveryPrice = null, ...area }: WireArea): ServiceArea {
  return serviceArea({ ...area, deliveryCents: deliveryPrice === null ? null : toCents(deliveryPrice) })
}
