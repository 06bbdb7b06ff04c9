import type { ServiceArea } from '@trivet/core/address'
import { areaOf, type ShopSettings } from '@trivet/core/settings'
import type { FoundDelivery } from './planned-delivery.repo.ts'

type Placed = Pick<FoundDelivery, 'area' | 'delivery'>

/** The area that an order was placed in or taken to; by its ZIP code where it names none that there still is. */
export function areaOfOrder(
  { area, delivery }: Placed,
  settings: Pick<ShopSettings, 'serviceAreas'>,
): ServiceArea | null {
  const named = settings.serviceAreas.find(({ id }) => id === area)
  return named ?? areaOf(delivery.address.postalCode, settings)
}
