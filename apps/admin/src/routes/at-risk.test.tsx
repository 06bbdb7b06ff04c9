import { screen, within } from '@testing-library/react'
import type { AtRisk } from '@trivet/core/contract/stock'
import type { SwapOffers } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import * as stockCopy from '@trivet/core/copy/stock'
import { expect, test } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { staffOrder } from '../test/order-samples.ts'
import { productStock } from '../test/product-samples.ts'

const order = {
  orderId: '1'.repeat(24),
  orderNumber: 'T-7QP4K-V',
  status: 'confirmed',
  guest: 'Ana Alvarez',
  phone: '+15125550100',
  product: '2'.repeat(24),
  name: 'Saute pan',
  depot: 'main',
  firstDay: '2026-12-20',
  lastDay: '2026-12-21',
  short: 2,
  isNext: true,
  helps: [{ depot: '3'.repeat(24), name: 'Denver', units: 1 }],
} as unknown as AtRisk['orders'][number]

test('an order that cannot be kept says when, of what, and what helps', async () => {
  openAdmin({ path: '/at-risk', answers: { stock: { atRisk: () => ({ orders: [order] }) } } })
  const table = within(await screen.findByRole('table', { name: 'Orders at risk' }))
  expect(table.getByRole('link', { name: 'T-7QP4K-V' })).toHaveAttribute('href', `/orders/${order.orderId}`)
  expect(table.getByText(/^2 on /)).toBeInTheDocument()
  expect(table.getByRole('button', { name: /^Transfer 1 of 2 from Denver/ })).toBeInTheDocument()
  expect(table.getByRole('link', { name: 'Call Ana Alvarez' })).toHaveAttribute('href', 'tel:+15125550100')
})

test('a transfer from here comes with its units, depots and days, and says what it does', async () => {
  const sent: object[] = []
  const denver = { _id: '3'.repeat(24), name: 'Denver', isClosed: false, units: 1 }
  const stock = { ...productStock, _id: order.product, depots: [...productStock.depots, denver] }
  const { user } = openAdmin({
    path: '/at-risk',
    answers: {
      stock: {
        atRisk: () => ({ orders: sent.length === 0 ? [order] : [] }),
        ofProduct: () => stock,
        planTransfer: (input) => {
          sent.push(input)
          return stock
        },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Transfer 1 of 2 from Denver/ }))
  expect(await screen.findByText(stockCopy.transferEffect(2, 1))).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Plan transfer' }))
  expect(await screen.findByText('Every order can be kept')).toBeInTheDocument()
  expect(sent).toMatchObject([
    {
      product: order.product,
      from: denver._id,
      to: 'main',
      units: 1,
      leavesOn: '2026-12-19',
      arrivesOn: '2026-12-20',
    },
  ])
})

const swaps: SwapOffers = {
  held: [{ product: order.product, name: order.name, units: 2, isShort: true }],
  product: order.product,
  name: order.name,
  units: 2,
  offers: [
    { product: '4'.repeat(24), name: 'Skillet', free: 5, difference: 0 },
    { product: '5'.repeat(24), name: 'Dutch Oven', free: 2, difference: 12 },
  ],
}

test('a swap says what is free, what the shop bears and what it does, and takes one press', async () => {
  const sent: object[] = []
  const { user } = openAdmin({
    path: '/at-risk',
    answers: {
      stock: { atRisk: () => ({ orders: sent.length === 0 ? [order] : [] }) },
      orders: {
        swapOffers: () => swaps,
        swapProduct: (input) => {
          sent.push(input)
          return staffOrder
        },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Swap… for T-7QP4K-V' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Swap Saute pan' }))
  expect(dialog.getByRole('radio', { name: 'Skillet 5 free, the same price' })).toBeChecked()
  expect(
    dialog.getByRole('radio', { name: 'Dutch Oven 2 free, $12.00 a week more, which the shop bears' }),
  ).not.toBeChecked()
  expect(dialog.getByText('This order can be kept.')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Swap' }))
  expect(await screen.findByText('Every order can be kept')).toBeInTheDocument()
  expect(screen.getByText(ordersCopy.swapDone)).toBeInTheDocument()
  expect(sent).toEqual([{ id: order.orderId, product: order.product, instead: '4'.repeat(24) }])
})

test('where nothing of its kind is free, and where the last was booked meanwhile, it says so', async () => {
  const gone = ordersCopy.swapNotFree('Skillet', 0)
  let offers = swaps.offers
  const { user } = openAdmin({
    path: '/at-risk',
    answers: {
      stock: { atRisk: () => ({ orders: [order] }) },
      orders: {
        swapOffers: () => ({ ...swaps, offers }),
        swapProduct: () => {
          offers = []
          throw new Refusal(409, 'NOT_ENOUGH_STOCK', gone)
        },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Swap… for T-7QP4K-V' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Swap Saute pan' }))
  await user.click(dialog.getByRole('button', { name: 'Swap' }))
  expect(await dialog.findByText(gone)).toBeInTheDocument()
  expect(await dialog.findByText(ordersCopy.noSwaps)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Swap' })).toBeDisabled()
})

test('what is packed is not swapped any more', async () => {
  openAdmin({
    path: '/at-risk',
    answers: { stock: { atRisk: () => ({ orders: [{ ...order, status: 'packed' }] }) } },
  })
  expect(await screen.findByRole('link', { name: 'Call Ana Alvarez' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Swap/ })).not.toBeInTheDocument()
})

test('with nothing short it says so', async () => {
  openAdmin({ path: '/at-risk', answers: { stock: { atRisk: () => ({ orders: [] }) } } })
  expect(await screen.findByText('Every order can be kept')).toBeInTheDocument()
})
