import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import { screen, waitFor } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { expect, test } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { sampleOrder, sampleSession } from '../test/samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import ConfirmationRoute from './confirmation.tsx'

const orderId = 'b'.repeat(24)

function renderConfirmation(byId?: NonNullable<TrpcAnswers['orders']>['byId'], id = orderId) {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  return renderPage({
    path: '/confirmation/:orderId',
    at: `/confirmation/${id}`,
    Component: ConfirmationRoute,
    api: { orders: { byId } },
  })
}

const row = (label: string) => screen.getByText(label).closest('[data-slot^="docket-"]')

test('a paid order tells its number, items, sums, delivery and payment', async () => {
  renderConfirmation(() =>
    sampleOrder({ damageProtection: true, damageProtectionPrice: 9.8, totalPrice: 130.89 }),
  )
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Order confirmed')
  expect(screen.getByText('T-7QP4K-V')).toBeVisible()
  expect(screen.getByText('Essential Kit')).toBeVisible()
  expect(screen.getByText('2 × $49.00 / week')).toBeVisible()
  expect(row('Subtotal')).toHaveTextContent('$98.00')
  expect(row('Damage protection')).toHaveTextContent('$9.80')
  expect(row('Delivery fee')).toHaveTextContent('$15.00')
  expect(row('Tax')).toHaveTextContent('$8.09')
  expect(row('Total')).toHaveTextContent('$130.89')
  expect(screen.getByText(/500 Congress Ave/)).toHaveTextContent(
    '500 Congress AveAustin, TX 78701United States',
  )
  expect(screen.getByText('06/03/2027 – 06/10/2027')).toBeVisible()
  expect(screen.getByText('Confirmed')).toBeVisible()
  expect(screen.getByText('Credit card')).toBeVisible()
  expect(screen.getByText('Paid')).toBeVisible()
  expect(screen.getByText('05/01/2027')).toBeVisible()
})

test('an order that was paid in cash says so, and nothing of a card', async () => {
  renderConfirmation(() => sampleOrder({ paidOutside: 'cash' }))
  expect(await screen.findByText('Cash')).toBeVisible()
  expect(screen.queryByText('Credit card')).toBeNull()
})

test('a kit in which a piece was swapped tells what it is packed from, and why', async () => {
  const [kit] = sampleOrder().orderItems
  if (!kit) throw new Error('The sample has an item')
  const oven = { product: 'e'.repeat(24), name: 'Dutch Oven', quantity: 1, image: '' }
  const note = 'Wok replaced with Dutch Oven: same price'
  const swapped = { at: '2027-05-02T12:00:00.000Z', kind: 'product-swapped', note } as const
  renderConfirmation(() => sampleOrder({ orderItems: [{ ...kit, items: [oven] }], timeline: [swapped] }))
  expect(await screen.findByRole('link', { name: 'Essential Kit' })).toBeVisible()
  expect(screen.getByRole('list', { name: 'Packed in Essential Kit' })).toHaveTextContent('1 × Dutch Oven')
  expect(screen.getByText(note)).toBeVisible()
})

test('an unpaid order says that its payment is awaited', async () => {
  renderConfirmation(() => sampleOrder({ isPaid: false, paidAt: null, status: 'pending' }))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Order received')
  expect(screen.queryByText('Paid on')).toBeNull()
})

test('leads on to the profile and back home', async () => {
  renderConfirmation(() => sampleOrder())
  expect(await screen.findByRole('link', { name: 'View My Orders' })).toHaveAttribute(
    'href',
    '/profile?tab=orders',
  )
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
})

test('an order that is not there, or not yours, is not found', async () => {
  renderConfirmation(() => {
    throw new ApiAnswerError({ status: 404, errorCode: 'ORDER_NOT_FOUND', message: ordersCopy.orderNotFound })
  })
  expect(await screen.findByText(ordersCopy.orderNotFoundTitle)).toBeVisible()
  expect(screen.getByText(ordersCopy.orderNotFoundText)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
})

test.each([
  [500, 'broken', ordersCopy.orderLoadFailed],
  [429, generalCopy.tooManyRequests, generalCopy.tooManyRequests],
])('an order that fails to load with %i says so', async (status, message, shown) => {
  renderConfirmation(() => {
    throw new ApiAnswerError({ status, errorCode: null, message })
  })
  expect(await screen.findByText(shown)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
})

test('the demo confirmation needs neither sign-in nor server', async () => {
  renderPage({ path: '/confirmation/:orderId', at: '/confirmation/demo-42', Component: ConfirmationRoute })
  expect(await screen.findByText('demo-42')).toBeVisible()
  expect(row('Subtotal')).toHaveTextContent('$70.00')
  expect(row('Delivery fee')).toHaveTextContent('$15.00')
  expect(row('Tax')).toHaveTextContent('$5.78')
  expect(row('Total')).toHaveTextContent('$90.78')
  expect(screen.getByText('Confirmed')).toBeVisible()
})

test('on another device the visitor signs in and comes back', async () => {
  renderPage({ path: '/confirmation/:orderId', at: `/confirmation/${orderId}`, Component: ConfirmationRoute })
  await waitFor(() =>
    expect(screen.getByLabelText('Address')).toHaveTextContent(`/login?redirect=confirmation%2F${orderId}`),
  )
})
