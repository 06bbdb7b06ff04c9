import { defaultCountry } from '@trivet/core/address'
import type { AccountAddressInput } from '@trivet/core/contract/address'

type DetailsInput = { phone?: string; address?: AccountAddressInput }

/** A missing field is null and stays as it is, an empty one is cleared. Every account has a country. */
export function accountDetails({ phone, address = {} }: DetailsInput) {
  return {
    phone: phone ?? null,
    street: address.street ?? null,
    city: address.city ?? null,
    state: address.state ?? null,
    postalCode: address.postalCode ?? null,
    country: address.country === '' ? defaultCountry : (address.country ?? null),
  }
}

/** Of an account that begins: a missing field is empty. */
export function newAccountDetails({ phone = '', address = {} }: DetailsInput) {
  const { street = '', city = '', state = '', postalCode = '', country } = address
  return { phone, street, city, state, postalCode, country: country || defaultCountry }
}
