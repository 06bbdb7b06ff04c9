import { countries } from '@trivet/core/address'
import { addressToFollow } from '@trivet/core/copy/address'
import type { Order } from '@trivet/core/contract/orders'
import { dateInZone, formatDay, type CalendarDate } from '@trivet/core/dates'

/** Where people reach us; the same on every document. */
export const support = { email: 'hello@trivet.test', hours: 'Monday to Friday, 9am-6pm EST' } as const

export const documentFoot = `Trivet · kitchenware for vacation rentals · ${support.email}`

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
  const { city, state, postalCode, country } = rentalAddress
  const place = `${city}, ${state} ${postalCode}`.trim()
  const land = countries.find(({ code }) => code === country)?.label ?? country
  return [addressNeeded ? addressToFollow : rentalAddress.street, place, land].filter(
    (line) => line !== '' && line !== ',',
  )
}

/** 'Wok, 2 × Bowl': what a custom kit is packed from. */
export function packedWords(items: { name: string; quantity: number }[] = []): string {
  return items.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(', ')
}
