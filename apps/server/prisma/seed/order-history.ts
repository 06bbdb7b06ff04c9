import type { CancelReason, OrderStatus } from '@trivet/core/orders'
import { pastaNightKit, type SampleKit } from './sample-kits.ts'

/** One order of the demo shop as it is written down; its days count from the day of seeding. */
export type HistoryRow = {
  status: OrderStatus
  startsIn: number
  days: number
  /** A slug stands for one piece, a pair for several; a kit was somebody's own. */
  items: (string | [slug: string, quantity: number] | SampleKit)[]
  guest?: string
  damageProtection?: boolean
  airbnbListing?: string
  paymentMethod?: 'paypal'
  cancelReason?: Exclude<CancelReason, 'by-staff'>
}

const listing = (number: number) => `https://www.airbnb.com/rooms/${number}`

const completed = (
  startsIn: number,
  days: number,
  items: HistoryRow['items'],
  extras: Partial<HistoryRow> = {},
): HistoryRow => ({ status: 'completed', startsIn, days, items, ...extras })

export const demoGuest = 'guest@trivet.test'

/** Of the guest everybody can sign in as. */
const ordersOfDemoGuest: HistoryRow[] = [
  completed(-94, 10, ['essential-kit', 'coffee-kit'], {
    guest: demoGuest,
    damageProtection: true,
    airbnbListing: listing(4100213),
  }),
  {
    status: 'cancelled',
    cancelReason: 'by-guest',
    startsIn: -38,
    days: 7,
    items: ['picnic-kit'],
    guest: demoGuest,
  },
  {
    status: 'delivered',
    startsIn: -3,
    days: 8,
    items: ['kit-for-two', ['premium-spice-collection', 2]],
    guest: demoGuest,
    damageProtection: true,
  },
  { status: 'confirmed', startsIn: 7, days: 7, items: ['bbq-collection', 'cooler'], guest: demoGuest },
]

const pastOrders: HistoryRow[] = [
  completed(-352, 7, ['essential-kit']),
  completed(-341, 7, ['chefs-kit'], { damageProtection: true }),
  completed(-333, 14, ['long-stay-kit', 'electric-kettle'], { airbnbListing: listing(4100477) }),
  completed(-318, 4, ['holiday-roast-kit', ['table-setting', 2]], { damageProtection: true }),
  completed(-301, 7, ['solo-kit'], { paymentMethod: 'paypal' }),
  completed(-287, 7, ['family-of-six-kit', ['kids-table-setting', 2]]),
  completed(-270, 5, ['pasta-night-kit']),
  completed(-262, 9, ['essential-kit', 'stand-mixer'], { damageProtection: true }),
  completed(-246, 7, ['coffee-kit', 'breakfast-kit'], { airbnbListing: listing(4100902) }),
  completed(-231, 7, ['seafood-boil-kit']),
  completed(-214, 21, [['essential-kit', 2]], { damageProtection: true, paymentMethod: 'paypal' }),
  completed(-198, 3, ['cocktail-kit']),
  completed(-185, 7, ['baking-kit', 'muffin-tin']),
  completed(-167, 7, ['bbq-collection'], { damageProtection: true, airbnbListing: listing(4101136) }),
  completed(-152, 12, ['family-of-six-kit', 'cooler']),
  completed(-139, 7, ['essential-kit', 'premium-spice-collection']),
  completed(-121, 7, ['backyard-feast-kit'], { damageProtection: true }),
  completed(-108, 7, ['wok-set', 'santoku-knife'], { paymentMethod: 'paypal' }),
  completed(-83, 7, ['chefs-kit', 'professional-chefs-knife'], { airbnbListing: listing(4101580) }),
  completed(-66, 10, ['smokehouse-set']),
  completed(-52, 7, ['pizza-night-kit', 'cocktail-kit'], { damageProtection: true }),
  completed(-29, 7, ['kit-for-two']),
  completed(-17, 7, ['junior-cooks-kit', 'waffle-maker']),
  { status: 'cancelled', cancelReason: 'unpaid', startsIn: -205, days: 7, items: ['chefs-knife-set'] },
  { status: 'cancelled', cancelReason: 'payment-declined', startsIn: -74, days: 7, items: ['dutch-oven'] },
]

// Nothing here takes an Essential Kit: it stays free for whoever tries the shop.
const currentOrders: HistoryRow[] = [
  { status: 'collected', startsIn: -9, days: 7, items: ['raclette-and-fondue-kit'] },
  { status: 'collected', startsIn: -11, days: 10, items: ['coffee-kit', 'toaster'], damageProtection: true },
  { status: 'delivered', startsIn: -1, days: 7, items: ['chefs-kit'], airbnbListing: listing(4102019) },
  { status: 'delivered', startsIn: -5, days: 14, items: ['long-stay-kit'], damageProtection: true },
  { status: 'dispatched', startsIn: 0, days: 7, items: ['picnic-kit', 'cooler'] },
  { status: 'dispatched', startsIn: 0, days: 4, items: ['pasta-night-kit'], paymentMethod: 'paypal' },
  { status: 'packed', startsIn: 1, days: 7, items: ['baking-kit'] },
  { status: 'packed', startsIn: 1, days: 9, items: ['family-of-six-kit'], damageProtection: true },
  { status: 'confirmed', startsIn: 5, days: 7, items: ['breakfast-kit', 'blender'] },
  { status: 'confirmed', startsIn: 12, days: 7, items: ['cocktail-kit', ['table-setting', 2]] },
  {
    status: 'confirmed',
    startsIn: 26,
    days: 11,
    items: ['holiday-roast-kit'],
    damageProtection: true,
    airbnbListing: listing(4102544),
  },
  { status: 'pending', startsIn: 15, days: 7, items: ['solo-kit'] },
  { status: 'pending', startsIn: 33, days: 7, items: ['wok-set'], damageProtection: true },
  { status: 'cancelled', cancelReason: 'by-guest', startsIn: 19, days: 7, items: ['picnic-kit'] },
]

const customKitOrders: HistoryRow[] = [
  completed(-60, 7, [pastaNightKit, 'premium-spice-collection'], { guest: demoGuest }),
]

// What the vans do today and tomorrow, and two visits that yesterday's did not make.
const visitsOfTheseDays: HistoryRow[] = [
  { status: 'packed', startsIn: 0, days: 5, items: ['baking-kit'] },
  { status: 'delivered', startsIn: 0, days: 7, items: ['pizza-night-kit'], damageProtection: true },
  { status: 'confirmed', startsIn: 0, days: 10, items: ['bbq-collection'] },
  { status: 'delivered', startsIn: -7, days: 7, items: ['solo-kit', ['table-setting', 2]] },
  { status: 'delivered', startsIn: -4, days: 4, items: ['seafood-boil-kit'], damageProtection: true },
  { status: 'collected', startsIn: -6, days: 6, items: ['smokehouse-set'] },
  { status: 'packed', startsIn: -1, days: 6, items: ['wok-set'] },
  { status: 'delivered', startsIn: -9, days: 8, items: ['junior-cooks-kit'] },
  { status: 'packed', startsIn: 1, days: 4, items: ['backyard-feast-kit'] },
  { status: 'confirmed', startsIn: 2, days: 7, items: ['coffee-kit', 'toaster'] },
]

export const orderHistory: HistoryRow[] = [
  ...ordersOfDemoGuest,
  ...pastOrders,
  ...currentOrders,
  ...customKitOrders,
  ...visitsOfTheseDays,
]

/** Streets of the places we deliver to; the numbers are invented. */
export const historyAddresses = [
  { street: '90412 Congress Ave', city: 'Austin', state: 'TX', postalCode: '78704' },
  { street: '70318 Broadway', city: 'Nashville', state: 'TN', postalCode: '37203' },
  { street: '81205 Ocean Dr', city: 'Miami Beach', state: 'FL', postalCode: '33139' },
  { street: '60977 Sunset Blvd', city: 'Los Angeles', state: 'CA', postalCode: '90026' },
  { street: '91530 Valencia St', city: 'San Francisco', state: 'CA', postalCode: '94110' },
  { street: '80264 Larimer St', city: 'Denver', state: 'CO', postalCode: '80205' },
  { street: '70846 Clark St', city: 'Chicago', state: 'IL', postalCode: '60614' },
  { street: '92071 Bedford Ave', city: 'Brooklyn', state: 'NY', postalCode: '11211' },
]
