import { screen } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import type { Order } from '@trivet/core/contract/orders'
import { expect, test } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { sampleOrder, sampleSession } from '../test/samples.ts'
import ConfirmationRoute from './confirmation.tsx'

function renderConfirmation(order: Order) {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  return renderPage({
    path: '/confirmation/:orderId',
    at: `/confirmation/${order._id}`,
    Component: ConfirmationRoute,
    api: {
      orders: { byId: () => order },
      shop: { info: () => ({ demoAccounts: [], payments: 'test' as const }) },
    },
  })
}

test('a paid order to a stay tells its address and how to get in', async () => {
  renderConfirmation(sampleOrder({ stay: { title: 'Casa Azul', accessNotes: 'Key box 2580' } }))
  expect(await screen.findByText('Casa Azul')).toBeVisible()
  expect(screen.getByText('500 Congress Ave', { exact: false })).toBeVisible()
  expect(screen.getByText('Key box 2580')).toBeVisible()
})

test('one that is not paid yet tells the city, and when the rest shows', async () => {
  const { rentalAddress } = sampleOrder()
  renderConfirmation(
    sampleOrder({
      isPaid: false,
      paidAt: null,
      status: 'cancelled',
      paymentStatus: 'unpaid',
      rentalAddress: { ...rentalAddress, street: '', postalCode: '' },
      stay: { title: 'Casa Azul', accessNotes: null },
    }),
  )
  expect(await screen.findByText('Casa Azul')).toBeVisible()
  expect(screen.getByText(/The address shows here as soon as the order is paid/)).toBeVisible()
  expect(screen.queryByText('How to get in')).not.toBeInTheDocument()
})
