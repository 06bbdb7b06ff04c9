import { airbnbPlaceholderAddress } from '@trivet/core/address'
import { emptyCart } from '@trivet/core/cart'
import { calendarDate } from '@trivet/core/dates'
import { standardSettings } from '@trivet/core/settings'
import { expect, test } from 'vitest'
import { sampleItem } from '../../test/samples.ts'
import { openStep } from './booking-steps.ts'
import type { BookingFacts } from './booking-steps.ts'

const full: BookingFacts = {
  cart: {
    ...emptyCart,
    items: [sampleItem()],
    period: { start: calendarDate('2027-06-03'), end: calendarDate('2027-06-10') },
  },
  draft: { addressSource: 'manual', airbnbUrl: '', confirmedListing: '' },
  address: { street: '500 Congress Ave', city: 'Austin', state: 'TX', postalCode: '78701', country: 'USA' },
  stay: null,
  van: { today: calendarDate('2027-05-01') },
  settings: standardSettings,
}
const noDates = { ...full.cart, period: emptyCart.period }
const noItems = { ...full.cart, items: [] }
const stay = { slug: 'casa-azul-k7m2qd', title: 'Casa Azul', city: 'Austin', state: 'TX' }
const link = 'https://www.airbnb.com/rooms/12345'
const listed = { addressSource: 'airbnb', airbnbUrl: link, confirmedListing: link } as const
const noAddress = { ...full.address, street: ' ' }

test.each([
  ['the first step when none is named', null, full, 'select'],
  ['the first step for a name that is none', 'pay-now', full, 'select'],
  ['the payment when everything is answered', 'payment', full, 'payment'],
  ['an earlier step, whatever is answered', 'dates', full, 'dates'],
  ['the kit for an empty cart', 'payment', { ...full, cart: noItems }, 'select'],
  ['the dates when there are none', 'payment', { ...full, cart: noDates }, 'dates'],
  [
    'the dates when they are too soon',
    'payment',
    { ...full, van: { ...full.van, firstDay: calendarDate('2027-06-04') } },
    'dates',
  ],
  [
    'the dates when they have passed',
    'payment',
    { ...full, van: { today: calendarDate('2027-06-04') } },
    'dates',
  ],
  ['the address when a part is missing', 'payment', { ...full, address: noAddress }, 'address'],
  [
    'the address when we do not drive there',
    'payment',
    { ...full, address: { ...full.address, state: 'MT', postalCode: '59718' } },
    'address',
  ],
  ['the payment when a host knows the address', 'payment', { ...full, address: noAddress, stay }, 'payment'],
  [
    'the payment when the street of a listing follows',
    'payment',
    { ...full, draft: listed, address: { ...noAddress, state: '' } },
    'payment',
  ],
  [
    'the address when nobody said that it follows',
    'payment',
    { ...full, draft: { ...listed, confirmedListing: '' }, address: noAddress },
    'address',
  ],
  [
    'the address when nothing of the listing is known but the link',
    'payment',
    { ...full, draft: listed, address: airbnbPlaceholderAddress },
    'address',
  ],
  [
    'the address when the listing is none',
    'payment',
    { ...full, draft: { ...listed, airbnbUrl: 'https://example.com/rooms/1' } },
    'address',
  ],
] as const)('shows %s', (_case, wanted, facts, step) => {
  expect(openStep(wanted, facts)).toBe(step)
})
