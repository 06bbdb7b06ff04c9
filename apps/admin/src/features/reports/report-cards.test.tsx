import { render, screen, within } from '@testing-library/react'
import type { ReportOutput } from '@trivet/core/contract/reports'
import { calendarDate } from '@trivet/core/dates'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ReportCards } from './report-cards.tsx'

const days = { from: calendarDate('2026-11-01'), to: calendarDate('2026-11-24') }
const depot = { _id: 'main', name: 'Austin depot' }
const of = { ...days, period: null, area: null, host: null, depot }
const report: ReportOutput = {
  report: 'utilisation',
  ...days,
  before: days,
  timeZone: 'America/Los_Angeles',
  figures: ['days-out', 'days-owned', 'utilisation'],
  totals: [18, 100, 18],
  totalsBefore: [0, 0, 0],
  points: [],
  lines: [
    { ...of, product: { _id: 'pan', name: 'Copper pan' }, values: [18, 100, 18] },
    { ...of, product: { _id: 'lid', name: 'Lid' }, values: [0, 0, 0] },
  ],
  lineCount: 2,
  isCounting: false,
}

test('on a phone each line is a card with all its figures, and the total stands after them', () => {
  render(
    <MemoryRouter>
      <ReportCards report={report} />
    </MemoryRouter>,
  )
  const cards = within(screen.getByRole('list', { name: 'Utilisation' })).getAllByRole('listitem')
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Copper pan, Austin depotDays out18Days owned100Utilisation18.0%',
    'Lid, Austin depotNothing was counted.',
    'TotalDays out18Days owned100Utilisation18.0%',
  ])
  expect(screen.getByRole('link', { name: /^18, Days out, Copper pan, Austin depot/ })).toHaveAttribute(
    'href',
    '/orders?figure=days-out&figureFrom=2026-11-01&figureTo=2026-11-24&figureDepot=main&figureProduct=pan',
  )
})
