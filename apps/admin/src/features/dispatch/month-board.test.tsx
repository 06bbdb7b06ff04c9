import { render, screen, within } from '@testing-library/react'
import type { VisitList } from '@trivet/core/contract/dispatch'
import { calendarDate } from '@trivet/core/dates'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { useBoard } from './use-board.ts'

vi.mock('../../lib/shop-time-zone.ts', () => ({ useShopTimeZone: () => 'America/Los_Angeles' }))

const day = calendarDate('2026-12-10')
const list: VisitList = {
  today: day,
  areas: [],
  visits: [],
  counts: [
    { day, kind: 'delivery', total: 3, done: 0, overdue: 1, unpaid: 0 },
    { day, kind: 'pickup', total: 1, done: 0, overdue: 0, unpaid: 1 },
    { day: calendarDate('2027-01-01'), kind: 'pickup', total: 1, done: 0, overdue: 0, unpaid: 0 },
  ],
  dueToday: [],
  overdue: [],
  overdueTotal: 0,
}

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  return () => vi.unstubAllGlobals()
})

test('on a phone a month is a list of its days on which somebody drives', async () => {
  const { MonthBoard } = await import('./month-board.tsx')
  const Month = () => <MonthBoard board={useBoard()} list={list} onChange={() => {}} />
  render(
    <MemoryRouter initialEntries={[`/dispatch?view=month&day=${day}`]}>
      <Month />
    </MemoryRouter>,
  )
  const days = within(screen.getByRole('list', { name: 'Days of the month' }))
  expect(days.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Thu, Dec 103deliveries1pickup1 overdue1 unpaid',
  ])
  expect(days.getByRole('link')).toHaveAttribute('href', '/dispatch?view=day&day=2026-12-10')
})
