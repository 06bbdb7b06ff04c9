import { screen, waitFor, within } from '@testing-library/react'
import type { VisitList, VisitOutput } from '@trivet/core/contract/dispatch'
import { addDays, calendarDate, type CalendarDate } from '@trivet/core/dates'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { nearestZone } from '../features/dispatch/arrow-to-zone.ts'
import { droppedOn } from '../features/dispatch/board-drag.tsx'
import { http, HttpResponse } from 'msw'
import { api, Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'

// the first page of a run takes longer to load than a test waits
beforeAll(() => import('./dispatch.tsx'))

type Dispatch = NonNullable<Answers['dispatch']>

const day = calendarDate('2026-12-10')

const visit: VisitOutput = {
  orderId: '0123456789abcdef01234567',
  orderNumber: 'T-7QP4K-V',
  kind: 'pickup',
  day,
  window: 'all-day',
  area: 'Austin',
  state: 'open',
  status: 'delivered',
  isPaid: true,
  due: 0,
  isMovable: true,
  guest: 'Gil Guest',
  street: '1 Main St',
  city: 'Austin',
  postalCode: '78701',
  items: 3,
  phone: '+15125550100',
  deliveryNotes: 'The dog is friendly',
  access: 'Gate 4711',
  otherDay: calendarDate('2026-12-03'),
  timeZone: 'America/Chicago',
  lastReport: null,
}

const board = (visits: VisitOutput[], changes: Partial<VisitList> = {}): VisitList => ({
  today: day,
  areas: ['Austin', 'Denver'],
  visits,
  counts: visits.map(({ day: on, kind, state }) => ({
    day: on,
    kind,
    total: 1,
    done: Number(state === 'done'),
    overdue: Number(state === 'overdue'),
    unpaid: Number(state === 'unpaid'),
  })),
  dueToday: [],
  overdue: [],
  overdueTotal: 0,
  ...changes,
})

const free = { ok: true, conflicts: [], warnings: [] }

function open(path: string, answers: Dispatch = {}) {
  const visits = vi.fn<NonNullable<Dispatch['visits']>>(() => board([visit]))
  const previewVisitChange = vi.fn<NonNullable<Dispatch['previewVisitChange']>>(() => free)
  return {
    visits,
    previewVisitChange,
    ...openAdmin({ path, answers: { dispatch: { visits, previewVisitChange, ...answers } } }),
  }
}

const week = `/dispatch?view=week&day=${day}`
const dayColumn = async (name: string) => {
  const heading = await screen.findByRole('link', { name })
  return within(heading.closest('li')!)
}

async function startChange(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Actions for the pickup of Gil Guest' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change…' }))
  return within(await screen.findByRole('dialog', { name: 'Change pickup' }))
}

describe('the board', () => {
  test('asks for the week of the day in its address, and shows each stop under its day, area and window', async () => {
    const { visits } = open(week)
    const thursday = await dayColumn('Thu, Dec 10')
    expect(visits.mock.calls[0]?.[0]).toEqual({ from: '2026-12-10', to: '2026-12-16' })
    expect(screen.getByRole('heading', { level: 1, name: 'Dispatch' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Dec 10 – 16, 2026' })).toBeVisible()
    expect(thursday.getByRole('heading', { name: 'Austin' })).toBeVisible()
    expect(thursday.getByText('11am-5pm')).toBeVisible()
    expect(thursday.getByRole('link', { name: 'Pickup: Gil Guest' })).toHaveAttribute(
      'href',
      `/orders/${visit.orderId}`,
    )
  })

  test.each([
    ['overdue', 'Overdue'],
    ['unpaid', 'Unpaid'],
    ['done', 'Done'],
    ['open', 'Delivered'],
  ] as const)('marks a visit that is %s by the word %s', async (state, word) => {
    open(week, { visits: () => board([{ ...visit, state }]) })
    expect(await screen.findByText(word)).toBeVisible()
  })

  const missed = { outcome: 'nobody-there', at: '2026-12-10T18:04:00.000Z' } as const

  test.each([
    ['week', { isPaid: true }],
    ['month', { isPaid: true }],
    ['week', { isPaid: false, due: 20 }],
    ['day', { state: 'overdue' }],
  ] as const)('says in the view of a %s where nobody was there, and when: %o', async (view, changes) => {
    const path = `/dispatch?view=${view}&day=${day}`
    open(path, { visits: () => board([{ ...visit, lastReport: missed, ...changes }]) })
    expect(await screen.findByText('Nobody there, 12:04 pm')).toBeVisible()
    expect(screen.queryByText('Delivered')).not.toBeInTheDocument()
    if ('due' in changes) expect(screen.getByText('Unpaid $20.00')).toBeVisible()
  })

  test('says nothing of an earlier attempt once the van has come', async () => {
    open(week, { visits: () => board([{ ...visit, state: 'done', lastReport: missed }]) })
    expect(await screen.findByText('Done')).toBeVisible()
    expect(screen.queryByText(/Nobody there/)).not.toBeInTheDocument()
  })

  test('keeps view, day and area in the address', async () => {
    const { user, location, visits } = open(week)
    await user.click(await screen.findByRole('button', { name: 'Next week' }))
    await waitFor(() => expect(location().search).toContain('day=2026-12-17'))
    await user.click(screen.getByRole('link', { name: 'Month' }))
    await waitFor(() => expect(location().search).toContain('view=month'))
    await user.selectOptions(screen.getByLabelText('Service area'), 'Denver')
    await waitFor(() => expect(location().search).toContain('area=Denver'))
    await waitFor(() =>
      expect(visits.mock.lastCall?.[0]).toEqual({ from: '2026-11-29', to: '2027-01-02', area: 'Denver' }),
    )
  })

  test('prints the route sheet and the packing lists of its day and area', async () => {
    const asked: string[] = []
    vi.stubGlobal('open', () => null)
    api.use(
      http.get('*/api/admin/dispatch/:file', ({ request, params }) => {
        asked.push(`${String(params['file'])}${new URL(request.url).search}`)
        return HttpResponse.json({ message: 'The printer is out' }, { status: 400 })
      }),
    )
    const { user } = open(`${week}&area=Austin`)
    await user.click(await screen.findByRole('button', { name: 'Packing lists' }))
    expect(await screen.findByText('The printer is out')).toBeVisible()
    expect(asked).toEqual([`packing-lists.pdf?day=${day}&area=Austin`])
    vi.unstubAllGlobals()
  })

  test('says how far today is, by the day at each place', async () => {
    const dueToday = [{ kind: 'pickup', total: 4, done: 3 }] as const
    open('/dispatch', { visits: () => board([], { dueToday: [...dueToday] }) })
    expect(await screen.findByRole('progressbar', { name: 'Pickup: 3 of 4 done today' })).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Delivery: 0 of 0 done today' })).toBeVisible()
  })

  test('names what is late whatever days it shows', async () => {
    open(week, { visits: () => board([], { overdue: [{ ...visit, state: 'overdue' }], overdueTotal: 7 }) })
    expect(await screen.findByRole('heading', { name: 'Overdue · 7' })).toBeVisible()
    expect(screen.getByText(/Should have been collected Thu, Dec 10/)).toBeVisible()
  })

  test('sends on to a full day what it leaves out', async () => {
    const counts = [{ day, kind: 'pickup', total: 40, done: 0, overdue: 0, unpaid: 0 }] as const
    open(week, { visits: () => board([visit], { counts: [...counts] }) })
    expect(await screen.findByRole('link', { name: '39 more' })).toHaveAttribute(
      'href',
      expect.stringContaining('view=day'),
    )
  })

  test('says of a day that is too full how much of it is shown', async () => {
    const counts = [{ day, kind: 'pickup', total: 900, done: 0, overdue: 0, unpaid: 0 }] as const
    open(`/dispatch?view=day&day=${day}`, { visits: () => board([visit], { counts: [...counts] }) })
    expect(await screen.findByText(/^1 of 900 visits are shown/)).toBeVisible()
  })

  test('says why it could not be loaded', async () => {
    open(week, {
      visits: () => {
        throw new Refusal(503, 'UNAVAILABLE', 'busy')
      },
    })
    expect(await screen.findByText('Failed to load the visits')).toBeVisible()
  })
})

describe('changing a visit from its menu', () => {
  const changed = { orderId: visit.orderId, kind: 'pickup', day: addDays(day, 1), window: 'early' } as const

  async function fill(
    dialog: ReturnType<typeof within>,
    user: ReturnType<typeof open>['user'],
    to: CalendarDate,
  ) {
    const field = dialog.getByLabelText('New day')
    await user.clear(field)
    await user.type(field, to)
  }

  test('shows it on its new day at once and tells the server what was seen', async () => {
    let answer: (() => void) | undefined
    const changeVisit = vi.fn(async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return changed
    })
    const { user, visits } = open(week, { changeVisit })
    const dialog = await startChange(user)
    await fill(dialog, user, changed.day)
    await user.selectOptions(dialog.getByLabelText('Window'), 'early')
    expect(await dialog.findByText('Everything is free. This can be saved.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Change' }))

    expect(
      await (await dayColumn('Fri, Dec 11')).findByRole('link', { name: 'Pickup: Gil Guest' }),
    ).toBeVisible()
    expect(changeVisit).toHaveBeenCalledWith(
      {
        id: visit.orderId,
        kind: 'pickup',
        day: '2026-12-11',
        window: 'early',
        seenDay: '2026-12-10',
        note: '',
      },
      expect.anything(),
    )
    visits.mockReturnValue(board([{ ...visit, ...changed }]))
    answer?.()
    expect(await screen.findByText('Pickup changed to Fri, Dec 11, 11am-2pm')).toBeVisible()
  })

  test('puts it back and says why when the server refuses', async () => {
    const { user } = open(week, {
      changeVisit: () => {
        throw new Refusal(409, 'NOT_ENOUGH_STOCK', 'Not enough Cooler on Fri, Dec 11')
      },
    })
    const dialog = await startChange(user)
    await fill(dialog, user, changed.day)
    await dialog.findByText('Everything is free. This can be saved.')
    await user.click(dialog.getByRole('button', { name: 'Change' }))
    const again = within(await screen.findByRole('dialog', { name: 'Change pickup' }))
    expect(await again.findByRole('alert')).toHaveTextContent('Not enough Cooler on Fri, Dec 11')
    await user.click(again.getByRole('button', { name: 'Cancel' }))
    expect((await dayColumn('Thu, Dec 10')).getByRole('link', { name: 'Pickup: Gil Guest' })).toBeVisible()
  })

  test('shows every conflict and warning before anything is saved, and saves nothing against them', async () => {
    const changeVisit = vi.fn(() => changed)
    const { user, previewVisitChange } = open(week, { changeVisit })
    previewVisitChange.mockImplementation(({ day: to }) =>
      to === changed.day
        ? {
            ok: false,
            conflicts: [
              {
                code: 'items-unavailable',
                message: 'Not enough Cooler on Fri, Dec 11',
                name: 'Cooler',
                days: [],
              },
            ],
            warnings: [],
          }
        : {
            ...free,
            warnings: [
              { about: 'short-notice', message: 'Less than 48 hours ahead: call the guest as well.' },
            ],
          },
    )
    const dialog = await startChange(user)
    expect(dialog.getByText('Choose another day or window.')).toBeVisible()
    await fill(dialog, user, changed.day)
    expect(await dialog.findByText('Not enough Cooler on Fri, Dec 11')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Change' })).toBeDisabled()
    expect(changeVisit).not.toHaveBeenCalled()
    await fill(dialog, user, addDays(day, 2))
    expect(await dialog.findByText('Less than 48 hours ahead: call the guest as well.')).toBeVisible()
  })

  test('is not offered once the van was there', async () => {
    const { user } = open(week, { visits: () => board([{ ...visit, isMovable: false, state: 'done' }]) })
    await user.click(await screen.findByRole('button', { name: 'Actions for the pickup of Gil Guest' }))
    expect(await screen.findByRole('menuitem', { name: 'Can no longer be changed' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(screen.queryByRole('button', { name: 'Drag the pickup of Gil Guest' })).toBeNull()
  })
})

describe('dropping a visit', () => {
  const friday = addDays(day, 1)

  test('asks about the day and window it was dropped on', () => {
    expect(droppedOn(visit, { day: friday, label: '' })).toEqual({ visit, day: friday, window: 'all-day' })
    expect(droppedOn(visit, { day, kind: 'pickup', window: 'late', label: '' })).toEqual({
      visit,
      day,
      window: 'late',
    })
  })

  test('where it came from, or on a window of the other kind, asks nothing', () => {
    expect(droppedOn(visit, { day, label: '' })).toBeNull()
    expect(droppedOn(visit, { day: friday, kind: 'delivery', window: 'late', label: '' })).toBeNull()
    expect(droppedOn(visit, undefined)).toBeNull()
  })

  test('by arrow key goes to the next day in that direction, not to one of another week', () => {
    const cell = (column: number, row: number) => ({
      left: column * 100,
      top: row * 80,
      width: 90,
      height: 70,
      column,
      row,
    })
    const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => cell(column, row)))
    const from = cell(1, 1)
    const to = ([x, y]: readonly [number, number]) => {
      const found = nearestZone(from, cells, [x, y])
      return found && [found.column, found.row]
    }
    expect([to([1, 0]), to([-1, 0]), to([0, 1]), to([0, -1])]).toEqual([
      [2, 1],
      [0, 1],
      [1, 2],
      [1, 0],
    ])
    expect(nearestZone(cell(2, 2), cells, [1, 0])).toBeUndefined()
  })
})

test('a month shows whole weeks, each day with its number of stops', async () => {
  open(`/dispatch?view=month&day=${day}`)
  const days = within(await screen.findByRole('list', { name: 'Days of the month' }))
  expect(days.getAllByRole('heading', { level: 2 })).toHaveLength(35)
  const thursday = within(days.getByRole('link', { name: 'Thu, Dec 10' }).closest('li')!)
  expect(thursday.getByText('pickup')).toBeInTheDocument()
  expect(thursday.getByRole('link', { name: 'Pickup: Gil Guest' })).toBeVisible()
})
