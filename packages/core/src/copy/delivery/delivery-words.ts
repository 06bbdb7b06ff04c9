import { formatDay } from '../../dates/calendar-date.ts'
import type { AreaMoveRefusal } from '../../settings/area-move.ts'
import type { FullWindow } from '../../settings/open-windows.ts'
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

/** 'No delivery is left on Thu, Dec 10: 9am to 12pm. Still free: any time, 9am to 3pm, or 12pm to 3pm.' */
export function windowFullMessage({ kind, day, window, open }: FullWindow): string {
  const full = `No ${kind} is left on ${formatDay(day)}: ${windowInSentence(kind, window)}.`
  if (open.length === 0) return `${full} Please choose another day.`
  return `${full} Still free: ${open.map((one) => windowInSentence(kind, one)).join(', or ')}.`
}

/** 'any time, 9am to 3pm' */
export function windowInSentence(kind: VisitKind, window: VisitWindow): string {
  const text = windowChoice(kind, window)
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** '1200 Barton Springs Rd, Austin, TX 78704' */
export function addressText({ street, city, state, postalCode }: Omit<Address, 'country'>): string {
  return [streetText(street), city, `${state} ${postalCode}`].filter((part) => part.trim() !== '').join(', ')
}

type PriceNote = { from: string | null; to: string }

/** That a new address leaves the price alone, told before it is saved; null stands for a place outside the areas of today. */
export function addressPriceNote({ from, to }: PriceNote): string {
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

/** The sentence for an address in an area that the order cannot just go to, for guests or for staff. */
export function areaRefusalMessage(
  { facts }: AreaMoveRefusal,
  { isToStaff }: { isToStaff: boolean },
): string {
  return (isToStaff ? deliveryCopy.otherTermsForStaff : deliveryCopy.otherTerms)(facts.area)
}
