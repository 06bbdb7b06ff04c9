import { screen, within } from '@testing-library/react'
import type { AtRisk } from '@trivet/core/contract/stock'
import { expect, test } from 'vitest'
import { openAdmin } from '../test/open-admin.tsx'

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
  expect(table.getByText('1 of 2 from Denver')).toBeInTheDocument()
  expect(table.getByRole('link', { name: 'Call Ana Alvarez' })).toHaveAttribute('href', 'tel:+15125550100')
})

test('with nothing short it says so', async () => {
  openAdmin({ path: '/at-risk', answers: { stock: { atRisk: () => ({ orders: [] }) } } })
  expect(await screen.findByText('Every order can be kept')).toBeInTheDocument()
})
