import { countryName } from '../../address/address-rules.ts'
import { stateName } from '../../address/zip-states.ts'
import type { ServiceAreaFaults, ServiceAreaRefusal } from '../../address/decide-service-area.ts'
import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'
import { zipUnreadable } from './sentences.ts'

const words: WordsOf<ServiceAreaFaults> = {
  'country-not-served': ({ country }) =>
    `We do not deliver to ${countryName(country)} yet, only to parts of the United States.`,
  'zip-unreadable': () => zipUnreadable,
  'zip-not-served': ({ postalCode, nearest }) =>
    `We do not deliver to ${postalCode} yet.${nearest === null ? '' : ` The nearest area we serve: ${nearest}.`}`,
  'state-not-of-zip': ({ postalCode, stateOfZip: state }) =>
    `${postalCode} is in ${stateName(state)} (${state}). Please check the postal code and the state.`,
}

/** Why the shop does not deliver to a place. */
export function serviceAreaMessage(refusal: ServiceAreaRefusal): string {
  return wordsFor(words, refusal)
}

const fields = {
  'country-not-served': 'country',
  'zip-unreadable': 'postalCode',
  'zip-not-served': 'postalCode',
  'state-not-of-zip': 'state',
} as const satisfies Record<keyof ServiceAreaFaults, string>

/** The part of an address at which its refusal is shown. */
export function fieldOfServiceArea({ code }: Pick<ServiceAreaRefusal, 'code'>) {
  return fields[code]
}
