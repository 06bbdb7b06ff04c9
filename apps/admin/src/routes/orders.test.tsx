import { messages } from '@trivet/core'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openConsole } from '../test/console.tsx'
import { order } from '../test/samples.ts'

test('lists an order with customer, period, status, payment and total', async () => {
  openConsole({
    path: '/orders',
    answers: { orders: { list: () => ({ orders: [order], page: 1, pages: 1 }) } },
  })
  const row = (await screen.findByRole('link', { name: order._id })).closest('tr')
  const cells = within(row ?? document.body).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual([
    order._id,
    'Nov 21, 2026, 12:04 PM',
    order.user.email,
    expect.stringMatching(/^Dec 1\s–\s11, 2026$/),
    'Packed',
    'Paid',
    '$126.25',
  ])
  expect(document.title).toBe('Orders · Trivet admin')
})

test('turns pages through the address, and takes the focus along', async () => {
  const list = ({ pageNumber }: { pageNumber?: unknown }) => ({
    orders: [{ ...order, user: { email: `guest-${String(pageNumber)}@trivet.test` } }],
    page: Number(pageNumber),
    pages: 3,
  })
  const { user, location } = openConsole({ path: '/orders', answers: { orders: { list } } })
  expect(await screen.findByText('guest-1@trivet.test')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  expect(await screen.findByText('guest-2@trivet.test')).toBeInTheDocument()
  expect(location().search).toBe('?page=2')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('says that there are no orders yet', async () => {
  openConsole({ path: '/orders', answers: { orders: { list: () => ({ orders: [], page: 1, pages: 0 }) } } })
  expect(await screen.findByText('No orders yet')).toBeInTheDocument()
})

test('a page past the end leads back to the first', async () => {
  openConsole({
    path: '/orders?page=9',
    answers: { orders: { list: () => ({ orders: [], page: 9, pages: 2 }) } },
  })
  expect(await screen.findByRole('link', { name: 'First page' })).toHaveAttribute('href', '/orders')
})

test('a failed list can be tried again', async () => {
  let isDown = true
  const list = () => {
    if (isDown) throw new Refusal(500, null, 'An error occurred')
    return { orders: [order], page: 1, pages: 1 }
  }
  const { user } = openConsole({ path: '/orders', answers: { orders: { list } } })
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.ordersLoadFailed)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: order._id })).toBeInTheDocument()
})
