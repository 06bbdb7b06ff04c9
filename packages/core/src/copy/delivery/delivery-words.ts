import { streetText } from '../address/street-words.ts'
import type { Address } from '../../address/address-rules.ts'
import type { DeliveryChangeRefusal, DeliveryPart } from '../../delivery/delivery-change.ts'
import { windowLabel } from '../../dispatch/visit-windows.ts'
import type { VisitKind, VisitWindow } from '../../dispatch/visit-windows.ts'
import { addressRefusalMessage } from '../address/address-words.ts'
import * as deliveryCopy from './sentences.ts'

export const deliveryPartNames = {
  address: 'Address',
  phone: 'Phone',
  deliveryNotes: 'Delivery notes',
  access: 'Access',
  deliveryWindow: 'Delivery window',
  pickupWindow: 'Pickup window',
} as const satisfies Record<DeliveryPart, string>

/** 'Address, phone and access changed': never what access or phone are. */
export function changedPartsText(parts: readonly DeliveryPart[]): string {
  const names = parts.map((part, index) =>
    index === 0 ? deliveryPartNames[part] : deliveryPartNames[part].toLowerCase(),
  )
  const last = names.pop() ?? ''
  return `${names.length > 0 ? `${names.join(', ')} and ${last}` : last} changed`
}

/** 'Any time from 9am to 3pm' */
export function windowChoice(kind: VisitKind, window: VisitWindow): string {
  const hours = windowLabel(kind, window).replace('-', ' to ')
  return window === 'all-day' ? `Any time, ${hours}` : hours
}

/** '1200 Barton Springs Rd, Austin, TX 78704' */
export function addressText({ street, city, state, postalCode }: Omit<Address, 'country'>): string {
  return [streetText(street), city, `${state} ${postalCode}`].filter((part) => part.trim() !== '').join(', ')
}

/** What a new address does to the price, told before it is saved; null stands for a place outside the areas of today. */
export function addressPriceNote({ from, to }: { from: string | null; to: string }): string {
  return from === to ? deliveryCopy.samePrice : deliveryCopy.samePriceInArea(to)
}

/** The sentence for a refused change of the delivery details. */
export function deliveryRefusalMessage(refused: DeliveryChangeRefusal): string {
  switch (refused.code) {
    case 'delivery-closed':
      return deliveryCopy.deliveryClosed(refused.facts.status)
    case 'delivery-changed':
      return deliveryCopy.deliveryChanged
    case 'address-of-stay':
      return deliveryCopy.addressOfStay
    case 'phone-unreadable':
      return deliveryCopy.phoneUnreadable
    default:
      return addressRefusalMessage(refused)
  }
}
