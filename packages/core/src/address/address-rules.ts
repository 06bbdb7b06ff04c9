import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'

export const countryCodes = ['USA', 'CAN', 'MEX'] as const

export type CountryCode = (typeof countryCodes)[number]

const countryNames: Record<CountryCode, string> = { USA: 'United States', CAN: 'Canada', MEX: 'Mexico' }

/** Canada, for CAN. */
export function countryName(code: CountryCode): string {
  return countryNames[code]
}

/** The options of a country field, in this order. */
export const countries = countryCodes.map((code) => ({ code, label: countryNames[code] }))

export const defaultCountry: CountryCode = 'USA'

export type Address = {
  street: string
  city: string
  state: string
  postalCode: string
  country: CountryCode
}

export type AddressDraft = { [Part in keyof Address]?: string | null | undefined }

const requiredParts = ['street', 'city', 'state', 'postalCode'] as const

export type AddressPart = (typeof requiredParts)[number]

export type AddressDecision =
  | { ok: true; address: Address }
  | Refusal<{ 'parts-missing': { missing: AddressPart[] }; 'country-unknown': { country: string } }>

/** Is this an address the driver can find? Street, city, state and postal code must be there. */
export function decideAddress(draft: AddressDraft): AddressDecision {
  const part = (name: AddressPart) => (draft[name] ?? '').trim()
  const missing = requiredParts.filter((name) => part(name) === '')
  if (missing.length > 0) return refuse('parts-missing', { missing })

  const country = draft.country || defaultCountry
  if (!isCountryCode(country)) return refuse('country-unknown', { country })
  return {
    ok: true,
    address: {
      street: part('street'),
      city: part('city'),
      state: part('state'),
      postalCode: part('postalCode'),
      country,
    },
  }
}

export function isCountryCode(text: string): text is CountryCode {
  return countryCodes.some((code) => code === text)
}

/** Word for word, as addresses are kept. */
export function isSameAddress(a: Address, b: Address): boolean {
  return ([...requiredParts, 'country'] as const).every((part) => a[part] === b[part])
}
