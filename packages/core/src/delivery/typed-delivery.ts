import { defaultCountry, isCountryCode } from '../address/address-rules.ts'
import type { DeliveryDetails } from './delivery-details.ts'
import { formatPhone } from './phone.ts'

/** Where and how an order is brought, as it stands in the fields of a form: the phone as people read it. */
export function typedDelivery<Address extends { country: string }>(
  rentalAddress: Address,
  { phone, deliveryNotes, access, deliveryWindow, pickupWindow }: DeliveryDetails,
) {
  const { country } = rentalAddress
  return {
    rentalAddress: { ...rentalAddress, country: isCountryCode(country) ? country : defaultCountry },
    phone: formatPhone(phone),
    deliveryNotes,
    access,
    deliveryWindow,
    pickupWindow,
  }
}
