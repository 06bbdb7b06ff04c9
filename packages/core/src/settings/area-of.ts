import { serviceAreaOf } from '../address/service-areas.ts'
import type { ServiceArea } from '../address/service-areas.ts'
import type { Rates } from '../pricing/rates.ts'
import type { ShopSettings } from './shop-settings.ts'

type Areas = Pick<ShopSettings, 'serviceAreas'>

/** Whose fee, tax, days and windows hold for a postal code; null where none is known, or nobody delivers. */
export function areaOf(postalCode: string | null | undefined, { serviceAreas }: Areas): ServiceArea | null {
  return serviceAreaOf(postalCode ?? '', serviceAreas)
}

/** What is charged in an area; the shop's own rates before a place is known. See docs/policy.md#areas. */
export function ratesOf(area: ServiceArea | null, { rates }: Pick<ShopSettings, 'rates'>): Rates {
  return {
    ...rates,
    taxBasisPoints: area?.taxBasisPoints ?? rates.taxBasisPoints,
    deliveryCents: area?.deliveryCents ?? rates.deliveryCents,
  }
}
