import { screen } from '@testing-library/react'
import type { AmountDue, Order } from '@trivet/core/contract/orders'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { sampleOrder } from '../../test/samples.ts'
import { OrderCard } from './order-card.tsx'

const added: AmountDue = {
  _id: 'due-1',
  amount: 5.89,
  reason: '2 × Essential Kit instead of 1',
  at: '2027-05-02T12:00:00Z',
  paidAt: null,
  waivedAt: null,
  ofPrice: true,
}

function renderCard(facts: Partial<Order>) {
  const Component = () => <OrderCard order={sampleOrder(facts)} />
  renderPage({ path: '/', Component })
  return screen.getByText('Payment').nextSibling
}

const payLink = () => screen.queryByRole('link', { name: /^Pay now/ })

test('a paid order that owes what a change added to its price says how much, and leads to where it is paid', () => {
  expect(renderCard({ amountsDue: [added] })).toHaveTextContent(/^\$5\.89 to pay$/)
  expect(payLink()).toHaveAttribute('href', `/confirmation/${sampleOrder()._id}`)
})

test.each([
  ['was paid', { paidAt: '2027-05-03T12:00:00Z' }],
  ['was waived', { waivedAt: '2027-05-03T12:00:00Z' }],
])('once what was added %s, it is paid again and asks for nothing', (_case, settled) => {
  expect(renderCard({ amountsDue: [{ ...added, ...settled }] })).toHaveTextContent(/^Paid$/)
  expect(payLink()).toBeNull()
})

test('an order that went out on account leads to its payment', () => {
  renderCard({ status: 'delivered', isPaid: false, paidAt: null, paymentStatus: 'unpaid' })
  expect(payLink()).toBeVisible()
})

test.each<[string, Partial<Order>, RegExp]>([
  ['with a refund', { refundedPrice: 99.59 }, /^\$99\.59 refunded$/],
  ['without one', {}, /^Nothing refunded$/],
  ['before it was paid', { isPaid: false, paidAt: null, paymentStatus: 'unpaid' }, /^Not charged$/],
])('an order that was cancelled %s says what became of its money', (_case, facts, words) => {
  expect(renderCard({ status: 'cancelled', amountsDue: [added], ...facts })).toHaveTextContent(words)
  expect(payLink()).toBeNull()
})
