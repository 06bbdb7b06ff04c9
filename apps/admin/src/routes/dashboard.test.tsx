import { calendarDate } from '@trivet/core/dates'
import * as dashboardCopy from '@trivet/core/copy/dashboard'
import type { DashboardInput } from '@trivet/core/contract/dashboard'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { dashboard } from '../test/people.ts'
import { order } from '../test/samples.ts'

const panel = async (name: RegExp) => {
  const heading = await screen.findByText(name, { selector: 'h2' })
  return within(heading.closest('section') ?? heading)
}

test('shows the four figures of the shop, refunds told apart', async () => {
  openAdmin({ path: '/dashboard', answers: { dashboard: { read: () => dashboard } } })
  const figures = within(await screen.findByRole('list', { name: 'Figures' }))
  expect(figures.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
    'Revenue$4,655.79$4,667.79 paid less $12.00 refunded',
    'Orders1,053Ever placed, declined cards aside',
    'Customers33Accounts that are not staff',
    'Pending orders2Wait for their payment',
  ])
})

test('is the first page, and says whose day it is', async () => {
  const { location } = openAdmin({ path: '/', answers: { dashboard: { read: () => dashboard } } })
  expect(await screen.findByText('Saturday, November 21, 2026')).toBeInTheDocument()
  await waitFor(() => expect(location().pathname).toBe('/dashboard'))
  expect(screen.getByText(/each on its day in Los Angeles/)).toBeInTheDocument()
})

test('leads to the orders, people and products it names', async () => {
  openAdmin({ path: '/dashboard', answers: { dashboard: { read: () => dashboard } } })
  expect((await panel(/^Recent orders/)).getByRole('link', { name: 'Gil Guest' })).toHaveAttribute(
    'href',
    `/orders/${order._id}`,
  )
  expect((await panel(/^Overdue · 1/)).getByText('Pickup of Fri, Nov 20')).toBeInTheDocument()
  const lowStock = await panel(/^Low stock · 7/)
  expect(lowStock.getByText('0 of 4 free')).toBeInTheDocument()
  expect(lowStock.getByRole('link', { name: 'All 7 in products' })).toHaveAttribute(
    'href',
    '/products?stock=low',
  )
  expect((await panel(/^Pending orders$/)).getByText('No order waits for its payment')).toBeInTheDocument()
  expect((await panel(/^Deliveries today/)).getByText('No deliveries today')).toBeInTheDocument()
})

test('stock that is promised and not there is short, at the depot that lacks it', async () => {
  const product = { _id: 'p'.repeat(24), name: 'Grill Pan', fleet: 20, day: calendarDate('2026-11-24') }
  const products = [
    { ...product, depot: 'North depot', free: -1 },
    { ...product, _id: 'q'.repeat(24), name: 'Wok', depot: null, fleet: 0, free: 0 },
  ]
  const read = () => ({ ...dashboard, lowStock: { total: 2, products } })
  openAdmin({ path: '/dashboard', answers: { dashboard: { read } } })
  const lines = (await panel(/^Low stock · 2/)).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    'Grill PanTue, Nov 241 shortNorth depot',
    'WokTue, Nov 24None owned',
  ])
})

test('a delivery that waits for its payment is marked', async () => {
  const visit = { ...dashboard.overdue.visits[0]!, isOverdue: false, kind: 'delivery' as const }
  const visits = [
    { ...visit, isUnpaid: true, customer: 'Ola Owing' },
    { ...visit, order: 'e'.repeat(24), customer: 'Pia Paid' },
  ]
  const read = () => ({ ...dashboard, deliveries: { total: 2, open: 2, visits } })
  openAdmin({ path: '/dashboard', answers: { dashboard: { read } } })
  const [owing, paid] = (await panel(/^Deliveries today/)).getAllByRole('listitem')
  expect(owing).toHaveTextContent(/Ola Owing.*Unpaid/)
  expect(paid).not.toHaveTextContent('Unpaid')
})

test('revenue is there as a table too, newest first, a day below zero included', async () => {
  const { user } = openAdmin({ path: '/dashboard', answers: { dashboard: { read: () => dashboard } } })
  const revenue = await panel(/^Revenue over time/)
  expect(revenue.getByRole('img', { name: /Most on Nov 20, 2026 with \$120\.00/ })).toBeInTheDocument()
  await user.click(revenue.getByRole('button', { name: 'Table' }))
  const rows = within(revenue.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Nov 21, 2026$0.00$60.00−$60.00',
    'Nov 20, 2026$120.00$0.00$120.00',
    'Nov 19, 2026$90.00$0.00$90.00',
  ])
})

test('another range is asked for and stands in the address', async () => {
  const read = vi.fn((_input: { range?: DashboardInput['range'] | '' }) => dashboard)
  const { user, location } = openAdmin({ path: '/dashboard', answers: { dashboard: { read } } })
  await user.click(await screen.findByRole('button', { name: '12 months' }))
  await waitFor(() => expect(location().search).toBe('?range=12m'))
  await waitFor(() => expect(read.mock.calls.at(-1)?.[0]).toEqual({ range: '12m' }))
  expect(screen.getByRole('button', { name: '12 months' })).toHaveAttribute('aria-pressed', 'true')
})

test('says that it failed, and tries again', async () => {
  let isDown = true
  const read = () => {
    if (isDown) throw new Refusal(500, null, 'relation "x" at 10.0.0.1')
    return dashboard
  }
  const { user } = openAdmin({ path: '/dashboard', answers: { dashboard: { read } } })
  expect(await screen.findByText(dashboardCopy.dashboardLoadFailed)).toBeInTheDocument()
  expect(screen.queryByText(/relation/)).not.toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('$4,655.79')).toBeInTheDocument()
})

test('a shop without sales shows no empty axes', async () => {
  const overTime = { ...dashboard.overTime, received: 0, refunded: 0, revenue: 0, points: [] }
  const nothing = { ...dashboard, overTime, topProducts: [], recentOrders: [], recentCustomers: [] }
  openAdmin({ path: '/dashboard', answers: { dashboard: { read: () => nothing } } })
  expect(await screen.findByText('Nothing was paid in this time.')).toBeInTheDocument()
  expect(screen.getByText('Nothing rented out yet')).toBeInTheDocument()
  expect(screen.getByText('No customers yet')).toBeInTheDocument()
})

test('a visit whose place has another day than the shop says so', async () => {
  const visit = { ...dashboard.overdue.visits[0]!, isOverdue: false, kind: 'delivery' as const }
  const tomorrow = { ...visit, day: calendarDate('2026-11-22'), customer: 'Early Eve' }
  const over = { ...visit, day: calendarDate('2026-11-21'), isOverdue: true, customer: 'Late Lou' }
  const due = (one: typeof visit) => ({ total: 1, open: 1, visits: [one] })
  const read = () => ({ ...dashboard, deliveries: due(tomorrow), overdue: due(over) })
  openAdmin({ path: '/dashboard', answers: { dashboard: { read } } })
  expect((await panel(/^Deliveries today/)).getByText('Sun, Nov 22 there')).toBeInTheDocument()
  expect((await panel(/^Overdue/)).getByText('Delivery of Sat, Nov 21, over there')).toBeInTheDocument()
})
