import { messages } from '@trivet/core'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openConsole } from '../test/console.tsx'
import { order } from '../test/samples.ts'

const path = `/orders/${order._id}`

test('shows the id, the lines, the totals, the address and the payment of an order', async () => {
  openConsole({ path, answers: { orders: { byId: () => order } } })
  expect(await screen.findByRole('heading', { name: `Order ${order._id}` })).toBeInTheDocument()
  expect(document.title).toBe(`Order ${order._id} · Trivet admin`)

  const line = (await screen.findByText('Chef Knife Kit')).closest('tr')
  expect(within(line ?? document.body).getByText('$70.00')).toBeInTheDocument()
  expect(screen.getByText(/1 Main St/)).toHaveTextContent('Austin, TX 78701')
})

test('adds up to the total, row by row', async () => {
  openConsole({ path, answers: { orders: { byId: () => order } } })
  const docket = (await screen.findByRole('heading', { name: 'Totals' })).closest('section')
  const rows = [...(docket?.querySelectorAll('dl > div') ?? [])].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ])
  expect(rows).toEqual([
    ['Subtotal', '$70.00'],
    ['Extra days', '$30.00'],
    ['Damage protection', '$10.00'],
    ['Delivery', '$15.00'],
    ['Referral discount', '−$7.00'],
    ['Tax', '$8.25'],
    ['TOTAL', '$126.25'],
  ])
})

test('tells what happened, in order', async () => {
  openConsole({ path, answers: { orders: { byId: () => order } } })
  const panel = (await screen.findByRole('heading', { name: 'Timeline' })).closest('section')
  const events = within(panel ?? document.body).getAllByRole('listitem')
  expect(events.map((event) => event.querySelector('p')?.textContent)).toEqual([
    'Order placed',
    'Payment received',
    'Confirmed → Packed',
  ])
  expect(events[2]).toHaveTextContent('Two boxes')
})

test('a declined payment says why and what became of the order', async () => {
  const declined = {
    at: order.createdAt,
    kind: 'payment-declined',
    from: 'pending',
    to: 'cancelled',
    note: 'insufficient-funds',
  }
  openConsole({ path, answers: { orders: { byId: () => ({ ...order, timeline: [declined] }) } } })
  expect(await screen.findByText('Payment declined · Pending → Cancelled')).toBeInTheDocument()
  expect(screen.getByText('Insufficient funds')).toBeInTheDocument()
})

test('the Airbnb link is text that cannot be followed', async () => {
  openConsole({ path, answers: { orders: { byId: () => order } } })
  const link = await screen.findByText(order.airbnbListing ?? '')
  expect(link.closest('a')).toBeNull()
})

test('says when no order has the id', async () => {
  const byId = () => {
    throw new Refusal(404, 'ORDER_NOT_FOUND', messages.orderNotFound)
  }
  openConsole({ path: '/orders/nothing', answers: { orders: { byId } } })
  expect(await screen.findByRole('heading', { name: messages.orderNotFound })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/orders')
})
