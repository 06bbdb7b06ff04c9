import { screen, waitFor, within } from '@testing-library/react'
import type { ReportOutput } from '@trivet/core/contract/reports'
import {
  rangeTooLong,
  reportLoadFailed,
  weeklySwitchedOff,
  weeklySwitchedOn,
} from '@trivet/core/copy/reports'
import { calendarDate } from '@trivet/core/dates'
import { expect, test, vi } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'

const days = { from: calendarDate('2026-11-01'), to: calendarDate('2026-11-24') }
const nothing = { period: null, area: null, depot: null, product: null, host: null }
const tax: ReportOutput = {
  report: 'tax',
  ...days,
  before: { from: calendarDate('2026-10-08'), to: calendarDate('2026-10-31') },
  timeZone: 'America/Los_Angeles',
  figures: ['taxed', 'tax'],
  totals: [700, 57.75],
  totalsBefore: [350, 57.75],
  points: [
    { period: '2026-11-01', value: 0 },
    { period: '2026-11-02', value: 57.75 },
  ],
  lines: [
    { ...nothing, ...days, period: '2026-11', area: { _id: 'austin', name: 'Austin' }, values: [630, 57.75] },
    { ...nothing, ...days, period: '2026-11', area: { _id: 'none', name: 'No area' }, values: [70, 0] },
  ],
  lineCount: 2,
  isCounting: false,
}

function open(path: string, answer: Partial<ReportOutput> = {}) {
  const read = vi.fn((_input: object) => ({ ...tax, ...answer }))
  return { read, ...openAdmin({ path, answers: { reports: { read } } }) }
}

test('says what the days came to, beside the period before', async () => {
  open('/reports/tax')
  const totals = within(await screen.findByRole('region', { name: 'Totals' }))
  expect(totals.getByText('$700.00')).toBeInTheDocument()
  expect(totals.getByText('+100.0%, was $350.00')).toBeInTheDocument()
  expect(totals.getByText('as before')).toBeInTheDocument()
  expect(totals.getByText(/Nov 1 – 24, 2026, beside Oct 8 – 31, 2026/)).toBeInTheDocument()
  expect(screen.getByRole('img', { name: /Most on Nov 2, 2026 with \$57\.75/ })).toBeInTheDocument()
})

test('every figure of the table leads to the orders behind it, and the totals stand below', async () => {
  open('/reports/tax')
  const table = within(await screen.findByRole('table', { name: 'Tax' }))
  expect(table.getByRole('link', { name: /^\$57\.75, Tax, Nov 2026, Austin/ })).toHaveAttribute(
    'href',
    '/orders?figure=tax&figureFrom=2026-11-01&figureTo=2026-11-24&figureArea=austin',
  )
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'MonthAreaTaxedTax',
    'Nov 2026Austin$630.00$57.75',
    'Nov 2026No area$70.00$0.00',
    'Total$700.00$57.75',
  ])
})

test('days and report stand in the address, and stay when another report is opened', async () => {
  const { user, location, read } = open('/reports')
  await waitFor(() => expect(location().pathname).toBe('/reports/revenue'))
  await user.click(await screen.findByRole('button', { name: 'Last month' }))
  await waitFor(() => expect(location().search).toBe('?range=last-month'))
  await user.click(screen.getByRole('link', { name: 'Late and lost' }))
  await waitFor(() => expect(location().pathname).toBe('/reports/late-and-lost'))
  await waitFor(() =>
    expect(read.mock.calls.at(-1)?.[0]).toEqual({ report: 'late-and-lost', range: 'last-month' }),
  )
  expect(screen.getByRole('button', { name: 'Last month' })).toHaveAttribute('aria-pressed', 'true')
})

test('other days are told by the first and the last of them', async () => {
  const { user, location } = open('/reports/tax')
  await user.click(await screen.findByRole('button', { name: 'Other days' }))
  await user.type(await screen.findByLabelText('First day'), '2026-03-05')
  await user.type(screen.getByLabelText('Last day'), '2026-03-01')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText(/the first before the last/)).toBeInTheDocument()
  await user.clear(screen.getByLabelText('Last day'))
  await user.type(screen.getByLabelText('Last day'), '2026-03-09')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(location().search).toBe('?from=2026-03-05&to=2026-03-09'))
})

test('days that lie too far apart are told so before they are asked for', async () => {
  const { user, location } = open('/reports/tax')
  await user.click(await screen.findByRole('button', { name: 'Other days' }))
  await user.type(await screen.findByLabelText('First day'), '2020-01-01')
  await user.type(screen.getByLabelText('Last day'), '2026-01-01')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText(rangeTooLong)).toBeInTheDocument()
  expect(location().search).toBe('')
})

test('an address of too many days says what to choose instead, and cannot be tried again', async () => {
  const read = () => {
    throw new Refusal(400, 'INVALID_INPUT', rangeTooLong)
  }
  openAdmin({ path: '/reports/tax?from=2020-01-01&to=2026-01-01', answers: { reports: { read } } })
  expect(await screen.findByRole('alert')).toHaveTextContent(rangeTooLong)
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
})

test('says what each figure is, that some orders are still counted, and that there are more lines', async () => {
  open('/reports/tax', { isCounting: true, lineCount: 1200 })
  expect(await screen.findByText(/still being counted/)).toBeInTheDocument()
  expect(screen.getByText(/The first 2 of 1,200/)).toBeInTheDocument()
  expect(screen.getByText(/discounts do not lower it/)).toBeInTheDocument()
})

test('without anything counted there are no bars', async () => {
  open('/reports/tax', { points: [{ period: '2026-11-01', value: 0 }], lines: [], lineCount: 0 })
  expect(await screen.findByText('Nothing was counted on these days.')).toBeInTheDocument()
})

test('says that it failed, and tries again', async () => {
  let isDown = true
  const read = () => {
    if (isDown) throw new Refusal(500, null, 'relation "x" at 10.0.0.1')
    return tax
  }
  const { user } = openAdmin({ path: '/reports/tax', answers: { reports: { read } } })
  expect(await screen.findByText(reportLoadFailed)).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('table', { name: 'Tax' })).toBeInTheDocument()
})

test('the week by mail is switched on and off by one press', async () => {
  const chooseWeekly = vi.fn(({ isOn }: { isOn: boolean }) => ({ isOn }))
  const { user } = openAdmin({
    path: '/reports/tax',
    answers: { reports: { read: () => tax, weekly: () => ({ isOn: false }), chooseWeekly } },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Mail me the week' }))
  expect(await screen.findByText(weeklySwitchedOn)).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Mail me the week' })).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Mail me the week' }))
  expect(await screen.findByText(weeklySwitchedOff)).toBeInTheDocument()
  expect(chooseWeekly.mock.calls.map(([input]) => input.isOn)).toEqual([true, false])
})
