import * as ordersCopy from '@trivet/core/copy/orders'
import type { OrderEvent } from '@trivet/core/contract/orders'
import { eventTopic } from '@trivet/core/orders'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { staffOrder } from '../test/order-samples.ts'

const path = `/orders/${staffOrder._id}`

test('shows the id, the lines, the totals, the address and the payment of an order', async () => {
  openAdmin({ path, answers: { orders: { forStaff: () => staffOrder } } })
  expect(await screen.findByRole('heading', { name: `Order ${staffOrder.number}` })).toBeInTheDocument()
  expect(document.title).toBe(`Order ${staffOrder.number} · Trivet admin`)
  expect(screen.getByText(staffOrder._id)).toBeInTheDocument()

  const line = (await screen.findByText('Chef Knife Kit')).closest('tr')
  expect(within(line ?? document.body).getByText('$70.00')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Chef Knife Kit' })).toHaveAttribute(
    'href',
    `/products/${staffOrder.orderItems[0]?.product}/edit`,
  )
  expect(screen.getByText(/1 Main St/)).toHaveTextContent('Austin, TX 78701')
})

test('adds up to the total, row by row', async () => {
  openAdmin({ path, answers: { orders: { forStaff: () => staffOrder } } })
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

const timeline = async () => {
  const panel = (await screen.findByRole('heading', { name: 'Timeline' })).closest('section')
  return within(panel ?? document.body)
}
const sentences = (events: HTMLElement[]) => events.map((event) => event.querySelector('p')?.textContent)

test('tells what happened, in order, and who did it', async () => {
  openAdmin({ path, answers: { orders: { forStaff: () => staffOrder } } })
  const events = (await timeline()).getAllByRole('listitem')
  expect(sentences(events)).toEqual([
    'Order placed',
    'Payment received',
    'Mail sent',
    'Confirmed → Packed',
    'Internal note',
  ])
  expect(events[0]).toHaveTextContent('Gil Guest')
  expect(events[3]).toHaveTextContent('Ada Admin, staff')
  expect(events[3]).toHaveTextContent('Two boxes')
  expect(events[2]).toHaveTextContent('Your order is confirmed to gil@trivet.test')
})

test('the timeline shows what is chosen of it', async () => {
  const { user } = openAdmin({ path, answers: { orders: { forStaff: () => staffOrder } } })
  const panel = await timeline()
  await user.click(panel.getByRole('checkbox', { name: 'Mails' }))
  await user.click(panel.getByRole('checkbox', { name: 'Status' }))
  expect(sentences(panel.getAllByRole('listitem'))).toEqual(['Payment received', 'Internal note'])
})

test('money that came back, and a charge nobody answered for, are among payments and refunds', async () => {
  const fromProvider = (['payment-unknown', 'payment-returned'] as const).map((kind): OrderEvent => ({
    _id: kind,
    at: staffOrder.createdAt,
    topic: eventTopic(kind),
    kind,
    actor: null,
  }))
  const events = [...staffOrder.events, ...fromProvider]
  const { user } = openAdmin({ path, answers: { orders: { forStaff: () => ({ ...staffOrder, events }) } } })
  const panel = await timeline()
  await user.click(panel.getByRole('checkbox', { name: 'Payments and refunds' }))
  expect(panel.queryByText(/^Payment /)).toBeNull()
  for (const name of ['Mails', 'Status', 'Internal notes', 'Payments and refunds']) {
    await user.click(panel.getByRole('checkbox', { name }))
  }
  expect(sentences(panel.getAllByRole('listitem'))).toEqual([
    'Payment received',
    'Payment unknown',
    'Payment returned',
  ])
})

test('a declined payment says why and what became of the order', async () => {
  const declined: OrderEvent = {
    _id: 't1',
    at: staffOrder.createdAt,
    topic: 'payments',
    kind: 'payment-declined',
    from: 'pending',
    to: 'cancelled',
    note: 'insufficient-funds',
    actor: null,
  }
  openAdmin({ path, answers: { orders: { forStaff: () => ({ ...staffOrder, events: [declined] }) } } })
  expect(await screen.findByText('Payment declined · Pending → Cancelled')).toBeInTheDocument()
  expect(screen.getByText('Insufficient funds')).toBeInTheDocument()
})

test('a customer whose account is not shown is named without a way to it', async () => {
  const customer = { ...staffOrder.customer, isAccountShown: false }
  openAdmin({ path, role: 'support', answers: { orders: { forStaff: () => ({ ...staffOrder, customer }) } } })
  expect(await screen.findByRole('link', { name: 'gil@trivet.test' })).toBeInTheDocument()
  expect(screen.getAllByText('Gil Guest').length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'Gil Guest' })).not.toBeInTheDocument()
})

test('knows the customer, with the way to the account and to other orders', async () => {
  openAdmin({ path, answers: { orders: { forStaff: () => staffOrder } } })
  expect(await screen.findByRole('link', { name: 'Gil Guest' })).toHaveAttribute(
    'href',
    `/users/${staffOrder.customer._id}/edit`,
  )
  expect(screen.getByRole('link', { name: 'gil@trivet.test' })).toHaveAttribute(
    'href',
    'mailto:gil@trivet.test',
  )
  expect(screen.getByRole('link', { name: '+1 512 555 0100' })).toHaveAttribute('href', 'tel:+15125550100')
  expect(screen.getByRole('link', { name: 'T-VV7Q4-N' })).toHaveAttribute('href', `/orders/${'9'.repeat(24)}`)
})

test('tells the host’s code and the commission of this order', async () => {
  openAdmin({ path, answers: { orders: { forStaff: () => staffOrder } } })
  const panel = (await screen.findByRole('heading', { name: 'Host' })).closest('section')
  expect(panel).toHaveTextContent('KX7MWP42')
  expect(panel).toHaveTextContent('$13.95 (15%)')
  expect(panel).toHaveTextContent('On its way, until the order completes')
})

test.each([
  ['refunded', 'Refunded'],
  ['partly-refunded', 'Partly refunded'],
  ['paid', 'Paid'],
] as const)('says of an order that is %s: %s', async (paymentState, words) => {
  openAdmin({ path, answers: { orders: { forStaff: () => ({ ...staffOrder, paymentState }) } } })
  const panel = (await screen.findByRole('heading', { name: 'Payment' })).closest('section')
  expect(within(panel ?? document.body).getByText('State').nextElementSibling).toHaveTextContent(words)
})

const methodOf = async (changes: Partial<typeof staffOrder>) => {
  openAdmin({ path, answers: { orders: { forStaff: () => ({ ...staffOrder, ...changes }) } } })
  const panel = (await screen.findByRole('heading', { name: 'Payment' })).closest('section')
  return { panel, method: within(panel ?? document.body).queryByText('Method')?.nextElementSibling }
}

test('an order that was paid in cash says so, whatever it was placed with', async () => {
  const { panel, method } = await methodOf({
    paymentMethod: 'stripe',
    paidOutside: 'cash',
    payments: [{ ...staffOrder.payments[0]!, provider: 'outside', method: 'cash', reference: 'till 12' }],
  })
  expect(method).toHaveTextContent('Cash')
  expect(panel).toHaveTextContent('Outside of the shop, cash, till 12')
})

test('of an order on account nobody knows yet how it will be paid', async () => {
  const { method } = await methodOf({ onAccountBecause: 'Invoice in December', payments: [] })
  expect(method).toBeUndefined()
})

test.each([
  ['unpaid', 'unpaid', '$13.95 (15%)Earned once the order is paid'],
  ['waived', 'none', 'Nothing: the price was waived'],
  ['unpaid', 'none', 'Nothing is earned with this order'],
] as const)(
  'promises its host a commission only where one comes: %s, %s',
  async (paymentState, state, words) => {
    const referral = staffOrder.referral && { ...staffOrder.referral, state }
    openAdmin({ path, answers: { orders: { forStaff: () => ({ ...staffOrder, paymentState, referral }) } } })
    const panel = (await screen.findByRole('heading', { name: 'Host' })).closest('section')
    const commission = within(panel ?? document.body).getByText('Commission')
    expect(commission.nextElementSibling).toHaveTextContent(words)
  },
)

test('keeps an internal note', async () => {
  const texts: unknown[] = []
  const { user } = openAdmin({
    path,
    answers: {
      orders: {
        forStaff: () => staffOrder,
        addNote: ({ text }) => {
          texts.push(text)
          return { ...staffOrder, events: staffOrder.events.map((event) => ({ ...event, note: text })) }
        },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Save note' }))
  expect(await screen.findByText(ordersCopy.orderNoteRequired)).toBeInTheDocument()
  await user.type(screen.getByLabelText('Internal note'), 'Allergic to dill')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('Note saved')).toBeInTheDocument()
  expect(texts).toEqual(['Allergic to dill'])
  expect(screen.getByLabelText('Internal note')).toHaveValue('')
})

test('sends the confirmation again, and says so when it cannot', async () => {
  let isRefused = false
  const { user } = openAdmin({
    path,
    answers: {
      orders: {
        forStaff: () => staffOrder,
        resendConfirmation: () => {
          if (isRefused) throw new Refusal(409, 'CONFIRMATION_NOT_SENT', ordersCopy.confirmationNotSent)
          return staffOrder
        },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Send confirmation again' }))
  expect(await screen.findByText('Confirmation on its way to gil@trivet.test')).toBeInTheDocument()
  isRefused = true
  await user.click(screen.getByRole('button', { name: 'Send confirmation again' }))
  expect(await screen.findByText(ordersCopy.confirmationNotSent)).toBeInTheDocument()
})

test('the Airbnb link is text that cannot be followed', async () => {
  openAdmin({ path, answers: { orders: { forStaff: () => staffOrder } } })
  const link = await screen.findByText(staffOrder.airbnbListing ?? '')
  expect(link.closest('a')).toBeNull()
})

test('says when no order has the id', async () => {
  const forStaff = () => {
    throw new Refusal(404, 'ORDER_NOT_FOUND', ordersCopy.orderNotFound)
  }
  openAdmin({ path: '/orders/nothing', answers: { orders: { forStaff } } })
  expect(await screen.findByRole('heading', { name: ordersCopy.orderNotFound })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/orders')
})
