import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import type { ListedOrder, PreviewedStatusChanges } from '@trivet/core/contract/orders'
import { calendarDate } from '@trivet/core/dates'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { listedOrder, orderPage, shopSettings } from '../test/order-samples.ts'

const idOf = (n: number) => n.toString(16).padStart(24, '0')
const numberOf = (id: string) => `T-${id.slice(-5)}-X`
const some = (count: number): ListedOrder[] =>
  Array.from({ length: count }, (_, n) => ({
    ...listedOrder,
    _id: idOf(n + 1),
    number: numberOf(idOf(n + 1)),
    status: 'confirmed',
  }))

const previewed = (
  ids: string[],
  reason: (n: number) => string | null = () => null,
): PreviewedStatusChanges => ({
  orders: ids.map((_id, n) => ({
    _id,
    number: numberOf(_id),
    status: 'confirmed',
    customer: 'Gil Guest',
    email: 'gil@trivet.test',
    total: 10,
    due: 0,
    rentalStart: calendarDate('2026-11-24'),
    rentalEnd: calendarDate('2026-12-01'),
    oddities: [],
    needsAccount: false,
    reason: reason(n),
  })),
  hasMore: false,
})

const changed = ({ id }: { id: string }, n: number) => ({
  _id: id,
  outcome: 'changed' as const,
  reason: null,
  changeId: `${n}`,
})

type Orders = NonNullable<Answers['orders']>

const open = (orders: Orders, rows = some(4), total = rows.length) =>
  openAdmin({
    path: '/orders',
    answers: {
      settings: { get: () => shopSettings },
      orders: {
        list: () => orderPage(rows, { total, pages: Math.ceil(total / 20) }),
        views: () => ({ views: [], chosen: null }),
        ...orders,
      },
    },
  })

const tick = (n: number) => screen.findByRole('checkbox', { name: `Select order ${numberOf(idOf(n))}` })

test('shows what would change and what not, changes it, and reports', async () => {
  const sent: unknown[] = []
  const { user } = open({
    previewStatusChanges: ({ ids = [] }) =>
      previewed(ids, (n) => (n === 1 ? ordersCopy.statusChangeRefused('pending', 'packed') : null)),
    changeStatuses: (request) => {
      sent.push(request)
      return {
        results: request.orders.map(({ id }, n) =>
          n === 0
            ? { _id: id, outcome: 'changed' as const, reason: null, changeId: `${n}` }
            : { _id: id, outcome: 'skipped' as const, reason: ordersCopy.orderChanged, changeId: null },
        ),
      }
    },
  })
  for (const n of [1, 2, 3]) await user.click(await tick(n))
  expect(screen.getByText('3 orders selected')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Change status…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change status' }))
  expect(await dialog.findByText('2 orders change')).toBeInTheDocument()
  expect(dialog.getByText('1 is skipped')).toBeInTheDocument()
  expect(dialog.getByText(`1 × ${ordersCopy.statusChangeRefused('pending', 'packed')}`)).toBeInTheDocument()
  await user.type(dialog.getByLabelText(/Note/), 'Shelf 4')
  await user.click(dialog.getByRole('button', { name: 'Change 2 orders' }))
  expect(await dialog.findByText('1 now packed')).toBeInTheDocument()
  expect(dialog.getByText('2 of 2 looked at')).toBeInTheDocument()
  expect(dialog.getByText('1 skipped')).toBeInTheDocument()
  expect(sent).toEqual([
    {
      status: 'packed',
      note: 'Shelf 4',
      refund: 'everything',
      orders: [idOf(1), idOf(3)].map((id) => ({ id, from: 'confirmed' })),
    },
  ])
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument()
})

test('what many orders became is undone in one press', async () => {
  const undone: unknown[] = []
  const { user } = open({
    previewStatusChanges: ({ ids = [] }) => previewed(ids),
    changeStatuses: (request) => ({ results: request.orders.map(changed) }),
    undoStatusChanges: ({ changes }) => {
      undone.push(...changes)
      return { results: changes.map(({ id }) => ({ _id: id, outcome: 'undone', reason: null })) }
    },
  })
  for (const n of [1, 2]) await user.click(await tick(n))
  await user.click(screen.getByRole('button', { name: 'Change status…' }))
  await user.click(await screen.findByRole('button', { name: 'Change 2 orders' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  expect(await screen.findByText('2 orders are packed')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('2 orders are as before')).toBeInTheDocument()
  expect(undone).toEqual([1, 2].map((n) => ({ id: idOf(n), changeId: `${n - 1}` })))
})

test('many are collected without counting only for a reason', async () => {
  const { user } = open({
    previewStatusChanges: ({ ids = [] }) => previewed(ids),
    changeStatuses: (request) => ({ results: request.orders.map(changed) }),
  })
  await user.click(await tick(1))
  await user.click(screen.getByRole('button', { name: 'Change status…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change status' }))
  await user.selectOptions(dialog.getByLabelText('New status'), 'Collected')
  const button = await dialog.findByRole('button', { name: 'Change 1 order' })
  expect(button).toBeDisabled()
  await user.type(dialog.getByLabelText(/Why nothing is counted/), 'The driver had no light')
  expect(button).toBeEnabled()
})

test('names what is odd, and changes it only when it is ticked', async () => {
  const sent: string[][] = []
  const { user } = open({
    previewStatusChanges: ({ ids = [] }) => {
      const all = previewed(ids)
      const [first, second] = all.orders
      if (!first || !second) return all
      return { ...all, orders: [first, { ...second, oddities: ['address-needed', 'early'] }] }
    },
    changeStatuses: (request) => {
      sent.push(request.orders.map(({ id }) => id))
      return { results: request.orders.map(changed) }
    },
  })
  for (const n of [1, 2]) await user.click(await tick(n))
  await user.click(screen.getByRole('button', { name: 'Change status…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change status' }))
  expect(await dialog.findByRole('list', { name: 'Orders that change' })).toHaveTextContent(
    `${numberOf(idOf(1))}Gil Guest`,
  )
  expect(dialog.getByRole('button', { name: 'Change 1 order' })).toBeEnabled()
  const odd = dialog.getByRole('checkbox', { name: /Address needed.*Before its day/ })
  expect(odd).not.toBeChecked()
  await user.click(odd)
  await user.click(dialog.getByRole('button', { name: 'Change 2 orders' }))
  expect(await dialog.findByText('2 now packed')).toBeInTheDocument()
  expect(sent).toEqual([[idOf(1), idOf(2)]])
})

test('leaves unpaid orders out until somebody says why they go out', async () => {
  const sent: unknown[] = []
  const { user } = open({
    previewStatusChanges: ({ ids = [] }) => {
      const all = previewed(ids, (n) => (n === 1 ? ordersCopy.unpaidStepRefused('$10.00') : null))
      return {
        ...all,
        orders: all.orders.map((order) =>
          order.reason === null ? order : { ...order, due: 10, oddities: ['unpaid'], needsAccount: true },
        ),
      }
    },
    changeStatuses: (request) => {
      sent.push([request.orders.length, request.onAccountBecause])
      return { results: request.orders.map(changed) }
    },
  })
  for (const n of [1, 2]) await user.click(await tick(n))
  await user.click(screen.getByRole('button', { name: 'Change status…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change status' }))
  expect(await dialog.findByRole('list', { name: 'Unpaid orders' })).toHaveTextContent('Unpaid $10.00')
  expect(dialog.getByRole('button', { name: 'Change 1 order' })).toBeEnabled()
  await user.type(dialog.getByLabelText(/Why they go out unpaid/), 'Pays by check')
  await user.click(dialog.getByRole('button', { name: 'Change 2 orders' }))
  expect(await dialog.findByText('2 now packed')).toBeInTheDocument()
  expect(sent).toEqual([[2, 'Pays by check']])
})

test('cancelling asks for words, and for what comes back', async () => {
  const sent: unknown[] = []
  const { user } = open({
    previewStatusChanges: ({ ids = [] }) => previewed(ids),
    changeStatuses: (request) => {
      sent.push([request.status, request.refund])
      return { results: request.orders.map(changed) }
    },
  })
  await user.click(await tick(1))
  await user.click(await tick(2))
  await user.click(screen.getByRole('button', { name: 'Change status…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change status' }))
  await user.selectOptions(dialog.getByLabelText('New status'), 'Cancelled')
  const button = await dialog.findByRole('button', { name: 'Cancel 2 orders' })
  await user.selectOptions(dialog.getByLabelText('Refund'), 'By the policy, as if the guest cancelled')
  expect(button).toBeDisabled()
  await user.type(dialog.getByLabelText(/Type “cancel 2”/), 'cancel 2')
  await user.click(button)
  expect(await dialog.findByText('2 now cancelled')).toBeInTheDocument()
  expect(sent).toEqual([['cancelled', 'policy']])
})

test('all that match go in parts of twenty, and on after a failure', async () => {
  let calls = 0
  const { user } = open(
    {
      previewStatusChanges: ({ matching }) => {
        expect(matching).toEqual({ code: null })
        return previewed(Array.from({ length: 45 }, (_, n) => idOf(n + 1)))
      },
      changeStatuses: (request) => {
        calls += 1
        if (calls === 2) throw new Refusal(503, null, 'busy')
        return { results: request.orders.map(changed) }
      },
    },
    some(20),
    45,
  )
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Change all 45 matching…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change status' }))
  await user.click(await dialog.findByRole('button', { name: 'Change 45 orders' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(generalCopy.errorOccurred)
  expect(dialog.getByText('20 of 45 looked at')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Change 45 orders' }))
  await waitFor(() => expect(dialog.getByText('45 of 45 looked at')).toBeInTheDocument())
  expect(calls).toBe(4)
})

test('Shift ticks all rows between', async () => {
  const { user } = open({})
  await user.click(await tick(1))
  await user.keyboard('{Shift>}')
  await user.click(await tick(4))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('4 orders selected')).toBeInTheDocument()
})
