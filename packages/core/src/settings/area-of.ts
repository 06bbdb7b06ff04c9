import { serviceAreaOf } from '../address/service-areas.ts'
import type { ServiceArea } from '../address/service-areas.ts'
import type { Rates } from '../pricing/rates.ts'
import { rulesIn } from './price-rules.ts'
import type { ShopSettings } from './shop-settings.ts'

type Areas = Pick<ShopSettings, 'serviceAreas'>

/** Whose fee, tax, days and windows hold for a postal code; null where none is known, or nobody delivers. */
export function areaOf(postalCode: string | null | undefined, { serviceAreas }: Areas): ServiceArea | null {
  return serviceAreaOf(postalCode ?? '', serviceAreas)
}

/**
 * What is charged in an area, with the seasons that hold there; the shop's own rates before a place is known. See
 * docs/policy.md#areas.
 */
export function ratesOf(
  area: ServiceArea | null,
  { rates, priceRules }: Pick<ShopSettings, 'rates' | 'priceRules'>,
): Rates {
  const seasons = rulesIn(area, priceRules.seasons)
  return {
    ...rates,
    taxBasisPoints: area?.taxBasisPoints ?? rates.taxBasisPoints,
    deliveryCents: area?.deliveryCents ?? rates.deliveryCents,
    // an order keeps them: where there are none, nothing is said of them
    ...(seasons.length > 0 && { seasons }),
    ...(priceRules.longStays.length > 0 && { longStays: priceRules.longStays }),
  }
}
