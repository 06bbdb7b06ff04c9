import { messages, type Order } from '@trivet/core'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openConsole } from '../test/console.tsx'
import { order } from '../test/samples.ts'

const open = (change: Partial<Order> = {}, orders: Answers['orders'] = {}) =>
  openConsole({
    path: `/orders/${order._id}`,
    answers: { orders: { byId: () => ({ ...order, ...change }), ...orders } },
  })

test('offers the one step that follows, and saves it with the status that was seen', async () => {
  const moves: unknown[] = []
  let now = order
  const { user } = open(
    {},
    {
      byId: () => now,
      move: (move) => {
        moves.push(move)
        now = { ...order, status: 'dispatched' }
        return now
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Mark as dispatched' }))
  expect(await screen.findByRole('button', { name: 'Mark as delivered' })).toBeInTheDocument()
  expect(moves).toEqual([{ id: order._id, status: 'dispatched', from: 'packed' }])
})

test('says so when a colleague moved the order first', async () => {
  const { user } = open(
    {},
    {
      move: () => {
        throw new Refusal(409, 'ORDER_MOVED', messages.orderMoved)
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Mark as dispatched' }))
  expect(await screen.findByText(messages.orderMoved)).toBeInTheDocument()
})

test.each([
  ['dispatched', 'Dispatched orders can no longer be cancelled, only refunded.'],
  ['completed', 'This order has come to its end.'],
] as const)('says why a %s order cannot be cancelled', async (status, reason) => {
  open({ status })
  expect(await screen.findByText(reason)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancel order…' })).not.toBeInTheDocument()
})

test('cancels with a note and the amount that comes back', async () => {
  const moves: unknown[] = []
  const { user } = open(
    {},
    {
      move: (move) => {
        moves.push(move)
        return { ...order, status: 'cancelled' }
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Cancel order…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order' }))
  const amount = dialog.getByLabelText('Refund in dollars')
  expect(amount).toHaveValue('126.25')
  await user.clear(amount)
  await user.type(amount, '60')
  await user.type(dialog.getByLabelText(/Note/), 'Guest fell ill')
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('Order cancelled')).toBeInTheDocument()
  expect(moves).toEqual([
    { id: order._id, status: 'cancelled', from: 'packed', note: 'Guest fell ill', refundAmount: 60 },
  ])
})

test.each([
  ['1000', 'Because', messages.refundTooLarge('$106.25')],
  ['ten', 'Because', messages.refundAmountInvalid],
  ['0', 'Because', messages.refundAmountInvalid],
  ['10', ' ', messages.refundReasonRequired],
])('refuses a refund of "%s" for "%s"', async (amount, reason, message) => {
  const { user } = open({ refundedPrice: 20 })
  await user.click(await screen.findByRole('button', { name: 'Refund…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }))
  await user.clear(dialog.getByLabelText(/Amount/))
  await user.type(dialog.getByLabelText(/Amount/), amount)
  await user.type(dialog.getByLabelText(/Reason/), reason)
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await dialog.findByText(message)).toBeInTheDocument()
})

test('a refund shows in the totals', async () => {
  let now = order
  const { user } = open(
    {},
    {
      byId: () => now,
      refund: ({ amount = 0 }) => {
        now = { ...order, refundedPrice: amount }
        return now
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Refund…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }))
  await user.clear(dialog.getByLabelText(/Amount/))
  await user.type(dialog.getByLabelText(/Amount/), '12.50')
  await user.type(dialog.getByLabelText(/Reason/), 'A dented pan')
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('$12.50 refunded')).toBeInTheDocument()
  const totals = screen.getByRole('heading', { name: 'Totals' }).closest('section')
  expect(totals).toHaveTextContent('Refunded−$12.50')
})

test.each([
  [{ isPaid: false, paidAt: null, paidPrice: undefined }, messages.refundNotPaid],
  [{ refundedPrice: order.totalPrice }, messages.refundNothingLeft],
])('says why nothing can be refunded', async (change, reason) => {
  open(change)
  expect(await screen.findByText(reason)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Refund…' })).toBeDisabled()
})

test('what can be refunded is counted from what was paid, also where days came and went', async () => {
  const changed = { totalPrice: 121.09, paidPrice: 170.75, refundedPrice: 49.66 }
  const { user } = open(changed)
  const totals = (await screen.findByRole('heading', { name: 'Totals' })).closest('section')
  expect(totals).toHaveTextContent('Paid$170.75Refunded−$49.66')
  await user.click(await screen.findByRole('button', { name: 'Refund…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }))
  expect(dialog.getByLabelText(/Amount/)).toHaveValue('121.09')
})
