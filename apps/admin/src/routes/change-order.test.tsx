import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { StaffOrder } from '@trivet/core/contract/orders'
import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import { calendarDate } from '@trivet/core/dates'
import { expect, test } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { orderChange as shown } from '../test/order-change-samples.ts'
import { staffOrder } from '../test/order-samples.ts'

const [wok, lid] = ['1'.repeat(24), '2'.repeat(24)]
const line = { image: 'wok', slug: 'wok' }
const order: StaffOrder = {
  ...staffOrder,
  status: 'confirmed',
  version: 7,
  rentalStart: calendarDate('2026-12-10'),
  rentalEnd: calendarDate('2026-12-17'),
  orderItems: [
    { _id: 'a'.repeat(24), product: wok, name: 'Wok', qty: 1, price: 70, ...line },
    { _id: 'b'.repeat(24), product: lid, name: 'Lid', qty: 2, price: 10, ...line },
  ],
}

type Orders = NonNullable<Answers['orders']>

const openForm = (orders: Orders = {}, seen: StaffOrder = order) =>
  openAdmin({
    path: `/orders/${order._id}/change`,
    role: 'support',
    answers: {
      orders: {
        forStaff: () => seen,
        previewChange: () => shown,
        openWindows: () => ({ delivery: ['all-day', 'late'], pickup: ['all-day', 'early', 'late'] }),
        ...orders,
      },
    },
  })

const changeButton = () => screen.getByRole('button', { name: 'Change order' })
const items = async () => within(await screen.findByRole('list', { name: 'Items' }))

test('what a change does is shown before it is made, and then it is made as it was shown', async () => {
  const sent: object[] = []
  const { user, location } = openForm({
    change: (input) => {
      sent.push(input)
      return order
    },
  })
  expect(await screen.findByText('Nothing changed yet')).toBeInTheDocument()
  expect(changeButton()).toBeDisabled()
  await user.click((await items()).getByRole('button', { name: 'Increase quantity of Wok' }))
  expect(await screen.findByText('1 until now')).toBeInTheDocument()
  expect(await screen.findByText(/\$75\.77 is still to be paid/)).toBeInTheDocument()
  expect(screen.getByText('was $112.43')).toBeInTheDocument()
  await waitFor(() => expect(changeButton()).toBeEnabled())
  await user.click(changeButton())
  expect(await screen.findByText(generalCopy.reasonNeeded)).toBeInTheDocument()
  await user.type(screen.getByLabelText(/^Reason/), 'As we said')
  await user.click(changeButton())
  await waitFor(() => expect(location().pathname).toBe(`/orders/${order._id}`))
  expect(sent).toEqual([
    {
      id: order._id,
      version: 7,
      orderItems: [
        { product: wok, qty: 2, isCustomKit: false },
        { product: lid, qty: 2, isCustomKit: false },
      ],
      rentalStart: '2026-12-10',
      rentalEnd: '2026-12-17',
      priceRows: [],
      totalPrice: 188.2,
      refund: 0,
      due: 75.77,
      reason: 'As we said',
    },
  ])
})

test('a row of the price is given with its words, and the guest’s docket has it', async () => {
  const asked: object[] = []
  const given = { label: 'Goodwill: late crate last time', amount: -10 }
  const { user } = openForm({
    previewChange: (input) => {
      asked.push(input)
      return { ...shown, quote: { ...shown.quote, rows: [{ code: 'by-staff', ...given }] } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add a row' }))
  expect(screen.getByText('Nothing changed yet')).toBeInTheDocument()
  await user.type(screen.getByLabelText('What for'), given.label)
  await user.type(screen.getByLabelText('Amount'), '-10')
  expect(await screen.findByText('−$10.00')).toBeInTheDocument()
  expect(asked.at(-1)).toMatchObject({ priceRows: [given] })
  await user.click(screen.getByRole('button', { name: `Take “${given.label}” off` }))
  expect(screen.getByText('Nothing changed yet')).toBeInTheDocument()
})

test('a thing is taken off and put back, and the last one stays', async () => {
  const { user } = openForm()
  await user.click((await items()).getByRole('button', { name: 'Take Wok off' }))
  expect((await items()).getByText('Taken off')).toBeInTheDocument()
  expect((await items()).getByRole('button', { name: 'Take Lid off' })).toBeDisabled()
  await user.click((await items()).getByRole('button', { name: 'Put Wok back' }))
  expect(screen.queryByText('Taken off')).not.toBeInTheDocument()
  expect(screen.getByText('Nothing changed yet')).toBeInTheDocument()
})

test('days on which it cannot be are refused with the reason, and nothing can be sent', async () => {
  const sentence = ordersCopy.notEnoughStock('Wok')
  openForm({
    previewChange: () => {
      throw new Refusal(409, 'NOT_ENOUGH_STOCK', sentence)
    },
  })
  fireEvent.change(await screen.findByLabelText(/^Pickup day/), { target: { value: '2026-12-20' } })
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(changeButton()).toBeDisabled()
})

test('of two at once the other sees the new state, and loses nothing typed', async () => {
  const theirs: StaffOrder = {
    ...order,
    version: 8,
    rentalEnd: calendarDate('2026-12-18'),
    orderItems: [order.orderItems[0]!, { ...order.orderItems[1]!, qty: 3 }],
  }
  let seen = order
  const asked: object[] = []
  const { user } = openForm({
    forStaff: () => seen,
    previewChange: (input) => {
      asked.push(input)
      if ((input as { version: number }).version === seen.version) return shown
      throw new Refusal(409, 'ORDER_CHANGED', ordersCopy.orderChangedMeanwhile)
    },
  })
  await items()
  seen = theirs
  await user.click((await items()).getByRole('button', { name: 'Increase quantity of Wok' }))
  const notice = within(await screen.findByRole('alert', { name: ordersCopy.orderChangedMeanwhile }))
  expect(notice.getByText('Lid')).toBeInTheDocument()
  expect(notice.getByText('Fri, Dec 18')).toBeInTheDocument()
  await user.click(notice.getByRole('button', { name: 'Keep my changes on top' }))
  await waitFor(() => expect(changeButton()).toBeEnabled())
  expect(asked.at(-1)).toMatchObject({
    version: 8,
    rentalEnd: '2026-12-18',
    orderItems: [
      { product: wok, qty: 2 },
      { product: lid, qty: 3 },
    ],
  })
})

test('a packed order is not changed here any more', async () => {
  openForm({}, { ...order, status: 'packed' })
  expect(await screen.findByText(ordersCopy.orderChangeClosed('packed'))).toBeInTheDocument()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
})

test('an order that does not load says so, and is asked for again', async () => {
  let isDown = true
  const { user } = openForm({
    forStaff: () => {
      if (isDown) throw new Refusal(503, 'UNAVAILABLE', 'The service is busy')
      return order
    },
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  await user.click(retry)
  expect(await items()).toBeTruthy()
})
