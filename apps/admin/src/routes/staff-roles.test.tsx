import type { Permission, StaffRole } from '@trivet/core/staff'
import { permissionRequired } from '@trivet/core/copy/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdmin } from '../test/open-admin.tsx'
import { dashboard } from '../test/people.ts'

const { overTime: _overTime, topProducts: _topProducts, lowStock: _lowStock, ...forSupport } = dashboard
const read = () => ({ ...forSupport, totals: { orders: 1053, customers: 33, pendingOrders: 2 } })

const pages = async () => {
  const nav = await screen.findByRole('navigation', { name: 'Admin sections' })
  return within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent)
}

test.each<[StaffRole, string, Permission]>([
  ['driver', '/payments', 'refunds'],
  ['warehouse', '/orders/0123456789abcdef01234567', 'orders'],
  ['support', '/audit', 'reports'],
  ['support', '/day', 'day'],
])(
  'to a %s who types %s it is said what is missing, and nothing is asked of the server',
  async (role, path, permission) => {
    openAdmin({ path, role, answers: {} })
    expect(await screen.findByText(permissionRequired(permission))).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to your work' })).toBeInTheDocument()
  },
)

test('a driver’s pages are the day and the crates, and there is nothing to search', async () => {
  openAdmin({ path: '/audit', role: 'driver', answers: {} })
  expect(await pages()).toEqual(['My day', 'Crates'])
  expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to your work' })).toHaveAttribute('href', '/day')
})

test('the warehouse begins with its day, and finds its pages', async () => {
  const day = () => ({
    day: dashboard.today,
    today: dashboard.today,
    depots: [],
    depot: null,
    isWhole: true,
    pick: [],
    wash: [],
    back: [],
    short: [],
  })
  const { location } = openAdmin({ path: '/', role: 'warehouse', answers: { warehouse: { day } } })
  await waitFor(() => expect(location().pathname).toBe('/warehouse'))
  expect(await pages()).toEqual(['Warehouse', 'Crates', 'Products'])
  // what it asks for is answered before the test ends
  expect(await screen.findByText(/^Nothing to pick/)).toBeVisible()
})

test('support begins with the dashboard, without revenue and stock', async () => {
  const { location } = openAdmin({ path: '/', role: 'support', answers: { dashboard: { read } } })
  await waitFor(() => expect(location().pathname).toBe('/dashboard'))
  expect(await screen.findByText('Recent orders')).toBeInTheDocument()
  for (const name of ['Revenue', 'Revenue over time', 'Top products', /^Low stock/]) {
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument()
  }
  expect(await pages()).not.toContain('Referrals')
})

test.each<[StaffRole, string, string]>([
  ['driver', 'Go to your work', '/day'],
  ['support', 'All orders', '/orders'],
])('where there is nothing a %s is led to a page of their own', async (role, name, href) => {
  openAdmin({ path: '/nowhere', role, answers: {} })
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})
