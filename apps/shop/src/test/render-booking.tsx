import { screen } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { toQuoteOutput } from '@trivet/core/contract/pricing'
import { addDays } from '@trivet/core/dates'
import { toCents } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'
import type { CartItem, CartPeriod } from '@trivet/core/cart'
import type { Session } from '@trivet/core/contract/accounts'
import { shopToday } from '../lib/shop-today.ts'
import BookingRoute from '../routes/booking.tsx'
import { renderPage } from './render-page.tsx'
import { sampleCard, sampleItem, sampleProduct, sampleSession } from './samples.ts'
import type { TrpcAnswers } from './trpc-handlers.ts'

export const today = shopToday()
export const farWeek: CartPeriod = { start: addDays(today, 20), end: addDays(today, 27) }

export const austin = {
  street: '500 Congress Ave',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'USA',
} as const

export const bookedItem = sampleItem({ name: 'Weekend Kit', price: 35, qty: 2 })
export const kitOnOffer = sampleCard({ name: 'Chef’s Kit', slug: 'chefs-kit', price: 89 })

type Booking = {
  step?: string
  items?: CartItem[]
  period?: CartPeriod
  draft?: object
  account?: Partial<Session>
  orders?: TrpcAnswers['orders']
  products?: TrpcAnswers['products']
  /** What else the server answers. */
  api?: TrpcAnswers
}

/** The booking of someone signed in, with the kits on offer and everything free. */
export function renderBooking({
  step,
  items = [bookedItem],
  period,
  draft,
  account,
  orders,
  products,
  api,
}: Booking = {}) {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession(account)))
  localStorage.setItem(storageKeys.cart, JSON.stringify({ items }))
  if (period) localStorage.setItem(storageKeys.rentalDates, JSON.stringify(period))
  if (draft) sessionStorage.setItem('bookingDraft', JSON.stringify(draft))
  return renderPage({
    path: '/booking',
    at: step ? `/booking?step=${step}` : '/booking',
    Component: BookingRoute,
    api: {
      products: {
        top: () => [kitOnOffer],
        bySlug: ({ slug }) => sampleProduct({ name: slug, slug }),
        byId: ({ id }) => sampleProduct({ _id: id }),
        availability: () => ({ fleet: 9, free: 9, days: [] }),
        ...products,
      },
      orders: { quote: () => quoteOf(35), waiting: () => [], ...orders },
      ...api,
    },
  })
}

/** The server's price of two pieces over a week. */
export function quoteOf(price: number) {
  return toQuoteOutput(
    quoteRental({
      lines: [{ id: bookedItem._id, name: bookedItem.name, unitPriceCents: toCents(price), quantity: 2 }],
      period: null,
      damageProtection: false,
    }),
  )
}

export const address = () => screen.getByLabelText('Address').textContent
export const storedItems = (): CartItem[] =>
  JSON.parse(localStorage.getItem(storageKeys.cart) ?? '{"items":[]}').items
