import { screen, waitFor, within } from '@testing-library/react'
import type { WarehouseDay } from '@trivet/core/contract/warehouse'
import { dayNotWhole } from '@trivet/core/copy/warehouse'
import { calendarDate } from '@trivet/core/dates'
import { beforeAll, expect, test, vi } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'

beforeAll(() => import('./warehouse.tsx'))

const today = calendarDate('2026-12-01')
const first = { orderId: '1'.repeat(24), orderNumber: 'T-7QP4K-V' }
const second = { orderId: '2'.repeat(24), orderNumber: 'T-VV7Q4-N' }
const pan = {
  productId: 'p'.repeat(24),
  name: 'Copper pan',
  quantity: 3,
  orders: [
    { ...first, quantity: 1, isUnpaid: false },
    { ...second, quantity: 2, isUnpaid: true },
  ],
}

const warehouseDay: WarehouseDay = {
  day: today,
  today,
  depots: [{ _id: 'main', name: 'Main depot' }],
  depot: null,
  isWhole: true,
  pick: [
    { depot: null, shelf: 'A2', picks: [pan] },
    { depot: null, shelf: '', picks: [{ ...pan, productId: 'q'.repeat(24), name: 'Whisk' }] },
  ],
  wash: [{ ...pan, depot: null, name: 'Plate', quantity: 12 }],
  back: [
    { ...second, depot: null, guest: 'Gil Guest', city: 'Austin', pickupDay: calendarDate('2026-11-29') },
  ],
  short: [
    { productId: pan.productId, name: 'Pot', day: calendarDate('2026-12-04'), missing: 2, late: [second] },
  ],
}

const nothing: WarehouseDay = { ...warehouseDay, pick: [], wash: [], back: [], short: [] }

type Warehouse = NonNullable<Answers['warehouse']>

function open(answers: Warehouse = {}) {
  return openAdmin({ path: '/warehouse', answers: { warehouse: { day: () => warehouseDay, ...answers } } })
}

const panel = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  return within(heading.closest('section') ?? heading)
}

test('lists what to pick shelf by shelf, once for all orders, and which of them nobody may pack yet', async () => {
  open()
  const picks = await panel('To pick')
  expect(picks.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Shelf A2',
    'No shelf yet',
  ])
  const [line] = picks.getAllByText('Copper pan')
  expect(line?.closest('li')).toHaveTextContent('3Copper pan1 for T-7QP4K-V, 2 for T-VV7Q4-N Unpaid')
})

test('says when there is more than the lists hold', async () => {
  open({ day: () => ({ ...warehouseDay, isWhole: false }) })
  expect(await screen.findByText(dayNotWhole)).toBeVisible()
})

test('says what to wash, what comes back, and what is short because of whom', async () => {
  open()
  expect((await panel('To wash')).getByRole('listitem')).toHaveTextContent('12Plate')
  expect(screen.queryByText(dayNotWhole)).not.toBeInTheDocument()
  expect((await panel('Comes back')).getByRole('listitem')).toHaveTextContent(
    'T-VV7Q4-N Gil Guest, Austin · late since',
  )
  expect((await panel('Short in the next seven days')).getByRole('listitem')).toHaveTextContent(
    '2 × Pot from',
  )
})

test('a day on which nothing is to be done says so', async () => {
  open({ day: () => nothing })
  expect(await screen.findByText('Nothing to pick: every order of this day is packed.')).toBeVisible()
  expect(screen.getByText('Everything that came back is washed.')).toBeVisible()
  expect(screen.queryByText(/Short in/)).toBeNull()
})

test('opens with the day of the address, and tomorrow is one press away', async () => {
  const day = vi.fn<NonNullable<Warehouse['day']>>(() => warehouseDay)
  const { user, location } = open({ day })
  await user.click(await screen.findByRole('button', { name: 'Tomorrow' }))
  await waitFor(() => expect(location().search).toBe('?day=2026-12-02'))
  expect(day.mock.calls.map(([asked]) => asked?.day)).toEqual([undefined, '2026-12-02'])
})

test('of several depots one can be chosen, and stays chosen on another day', async () => {
  const north = { _id: 'd'.repeat(24), name: 'North' }
  const day = vi.fn<NonNullable<Warehouse['day']>>((asked) => ({
    ...warehouseDay,
    depots: [...warehouseDay.depots, north],
    depot: asked?.depot ?? null,
  }))
  const { user, location } = open({ day })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Depot' }), 'North')
  await waitFor(() => expect(location().search).toBe(`?depot=${north._id}`))
  await user.click(await screen.findByRole('button', { name: 'Tomorrow' }))
  await waitFor(() => expect(location().search).toBe(`?depot=${north._id}&day=2026-12-02`))
  expect(screen.getByRole('combobox', { name: 'Depot' })).toHaveDisplayValue('North')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Depot' }), 'All depots')
  await waitFor(() => expect(location().search).toBe('?day=2026-12-02'))
})

test('of several depots at once each piece says where it is washed, and each order where it comes back to', async () => {
  const here = { depot: 'Main depot' }
  const plate = { ...pan, name: 'Plate', quantity: 12 }
  open({
    day: () => ({
      ...warehouseDay,
      wash: [
        { ...plate, ...here },
        { ...plate, depot: 'North', quantity: 4 },
      ],
      back: warehouseDay.back.map((order) => ({ ...order, ...here })),
    }),
  })
  const washed = (await panel('To wash')).getAllByRole('listitem')
  expect(washed.map(({ textContent }) => textContent)).toEqual(['12Plate, Main depot', '4Plate, North'])
  expect((await panel('Comes back')).getByRole('listitem')).toHaveTextContent('Austin · to Main depot')
})

test('whoever stands before a piece says on which shelf it is', async () => {
  const setShelf = vi.fn<NonNullable<Warehouse['setShelf']>>(({ id, shelf }) => ({ productId: id, shelf }))
  const { user } = open({ setShelf })
  await user.click(await screen.findByRole('button', { name: 'Shelf… of Whisk' }))
  await user.type(screen.getByRole('textbox', { name: 'Shelf of Whisk' }), 'B7{Enter}')
  expect(await screen.findByText('Whisk stands on shelf B7')).toBeVisible()
  expect(setShelf.mock.calls[0]?.[0]).toEqual({ id: 'q'.repeat(24), shelf: 'B7' })
})

test('what the server has against it is said', async () => {
  open({
    day: () => {
      throw new Refusal(500, null, 'down')
    },
  })
  expect(await screen.findByText('Failed to load the day')).toBeVisible()
})

test('what is due today is not late when one looks at tomorrow, and what was due before it is', async () => {
  const [late] = warehouseDay.back
  const dueToday = { ...late!, ...first, pickupDay: today }
  open({ day: () => ({ ...warehouseDay, day: calendarDate('2026-12-02'), back: [late!, dueToday] }) })
  const [one, other] = (await panel('Comes back')).getAllByRole('listitem')
  expect(one).toHaveTextContent('late since Sun, Nov 29')
  expect(other).toHaveTextContent(first.orderNumber)
  expect(other).not.toHaveTextContent('late')
})
