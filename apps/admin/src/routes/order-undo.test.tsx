import * as ordersCopy from '@trivet/core/copy/orders'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { calendarDate } from '@trivet/core/dates'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { toast } from '@trivet/ui/toaster'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { staffOrder as order } from '../test/order-samples.ts'

beforeAll(() => import('./order.tsx'))

const open = (change: Partial<StaffOrder> = {}, orders: Answers['orders'] = {}) =>
  openAdmin({
    path: `/orders/${order._id}`,
    answers: { orders: { forStaff: () => ({ ...order, ...change }), ...orders } },
  })

afterEach(() => {
  vi.useRealTimers()
  act(() => toast.dismiss())
})

const today = { today: order.rentalStart }
const dispatching = { changeStatus: () => ({ ...order, status: 'dispatched' as const, changeId: '7' }) }

test('a step is undone from its notice, which counts the seconds', async () => {
  const undone: unknown[] = []
  const { user } = open(today, {
    ...dispatching,
    undoStatusChanges: ({ changes }) => {
      undone.push(...changes)
      return { results: [{ _id: order._id, outcome: 'undone', reason: null }] }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Mark as dispatched' }))
  expect(await screen.findByText(`${order.number} is dispatched`)).toBeInTheDocument()
  expect(screen.getByText(/^(60|59) seconds to undo$/)).toHaveAttribute('aria-hidden', 'true')
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(region).toHaveAttribute('aria-live', 'polite')
  expect(region).toHaveTextContent('It can be undone for a minute. F6 leads here.')
  await user.click(within(region).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeInTheDocument()
  expect(undone).toEqual([{ id: order._id, changeId: '7' }])
})

test('the notice goes with its minute, also while somebody points at it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = open(today, dispatching)
  await user.click(await screen.findByRole('button', { name: 'Mark as dispatched' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await user.hover(undo)
  await act(() => vi.advanceTimersByTimeAsync(55_000))
  expect(undo).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  await waitFor(() => expect(undo).not.toBeInTheDocument())
})

test('what a colleague did meanwhile is said where something is not undone', async () => {
  const reason = 'The order is delivered by now. Only its last change can be taken back.'
  const { user } = open(today, {
    ...dispatching,
    undoStatusChanges: () => ({ results: [{ _id: order._id, outcome: 'skipped', reason }] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Mark as dispatched' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Not undone')).toBeInTheDocument()
  expect(screen.getByText(reason)).toBeInTheDocument()
})

const lastChange = {
  _id: '7',
  from: 'confirmed',
  to: 'packed',
  at: '2026-11-22T20:05:00.000Z',
  isMailed: true,
  closedBecause: null,
} as const

test('a step is taken back with a reason, and staff are told that the guest was mailed', async () => {
  const taken: unknown[] = []
  const { user } = open(
    { lastChange },
    {
      takeStatusChangeBack: (request) => {
        taken.push(request)
        return { ...order, status: 'confirmed', lastChange: null }
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Take “Packed” back…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take “Packed” back' }))
  expect(dialog.getByText(/Its guest was mailed about it, and hears nothing of this/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Take back' }))
  expect(await dialog.findByText(ordersCopy.takingBackReasonRequired)).toBeInTheDocument()
  await user.type(dialog.getByLabelText(/Reason/), 'no')
  expect(await dialog.findByText(ordersCopy.takingBackReasonShort(3))).toBeInTheDocument()
  await user.type(dialog.getByLabelText(/Reason/), 't packed at all')
  await user.click(dialog.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('The order is confirmed again')).toBeInTheDocument()
  expect(taken).toEqual([{ id: order._id, changeId: '7', reason: 'not packed at all' }])
})

test('what was taken back is no longer offered to be undone', async () => {
  let now: StaffOrder = { ...order, ...today }
  const { user } = open(
    {},
    {
      forStaff: () => now,
      changeStatus: () => {
        now = {
          ...now,
          status: 'dispatched',
          lastChange: { ...lastChange, from: 'packed', to: 'dispatched' },
        }
        return { ...now, changeId: '7' }
      },
      takeStatusChangeBack: () => (now = { ...now, status: 'packed', lastChange: null }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Mark as dispatched' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await user.click(await screen.findByRole('button', { name: 'Take “Dispatched” back…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Reason/), 'Wrong order')
  await user.click(dialog.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('The order is packed again')).toBeInTheDocument()
  await waitFor(() => expect(undo).not.toBeInTheDocument())
})

test('why a step cannot be taken back stands in its place', async () => {
  open({ lastChange: { ...lastChange, closedBecause: 'Money was booked since.' } })
  expect(
    await screen.findByText('“Packed” cannot be taken back. Money was booked since.'),
  ).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Take .* back/ })).not.toBeInTheDocument()
})

test('a step before its day asks once', async () => {
  const changes: unknown[] = []
  const early = { today: calendarDate('2026-11-22'), rentalStart: calendarDate('2026-12-04') }
  const { user } = open(early, {
    changeStatus: (change) => {
      changes.push(change)
      return { ...order, status: 'dispatched', changeId: '7' }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Mark as dispatched' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Before its day' }))
  expect(
    dialog.getByText('This order is delivered on Fri, Dec 4. Mark it dispatched today?'),
  ).toBeInTheDocument()
  expect(changes).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Mark as dispatched' }))
  expect(await screen.findByText(`${order.number} is dispatched`)).toBeInTheDocument()
  expect(changes).toEqual([{ id: order._id, status: 'dispatched', from: 'packed' }])
})

test('a pickup is counted; without counting it is collected for a reason', async () => {
  const changes: unknown[] = []
  const { user } = open(
    { status: 'delivered', today: order.rentalEnd },
    {
      changeStatus: (change) => {
        changes.push(change)
        return { ...order, status: 'collected', changeId: '7' }
      },
    },
  )
  expect(await screen.findByRole('link', { name: 'Pickup checklist' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Mark as collected' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Collected without counting…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Collected without counting' }))
  await user.click(dialog.getByRole('button', { name: 'Mark as collected' }))
  expect(await dialog.findByText(ordersCopy.uncountedReasonRequired)).toBeInTheDocument()
  await user.type(dialog.getByLabelText(/Why nothing is counted/), 'The driver had no light')
  await user.click(dialog.getByRole('button', { name: 'Mark as collected' }))
  expect(await screen.findByText(`${order.number} is collected`)).toBeInTheDocument()
  expect(changes).toEqual([
    { id: order._id, status: 'collected', from: 'delivered', note: 'The driver had no light' },
  ])
})

test('a refusal of taking back is said in the dialog', async () => {
  const { user } = open(
    { lastChange },
    {
      takeStatusChangeBack: () => {
        throw new Refusal(409, 'TAKING_BACK_REFUSED', 'This change is taken back already')
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Take “Packed” back…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Reason/), 'Wrong order')
  await user.click(dialog.getByRole('button', { name: 'Take back' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('This change is taken back already')
})
