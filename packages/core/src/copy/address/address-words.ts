import type { AddressDecision } from '../../address/address-rules.ts'
import * as addressCopy from './sentences.ts'

type AddressRefusal = Extract<AddressDecision, { ok: false }>

const words = {
  'parts-missing': addressCopy.fillAddress,
  'country-unknown': addressCopy.invalidCountry,
} as const satisfies Record<AddressRefusal['code'], string>

/** The sentence for an address the driver cannot find. */
export function addressRefusalMessage({ code }: AddressRefusal): string {
  return words[code]
}
