import { decideServiceArea, defaultCountry, isPlaceholderAddress } from '@trivet/core/address'
import type { CountryCode, ServiceArea } from '@trivet/core/address'
import { fieldOfServiceArea, serviceAreaMessage } from '@trivet/core/copy/address'
import type { AddressPart } from '../form/address-fields.tsx'

type TypedAddress = Partial<Record<Exclude<AddressPart, 'country'>, string>> & {
  country?: CountryCode | undefined
}

/** Where somebody waits for us. */
export type WaitingPlace = { postalCode: string; city: string; country: CountryCode }

export type OutsidePlace = {
  part: 'country' | 'postalCode' | 'state'
  message: string
  /** Perhaps one day; null where a mistyped state is to be put right instead. */
  waiting: WaitingPlace | null
}

/** What is known of a place while it is typed: the area that serves it, or why none does; neither before there is enough. */
export function servedPlace(
  address: TypedAddress,
  areas: readonly ServiceArea[],
): { area: ServiceArea | null; outside: OutsidePlace | null } {
  const unknown = { area: null, outside: null }
  const { postalCode = '', city = '', state = '', country = defaultCountry } = address
  if (isPlaceholderAddress({ street: address.street ?? '', city, state, postalCode })) return unknown
  const decision = decideServiceArea(
    { postalCode, country, state: state.trim() === '' ? undefined : state },
    areas,
  )
  if (decision.ok) return { area: decision.area, outside: null }
  if (decision.code === 'zip-unreadable') return unknown
  return {
    area: null,
    outside: {
      part: fieldOfServiceArea(decision),
      message: serviceAreaMessage(decision),
      waiting:
        decision.code === 'state-not-of-zip' || postalCode.trim() === ''
          ? null
          : { postalCode, city, country },
    },
  }
}

/** For `AddressFields`: where we do not deliver, the field says so, unless it has something to say already. */
export function sayingOutside<Field extends { error: string | undefined }>(
  of: (part: AddressPart) => Field,
  outside: OutsidePlace | null,
): (part: AddressPart) => Field {
  return (part) => {
    const field = of(part)
    return part === outside?.part ? { ...field, error: field.error ?? outside.message } : field
  }
}
