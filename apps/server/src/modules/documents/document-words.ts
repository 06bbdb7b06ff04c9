import { postalLines } from '@trivet/core/address'
import { supportEmail } from '@trivet/core/company'
import type { ShopSettings } from '@trivet/core/settings'
import { addressToFollow } from '@trivet/core/copy/address'
import type { Order } from '@trivet/core/contract/orders'
import { dateInZone, formatDay, type CalendarDate } from '@trivet/core/dates'

export const tagline = 'kitchenware for vacation rentals'

/** Under every sheet. */
export function documentFoot({ company, identity }: Pick<ShopSettings, 'company' | 'identity'>): string {
  return `${identity.name} · ${tagline} · ${supportEmail(company)}`
}

/** 'Thu, Dec 10, 2026'. */
export function longDay(day: CalendarDate): string {
  return `${formatDay(day)}, ${day.slice(0, 4)}`
}

/** The day of an instant at the delivery place, in full. */
export function dayAtPlace(instant: string | Date, timeZone: string): string {
  return longDay(dateInZone(new Date(instant), timeZone))
}

/** '9am-3pm' → 'between 9am and 3pm'. */
export function windowWords(window: string): string {
  return `between ${window.replace('-', ' and ')}`
}

type Place = Pick<Order, 'rentalAddress' | 'addressNeeded'>

/** Where an order goes; the street of a stay that is not paid is left out, and one that is to come is said to be so. */
export function addressLines({ rentalAddress, addressNeeded }: Place): string[] {
  const street = addressNeeded ? addressToFollow : rentalAddress.street
  return postalLines({ ...rentalAddress, street })
}

/** 'Wok, 2 × Bowl': what a custom kit is packed from. */
export function packedWords(items: { name: string; quantity: number }[] = []): string {
  return items.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(', ')
}
