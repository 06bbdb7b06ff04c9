import { screen, within } from '@testing-library/react'
import type { AtRisk } from '@trivet/core/contract/stock'
import * as stockCopy from '@trivet/core/copy/stock'
import { expect, test } from 'vitest'
import { openAdmin } from '../test/open-admin.tsx'
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

test('with nothing short it says so', async () => {
  openAdmin({ path: '/at-risk', answers: { stock: { atRisk: () => ({ orders: [] }) } } })
  expect(await screen.findByText('Every order can be kept')).toBeInTheDocument()
})
