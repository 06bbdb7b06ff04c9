import { defaultCountry } from '@trivet/core/address'
import type { AccountAddressInput } from '@trivet/core/contract/address'

/** A missing field is null and stays as it is, an empty one is cleared. Every account has a country. */
export function accountDetails({ phone, address = {} }: { phone?: string; address?: AccountAddressInput }) {
  return {
    phone: phone ?? null,
    street: address.street ?? null,
    city: address.city ?? null,
    state: address.state ?? null,
    postalCode: address.postalCode ?? null,
    country: address.country === '' ? defaultCountry : (address.country ?? null),
  }
}
