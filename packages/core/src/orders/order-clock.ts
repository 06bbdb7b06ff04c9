import { airbnbPlaceholderAddress } from '../address/airbnb-link.ts'
import type { Address } from '../address/address-rules.ts'
import { deliveryTimeZone } from '../address/nearest-area.ts'
import type { PlaceClock } from './after-booking/notice.ts'

export type DeliveredOrder = {
  timeZone?: string | undefined
  rentalAddress: Pick<Address, 'city' | 'postalCode'>
}

/** The clock of the place an order goes to; a listing whose address is still open has no city to name. */
export function orderClock({ timeZone, rentalAddress }: DeliveredOrder): PlaceClock & { timeZone: string } {
  const { city, postalCode } = rentalAddress
  return {
    timeZone: timeZone ?? deliveryTimeZone(postalCode),
    city: namedCity(city),
  }
}

/** A city people can be told, in place of the one a listing's placeholder has. */
export function namedCity(city: string): string | null {
  const name = city.trim()
  return name === '' || name === airbnbPlaceholderAddress.city ? null : name
}
