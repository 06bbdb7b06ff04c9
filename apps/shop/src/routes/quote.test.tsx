import { screen, within } from '@testing-library/react'
import type { LinkedQuote } from '@trivet/core/contract/written-quotes'
import { quoteClosed } from '@trivet/core/copy/written-quotes'
import { calendarDate } from '@trivet/core/dates'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import QuoteRoute, { headers } from './quote.tsx'

const token = 'x'.repeat(43)
const product = 'a'.repeat(24)

const quote: LinkedQuote = {
  number: 'Q-7RP4K-V',
  status: 'open',
  expiresAt: '2027-05-20T18:00:00.000Z',
  holdsUnits: false,
  note: '',
  price: {
    itemsPrice: 70,
    extraDaysPrice: 0,
    rentalDays: 7,
    damageProtectionFee: 0,
    deliveryPrice: 12,
    taxPrice: 8.78,
    discountPrice: 0,
    totalPrice: 90.78,
    rows: [],
    lines: [{ product, name: 'Grill Pan', qty: 1, price: 70, lineTotal: 70, extraDays: 0 }],
  },
  guestName: 'Ana',
  rentalStart: calendarDate('2027-06-03'),
  rentalEnd: calendarDate('2027-06-10'),
  deliveryWindow: '9am-12pm',
  pickupWindow: '11am-5pm',
  items: [{ product, name: 'Grill Pan', qty: 1 }],
  address: { street: '', city: '', state: '', postalCode: '78704', country: 'USA' },
  isAddressNeeded: true,
  timeZone: 'America/Chicago',
  paymentMethod: 'stripe',
  order: null,
}

// while it can be accepted
beforeEach(() => {
  vi.setSystemTime('2027-05-14T15:00:00Z')
})

const renderQuote = (changes: Partial<LinkedQuote> = {}) =>
  renderPage({
    path: '/quote/:token',
    at: `/quote/${token}`,
    Component: QuoteRoute,
    api: { writtenQuotes: { byToken: () => ({ ...quote, ...changes }) } },
  })

test('tells the hours of both visits on the clock of the place, and what to do then', async () => {
  renderQuote()
  const plan = within(await screen.findByRole('region', { name: 'Your plan' }))
  expect(plan.getByText(/^Thu, Jun 3/)).toHaveTextContent('Thu, Jun 3, between 9am and 12pm CDT')
  expect(plan.getByText(/^Thu, Jun 10/)).toHaveTextContent('Thu, Jun 10, between 11am and 5pm CDT')
  expect(plan.getByText(/Leave everything in the kitchen/)).toBeVisible()
  expect(plan.getByRole('list', { name: 'Cancellation' })).toHaveTextContent(
    'Full refund if you cancel before Thu, May 27',
  )
})

test('names the city whose clock it is, once the quote knows it', async () => {
  renderQuote({ address: { ...quote.address, street: '1 Main St', city: 'Austin', state: 'TX' } })
  const plan = within(await screen.findByRole('region', { name: 'Your plan' }))
  expect(plan.getByText(/^Thu, Jun 3/)).toHaveTextContent('Thu, Jun 3, between 9am and 12pm in Austin')
})

test('plans nothing for a quote that is over', async () => {
  renderQuote({ status: 'withdrawn' })
  expect(await screen.findByText(quoteClosed.withdrawn)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Your plan' })).toBeNull()
})

test('goes to no other site, no store and no search engine', () => {
  expect(headers()).toMatchObject({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
})
