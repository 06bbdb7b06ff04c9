import { screen, within } from '@testing-library/react'
import type { StaffOrder, SwapOffers } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import { expect, test } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { staffOrder } from '../test/order-samples.ts'

const confirmed: StaffOrder = { ...staffOrder, status: 'confirmed' }
const [wok, spoon, oven] = ['1'.repeat(24), '2'.repeat(24), '3'.repeat(24)]
const held = [
  { product: wok, name: 'Wok', units: 1, isShort: true },
  { product: spoon, name: 'Spoon', units: 4, isShort: false },
]
const ofWok: SwapOffers = {
  held,
  product: wok,
  name: 'Wok',
  units: 1,
  offers: [{ product: oven, name: 'Dutch Oven', free: 1, difference: -2 }],
}

test('from an order staff choose what to swap among all it holds, and then see what comes', async () => {
  const sent: object[] = []
  const swapped = { ...confirmed, orderItems: [{ ...confirmed.orderItems[0]!, name: 'Dutch Oven' }] }
  const { user } = openAdmin({
    path: `/orders/${confirmed._id}`,
    answers: {
      orders: {
        forStaff: () => (sent.length === 0 ? confirmed : swapped),
        swapOffers: ({ product }) =>
          product === spoon ? { held, product: spoon, name: 'Spoon', units: 4, offers: [] } : ofWok,
        swapProduct: (input) => {
          sent.push(input)
          return swapped
        },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Swap a product…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Swap Wok' }))
  const choice = dialog.getByRole('combobox', { name: 'Instead of' })
  expect(within(choice).getByRole('option', { name: '1 × Wok, short' })).toBeInTheDocument()
  await user.selectOptions(choice, '4 × Spoon')
  expect(await dialog.findByText(ordersCopy.noSwaps)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Swap' })).toBeDisabled()
  await user.selectOptions(choice, '1 × Wok, short')
  const offer = await dialog.findByRole('radio', {
    name: 'Dutch Oven 1 free, $2.00 a week less; the guest pays what was agreed',
  })
  expect(offer).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Swap' }))
  expect(await screen.findByRole('link', { name: 'Dutch Oven' })).toBeInTheDocument()
  expect(sent).toEqual([{ id: confirmed._id, product: wok, instead: oven }])
})

test('when the offers do not come it says so, and asks again', async () => {
  let isDown = true
  const { user } = openAdmin({
    path: `/orders/${confirmed._id}`,
    answers: {
      orders: {
        forStaff: () => confirmed,
        swapOffers: () => {
          if (isDown) throw new Refusal(409, 'ORDER_CHANGE_REFUSED', ordersCopy.swapClosed('packed'))
          return ofWok
        },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Swap a product…' }))
  expect(await screen.findByText(ordersCopy.swapClosed('packed'))).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('radio', { name: /^Dutch Oven/ })).toBeChecked()
})

test('a packed order has nothing to swap', async () => {
  openAdmin({
    path: `/orders/${staffOrder._id}`,
    answers: { orders: { forStaff: () => ({ ...staffOrder, status: 'packed' }) } },
  })
  expect(await screen.findByRole('table', { name: 'What is rented' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Swap a product…' })).not.toBeInTheDocument()
})
