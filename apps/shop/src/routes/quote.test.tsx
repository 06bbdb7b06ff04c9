import { screen, within } from '@testing-library/react'
import type { AcceptQuoteBody, LinkedQuote } from '@trivet/core/contract/written-quotes'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { quoteClosed } from '@trivet/core/copy/written-quotes'
import { calendarDate } from '@trivet/core/dates'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../paths.ts'
import { renderPage } from '../test/render-page.tsx'
import { fillCard, refusal } from '../test/render-payment.tsx'
import { sampleOrder } from '../test/samples.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import QuoteRoute, { headers } from './quote.tsx'

type Accept = NonNullable<TrpcAnswers['writtenQuotes']>['accept']

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

const renderQuote = (changes: Partial<LinkedQuote> = {}, accept?: Accept) =>
  renderPage({
    path: '/quote/:token',
    at: `/quote/${token}`,
    Component: QuoteRoute,
    api: { writtenQuotes: { byToken: () => ({ ...quote, ...changes }), ...(accept && { accept }) } },
  })

test('tells the hours of both visits on the clock of the place, and what to do then', async () => {
  renderQuote()
  const plan = within(await screen.findByRole('region', { name: 'Your plan' }))
  expect(plan.getByText(/^Thu, Jun 3/)).toHaveTextContent('Thu, Jun 3, between 9am and 12pm CDT')
  expect(plan.getByText(/^Thu, Jun 10/)).toHaveTextContent('Thu, Jun 10, between 11am and 5pm CDT')
  expect(plan.getByText(/Leave everything in the kitchen/)).toBeVisible()
  expect(plan.getByRole('list', { name: 'Cancellation' })).toHaveTextContent(
    'Full refund if you cancel by Wed, May 26',
  )
})

test('names the city whose clock it is, once the quote knows it', async () => {
  renderQuote({ address: { ...quote.address, street: '1 Main St', city: 'Austin', state: 'TX' } })
  const plan = within(await screen.findByRole('region', { name: 'Your plan' }))
  expect(plan.getByText(/^Thu, Jun 3/)).toHaveTextContent('Thu, Jun 3, between 9am and 12pm in Austin')
})

const order = { _id: 'b'.repeat(24), number: 'T-7QP4K-V', isPaid: true, due: 0 }
const delivered = { ...quote.address, street: '2 Right Street', city: 'Austin', state: 'TX' }

test('says that it is paid, and where it is delivered', async () => {
  renderQuote({ status: 'accepted', order, address: delivered })
  expect(await screen.findByRole('heading', { name: 'Accepted and paid' })).toBeVisible()
  expect(screen.getByText('We deliver to 2 Right Street, Austin, TX 78704.')).toBeVisible()
})

test('says what is due of an order that went out on account, and claims no payment', async () => {
  renderQuote({ status: 'accepted', order: { ...order, isPaid: false, due: 90.78 }, address: delivered })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Accepted$/)
  expect(screen.getByText(/^It is order/)).toHaveTextContent(
    'It is order T-7QP4K-V now. $90.78 is due: pay it on the page of the order.',
  )
  expect(screen.getByRole('link', { name: 'See and pay the order' })).toHaveAttribute(
    'href',
    paths.confirmation({ orderId: order._id }),
  )
  expect(screen.queryByText(/paid/i)).toBeNull()
})

test('sends what stands on the form with each press, and then says where it goes', async () => {
  const sent: AcceptQuoteBody[] = []
  const { user } = renderQuote({}, (input) => {
    sent.push(input)
    if (sent.length === 1) throw refusal(402, 'PAYMENT_DECLINED', paymentsCopy.paymentDeclined)
    return sampleOrder({ rentalAddress: { ...delivered, country: 'USA' } })
  })
  const fill = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
  }
  await fill('Street', '1 Wrong Street')
  await fill('City', 'Austin')
  await fill('State', 'TX')
  await fillCard(user)
  await user.click(screen.getByRole('button', { name: 'Accept and pay' }))
  expect(await screen.findByText(paymentsCopy.paymentDeclined)).toBeVisible()
  await fill('Street', '2 Right Street')
  await fill('Phone, for the driver (optional)', '512 555 0100')
  await user.click(screen.getByRole('button', { name: 'Accept and pay' }))
  expect(await screen.findByRole('heading', { name: 'Paid and confirmed' })).toHaveFocus()
  expect(screen.getByText('We deliver to 2 Right Street, Austin, TX 78704.')).toBeVisible()
  expect(sent.map(({ street, phone }) => [street, phone])).toEqual([
    ['1 Wrong Street', undefined],
    ['2 Right Street', '512 555 0100'],
  ])
})

test('shows again what an order that waits is delivered to, to be mended', async () => {
  renderQuote({ address: delivered })
  expect(await screen.findByLabelText('Street')).toHaveValue('2 Right Street')
  expect(screen.getByLabelText('City')).toHaveValue('Austin')
})

test('plans nothing for a quote that is over', async () => {
  renderQuote({ status: 'withdrawn' })
  expect(await screen.findByText(quoteClosed.withdrawn)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Your plan' })).toBeNull()
})

test('goes to no other site, no store and no search engine', () => {
  expect(headers()).toMatchObject({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
})
