import { countryName, defaultCountry, isCountryCode } from './address-rules.ts'
import type { CountryCode } from './address-rules.ts'
import { zipPrefixOf } from './service-areas.ts'
import { stateName, stateOfZip } from './zip-states.ts'

type Place = { country: CountryCode; postalCode: string }

/** One way to write a postal code: a ZIP code has its five digits, any other one no spaces and capital letters. */
export function plainPostalCode({ country, postalCode }: Place): string {
  return country === defaultCountry
    ? postalCode.trim().slice(0, 5)
    : postalCode.replace(/\s+/g, '').toUpperCase()
}

/**
 * The part of the map people are counted by: the first three digits of a ZIP code, as service areas are made of;
 * elsewhere the country. See docs/policy.md#waiting-list.
 */
export function zipAreaOf({ country, postalCode }: Place): string {
  return (country === defaultCountry ? zipPrefixOf(postalCode) : null) ?? country
}

/** Where a ZIP area is, in words: Montana, Canada. */
export function zipAreaPlace(zipArea: string): string {
  if (isCountryCode(zipArea)) return countryName(zipArea)
  const state = stateOfZip(`${zipArea}50`)
  return state === null ? 'unknown' : stateName(state)
}
