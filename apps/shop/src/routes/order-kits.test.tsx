import { screen, within } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { expect, test } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { sampleOrder, sampleSession } from '../test/samples.ts'
import ConfirmationRoute from './confirmation.tsx'
import ProfileRoute from './profile.tsx'

const [item] = sampleOrder().orderItems
const order = sampleOrder({
  orderItems: [
    {
      ...item!,
      name: 'Dune House',
      slug: '',
      isCustomKit: true,
      items: [
        { product: 'a'.repeat(24), name: 'Bread knife', quantity: 2, image: '' },
        { product: 'b'.repeat(24), name: 'Wok', quantity: 1, image: '' },
      ],
    },
  ],
})

async function packed() {
  const list = await screen.findByRole('list', { name: 'Packed in Dune House' })
  return within(list)
    .getAllByRole('listitem')
    .map((one) => one.textContent)
}

test('a rented custom kit tells on its confirmation what is in it, and links to no product', async () => {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  renderPage({
    path: '/confirmation/:orderId',
    at: `/confirmation/${order._id}`,
    Component: ConfirmationRoute,
    api: { orders: { byId: () => order } },
  })
  expect(await packed()).toEqual(['2 × Bread knife', '1 × Wok'])
  expect(screen.queryByRole('link', { name: 'Dune House' })).toBeNull()
})

test('and so it does in My Orders', async () => {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  renderPage({
    path: '/profile',
    at: '/profile?tab=orders',
    Component: ProfileRoute,
    api: { orders: { mine: () => [order] } },
  })
  expect(await packed()).toEqual(['2 × Bread knife', '1 × Wok'])
})
