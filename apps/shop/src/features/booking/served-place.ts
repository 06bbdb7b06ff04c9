import { decideServiceArea, isPlaceholderAddress } from '@trivet/core/address'
import type { ServiceArea } from '@trivet/core/address'
import { fieldOfServiceArea, serviceAreaMessage } from '@trivet/core/copy/address'
import type { AddressDraft } from './booking-draft-input.ts'

export type OutsidePlace = {
  part: 'country' | 'postalCode' | 'state'
  message: string
  /** Perhaps one day; a mistyped state is put right instead. */
  isComing: boolean
}

/** What is known of a place while it is typed: the area that serves it, or why none does; neither before there is enough. */
export function servedPlace(
  address: AddressDraft,
  areas: readonly ServiceArea[],
): { area: ServiceArea | null; outside: OutsidePlace | null } {
  const unknown = { area: null, outside: null }
  const { postalCode, country } = address
  if (isPlaceholderAddress(address)) return unknown
  const state = address.state.trim() === '' ? undefined : address.state
  const decision = decideServiceArea({ postalCode, country, state }, areas)
  if (decision.ok) return { area: decision.area, outside: null }
  if (decision.code === 'zip-unreadable') return unknown
  return {
    area: null,
    outside: {
      part: fieldOfServiceArea(decision),
      message: serviceAreaMessage(decision),
      isComing: decision.code !== 'state-not-of-zip' && postalCode.trim() !== '',
    },
  }
}
