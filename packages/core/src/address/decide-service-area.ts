import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import { defaultCountry } from './address-rules.ts'
import type { CountryCode } from './address-rules.ts'
import { nearestServiceArea } from './nearest-area.ts'
import { serviceAreaOf } from './service-areas.ts'
import type { ServiceArea } from './service-areas.ts'
import { isUsZip, stateCodeOf, stateOfZip } from './zip-states.ts'

/** As much of an address as says whether the van goes there. */
export type PlaceParts = {
  postalCode: string
  /** Left out where only the ZIP code is known yet. */
  state?: string | undefined
  country?: CountryCode | undefined
}

export type ServiceAreaFaults = {
  'country-not-served': { country: CountryCode }
  'zip-unreadable': { postalCode: string }
  'zip-not-served': { postalCode: string; nearest: string | null }
  'state-not-of-zip': { postalCode: string; state: string; stateOfZip: string }
}

export type ServiceAreaRefusal = Refusal<ServiceAreaFaults>

/**
 * Does the shop deliver here? Service areas are ranges of US ZIP codes, so every other country is outside of them.
 * See docs/policy.md#addresses-and-service-areas.
 */
export function decideServiceArea(
  { postalCode, state, country = defaultCountry }: PlaceParts,
  areas: readonly ServiceArea[],
): { ok: true; area: ServiceArea } | ServiceAreaRefusal {
  if (country !== defaultCountry) return refuse('country-not-served', { country })
  const zip = postalCode.trim()
  if (!isUsZip(zip)) return refuse('zip-unreadable', { postalCode: zip })
  const area = serviceAreaOf(zip, areas)
  if (!area) {
    return refuse('zip-not-served', {
      postalCode: zip,
      nearest: nearestServiceArea(zip, areas)?.name ?? null,
    })
  }
  const owner = stateOfZip(zip)
  if (state !== undefined && owner !== null && stateCodeOf(state) !== owner) {
    return refuse('state-not-of-zip', {
      postalCode: zip,
      state: state.trim(),
      stateOfZip: owner,
    })
  }
  return { ok: true, area }
}
