import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { calendarDate } from '@trivet/core/dates'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { staffOrder as order } from '../test/order-samples.ts'
import { samplePickup as pickup } from '../test/pickup-samples.ts'

const open = (change: Partial<StaffOrder> = {}, orders: Answers['orders'] = {}) =>
  openAdmin({
    path: `/orders/${order._id}`,
    answers: { orders: { forStaff: () => ({ ...order, ...change }), ...orders } },
  })

test('offers the one step that follows, and saves it with the status that was seen', async () => {
  const changes: unknown[] = []
  let now: StaffOrder = { ...order, today: order.rentalStart }
  const { user } = open(
    {},
    {
      forStaff: () => now,
      changeStatus: (change) => {
        changes.push(change)
        now = { ...order, status: 'dispatched' }
        return { ...now, changeId: '7' }
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Mark as dispatched' }))
  expect(await screen.findByRole('button', { name: 'Mark as delivered' })).toBeInTheDocument()
  expect(changes).toEqual([{ id: order._id, status: 'dispatched', from: 'packed' }])
})

test('shows a step at once, and takes it back when a colleague changed the order first', async () => {
  const answer = Promise.withResolvers<never>()
  const { user } = open({ today: order.rentalStart }, { changeStatus: () => answer.promise })
  await user.click(await screen.findByRole('button', { name: 'Mark as dispatched' }))
  expect(await screen.findByText('Dispatched', { selector: '[data-slot=badge]' })).toBeInTheDocument()
  answer.reject(new Refusal(409, 'ORDER_CHANGED', ordersCopy.orderChanged))
  expect(await screen.findByRole('alert')).toHaveTextContent(ordersCopy.orderChanged)
  expect(screen.getByText('Packed', { selector: '[data-slot=badge]' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'All right' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('shows the other steps too, closed and with the reason', async () => {
  const { user } = open()
  await user.click(await screen.findByText('Steps that are not open'))
  const step = screen.getByRole('button', { name: 'Delivered' })
  expect(step).toBeDisabled()
  expect(step).toHaveAccessibleDescription(ordersCopy.statusChangeRefused('packed', 'delivered'))
})

const unpaid = {
  isPaid: false,
  status: 'pending',
  paymentState: 'unpaid',
  holdExpiresAt: '2026-12-01T12:30:00.000Z',
} as const

test('an order on its way leads to the checklist of its pickup', async () => {
  open({ status: 'delivered' })
  expect(await screen.findByRole('link', { name: 'Pickup checklist' })).toHaveAttribute(
    'href',
    `/dispatch/pickups/${order._id}`,
  )
})

test('a checklist that was opened while the step was under way is read anew once it is made', async () => {
  let now: StaffOrder = { ...order, status: 'dispatched', today: order.rentalStart }
  const step = Promise.withResolvers<void>()
  const { user } = openAdmin({
    path: `/orders/${order._id}`,
    answers: {
      orders: {
        forStaff: () => now,
        async changeStatus() {
          await step.promise
          now = { ...now, status: 'delivered' }
          return { ...now, changeId: '7' }
        },
      },
      dispatch: { pickup: () => ({ ...pickup, status: now.status }) },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Mark as delivered' }))
  await user.click(await screen.findByRole('link', { name: 'Pickup checklist' }))
  expect(await screen.findByText('This order is dispatched')).toBeVisible()
  step.resolve()
  expect(await screen.findByRole('button', { name: 'Complete pickup' })).toBeVisible()
})

test('marks an order as paid, for exactly its total and with a reference', async () => {
  const paid: unknown[] = []
  const { user } = open(unpaid, {
    markPaid: (payment) => {
      paid.push(payment)
      return order
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Mark as paid…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as paid' }))
  await user.type(dialog.getByLabelText(/Amount/), '126.24')
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
  expect(await dialog.findByText(ordersCopy.paidAmountDiffers('$126.25'))).toBeInTheDocument()
  expect(dialog.getByText(paymentsCopy.paymentReferenceRequired)).toBeInTheDocument()
  await user.clear(dialog.getByLabelText(/Amount/))
  await user.type(dialog.getByLabelText(/Amount/), '126.25')
  await user.selectOptions(dialog.getByLabelText('How it came'), 'Check')
  await user.type(dialog.getByLabelText(/Reference/), '1042')
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
  expect(await screen.findByText('Order marked as paid')).toBeInTheDocument()
  expect(paid).toEqual([{ id: order._id, amount: 126.25, method: 'check', reference: '1042', note: '' }])
})

test('an unpaid order goes on only on account, with a reason', async () => {
  const changes: unknown[] = []
  const { user } = open(unpaid, {
    changeStatus: (change) => {
      changes.push(change)
      return { ...order, ...unpaid, status: 'confirmed', changeId: '7' }
    },
  })
  expect(await screen.findByText('Unpaid $126.25')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Mark as confirmed' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Mark as confirmed on account…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Put on account' }))
  await user.click(dialog.getByRole('button', { name: 'Mark as confirmed' }))
  expect(await dialog.findByText(ordersCopy.onAccountReasonRequired)).toBeInTheDocument()
  await user.type(dialog.getByLabelText(/Reason/), 'Pays by check on delivery')
  await user.click(dialog.getByRole('button', { name: 'Mark as confirmed' }))
  expect(await screen.findByText('Order put on account')).toBeInTheDocument()
  expect(changes).toEqual([
    { id: order._id, status: 'confirmed', from: 'pending', onAccountBecause: 'Pays by check on delivery' },
  ])
})

test('an order that went out on account is paid later, and not completed before', async () => {
  const account = {
    isPaid: false,
    status: 'collected',
    paymentState: 'unpaid',
    onAccountBecause: 'Pays by check',
  } as const
  const { user } = open(account)
  expect(await screen.findByRole('button', { name: 'Mark as paid…' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Mark as completed' })).not.toBeInTheDocument()
  await user.click(screen.getByText('Steps that are not open'))
  expect(screen.getByRole('button', { name: 'Completed' })).toHaveAccessibleDescription(
    ordersCopy.completedWithMoneyDue('$126.25'),
  )
})

test('the price of an order on account is waived for a reason', async () => {
  const account = {
    isPaid: false,
    status: 'collected',
    paymentState: 'unpaid',
    paymentStatus: 'unpaid',
    onAccountBecause: 'Pays by check',
  } as const
  const waivers: unknown[] = []
  const { user } = open(account, {
    waivePrice(waiver) {
      waivers.push(waiver)
      return { ...order, ...account, paymentState: 'waived', paymentStatus: 'waived' }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Waive $126.25…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Waive $126.25' }))
  expect(dialog.getByText('The guest no longer has to pay for: Price of the order.')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Waive' }))
  expect(await dialog.findByText(ordersCopy.waiveReasonRequired)).toBeInTheDocument()
  await user.type(dialog.getByLabelText(/Reason/), 'The oven was dirty')
  await user.click(dialog.getByRole('button', { name: 'Waive' }))
  expect(await screen.findByText('$126.25 waived')).toBeInTheDocument()
  expect(waivers).toEqual([{ id: order._id, reason: 'The oven was dirty' }])
})

test('a refund offers what the policy gives, and says until when', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Refund…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }))
  expect(dialog.getByText(/By the policy 75% comes back until/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Policy: 75%, $94.69' }))
  expect(dialog.getByLabelText(/Amount/)).toHaveValue('94.69')
  await user.click(dialog.getByRole('button', { name: 'Everything: $126.25' }))
  expect(dialog.getByLabelText(/Amount/)).toHaveValue('126.25')
})

test('a refund of an order on its way says that the policy gives nothing', async () => {
  const { user } = open({ status: 'delivered', policy: null })
  await user.click(await screen.findByRole('button', { name: 'Refund…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }))
  expect(dialog.getByText(/nothing comes back of an order that is delivered/)).toBeInTheDocument()
})

test.each([
  ['dispatched', 'Dispatched orders can no longer be cancelled, only refunded.'],
  ['completed', 'This order has come to its end.'],
] as const)('says why a %s order cannot be cancelled', async (status, reason) => {
  open({ status })
  expect(await screen.findByText(reason)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancel order…' })).not.toBeInTheDocument()
})

test('cancels with a note and the amount that comes back, and undoes it', async () => {
  const changes: unknown[] = []
  const undone: unknown[] = []
  const { user } = open(
    {},
    {
      changeStatus: (change) => {
        changes.push(change)
        return { ...order, status: 'cancelled', changeId: '7' }
      },
      undoStatusChanges: (request) => {
        undone.push(...request.changes)
        return { results: [{ _id: order._id, outcome: 'undone', reason: null }] }
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
  expect(await screen.findByText(`${order.number} is cancelled`)).toBeInTheDocument()
  expect(changes).toEqual([
    { id: order._id, status: 'cancelled', from: 'packed', note: 'Guest fell ill', refundAmount: 60 },
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeInTheDocument()
  expect(undone).toEqual([{ id: order._id, changeId: '7' }])
})

test('a refund that is planned is shown with its time, and no other is offered before', async () => {
  open({ status: 'cancelled', plannedRefund: { amount: 126.25, at: '2026-11-22T20:06:00.000Z' } })
  const amount = (await screen.findByText('To be refunded')).nextElementSibling
  expect(amount).toHaveTextContent(/^−\$126\.25, .*Unless the cancellation is undone before$/)
  expect(screen.getByRole('button', { name: 'Refund…' })).toBeDisabled()
  expect(screen.getByText(ordersCopy.refundPlanned)).toBeInTheDocument()
})

test.each([
  ['1000', 'Because', ordersCopy.refundTooLarge('$106.25')],
  ['ten', 'Because', ordersCopy.refundAmountInvalid],
  ['0', 'Because', ordersCopy.refundAmountInvalid],
  ['10', ' ', ordersCopy.refundReasonRequired],
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
      forStaff: () => now,
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
  await waitFor(() => expect(totals).toHaveTextContent('Refunded−$12.50'))
})

test.each([
  [{ isPaid: false, paidAt: null, paidPrice: undefined }, ordersCopy.refundNotPaid],
  [{ refundedPrice: order.totalPrice }, ordersCopy.refundNothingLeft],
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

test('the fee of a late pickup is offered once it is back, and added by one press', async () => {
  const lateFee = { days: 2, amount: 20, collectedOn: calendarDate('2026-12-12') }
  const late: StaffOrder = { ...order, status: 'collected', lateFee }
  const charged: unknown[] = []
  const chargeLateFee = (input: unknown): StaffOrder => {
    charged.push(input)
    return { ...late, lateFee: null }
  }
  const forStaff = () => (charged.length === 0 ? late : { ...late, lateFee: null })
  const { user } = openAdmin({
    path: `/orders/${late._id}`,
    answers: { orders: { forStaff }, dispatch: { chargeLateFee } },
  })
  await user.click(await screen.findByRole('button', { name: 'Add late fee $20.00 for 2 days' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Add late fee/ })).not.toBeInTheDocument())
  expect(charged).toEqual([{ id: late._id }])
})

test('while a late order is out its fee grows, and cannot be added yet', async () => {
  const lateFee = { days: 1, amount: 10, collectedOn: null }
  open({ status: 'delivered', lateFee })
  expect(await screen.findByText(/The late fee is \$10.00 for 1 day by now/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Add late fee/ })).not.toBeInTheDocument()
})
