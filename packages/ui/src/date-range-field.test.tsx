import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateRangeField } from './date-range-field.tsx'
import type { DateRange, DateRangeFieldProps } from './date-range-field.tsx'

const changed = vi.fn()

function Trip({
  from = { start: null, end: null },
  ...props
}: Partial<DateRangeFieldProps> & { from?: DateRange }) {
  const [value, setValue] = useState(from)
  return (
    <DateRangeField
      startLabel="Start date"
      endLabel="End date"
      invalidMessage="Date input not valid."
      today="2027-06-01"
      value={value}
      onChange={(range) => {
        changed(range)
        setValue(range)
      }}
      {...props}
    />
  )
}

function start(props: Parameters<typeof Trip>[0] = {}) {
  changed.mockClear()
  render(<Trip {...props} />)
}

const startInput = () => screen.getByLabelText('Start date')
const endInput = () => screen.getByLabelText('End date')
const week = { start: '2027-06-10', end: '2027-06-17' }

// the month names are live regions as well
const said = (calendar: ReturnType<typeof within>) => calendar.getAllByRole('status').at(-1)

async function openCalendar() {
  await userEvent.click(screen.getByRole('button', { name: /^Choose dates/ }))
  return within(await screen.findByRole('dialog', { name: 'Choose dates' }))
}

test('the value stands in the fields as MM/dd/yyyy', () => {
  start({ from: week })
  expect(startInput()).toHaveValue('06/10/2027')
  expect(endInput()).toHaveValue('06/17/2027')
})

test('typed dates apply as soon as they are dates', async () => {
  start()
  await userEvent.type(startInput(), '06/10/2027')
  await userEvent.type(endInput(), '06/17/2027')
  expect(changed).toHaveBeenLastCalledWith(week)
})

test('what is no date is told on leaving, not while typing, and corrected by the right key', async () => {
  start()
  await userEvent.type(startInput(), '06/31/2027')
  expect(screen.queryByText('Date input not valid.')).not.toBeInTheDocument()
  await userEvent.tab()
  expect(startInput()).toHaveAccessibleDescription('Date input not valid.')
  expect(startInput()).toBeInvalid()
  // the focus has moved on
  expect(screen.getByRole('alert')).toHaveTextContent('Date input not valid.')
  await userEvent.clear(startInput())
  await userEvent.type(startInput(), '06/30/2027')
  expect(startInput()).toBeValid()
  expect(changed).toHaveBeenLastCalledWith({ start: '2027-06-30', end: null })
})

test('a last day before the first is not valid', async () => {
  start({ from: { start: '2027-06-10', end: null } })
  await userEvent.type(endInput(), '06/09/2027')
  await userEvent.tab()
  expect(endInput()).toHaveAccessibleDescription('Not after the first day')
  expect(changed).not.toHaveBeenCalled()
})

test('an error of the range marks both fields, and is read with each after its own', () => {
  start({ errors: { range: 'Please select rental dates', end: 'Which day?' } })
  expect(startInput()).toBeInvalid()
  expect(startInput()).toHaveAccessibleDescription('Please select rental dates')
  expect(endInput()).toBeInvalid()
  expect(endInput()).toHaveAccessibleDescription('Which day? Please select rental dates')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

async function typeInto(input: HTMLElement, text: string) {
  await userEvent.clear(input)
  await userEvent.type(input, text)
  await userEvent.tab()
}

test.each([
  ['no date', '06/31/2027', 'Date input not valid.'],
  ['past', '05/31/2027', 'In the past'],
  ['too far ahead', '09/01/2027', 'Too far ahead'],
  ['sold out', '06/20/2027', 'Sold out'],
])(
  'a refused first day (%s) is no longer the value; its text and the last day stay',
  async (_why, text, error) => {
    const dayState = (day: string) => ({ disabled: day === '2027-06-20', reason: 'Sold out' })
    start({ from: week, maxDate: '2027-08-31', dayState })
    await typeInto(startInput(), text)
    expect(changed).toHaveBeenLastCalledWith({ start: null, end: week.end })
    expect(startInput()).toHaveValue(text)
    expect(startInput()).toHaveAccessibleDescription(error)
    expect(endInput()).toHaveValue('06/17/2027')

    await typeInto(startInput(), '06/12/2027')
    expect(changed).toHaveBeenLastCalledWith({ start: '2027-06-12', end: week.end })
    expect(startInput()).toBeValid()
  },
)

test('a refused last day is no longer the value until it is a good one again', async () => {
  const refused = vi.fn()
  start({ from: week, onRefused: refused })
  await typeInto(endInput(), '06/10/2027')
  expect(changed).toHaveBeenLastCalledWith({ start: week.start, end: null })
  expect(refused).toHaveBeenLastCalledWith({ start: undefined, end: 'Not after the first day' })
  expect(endInput()).toHaveValue('06/10/2027')
  await typeInto(endInput(), '06/15/2027')
  expect(changed).toHaveBeenLastCalledWith({ start: week.start, end: '2027-06-15' })
  expect(refused).toHaveBeenLastCalledWith({ start: undefined, end: undefined })
})

test('a refused last day counts as soon as the first day fits it', async () => {
  start({ from: week })
  await typeInto(endInput(), '06/09/2027')
  await typeInto(startInput(), '06/05/2027')
  expect(changed).toHaveBeenLastCalledWith({ start: '2027-06-05', end: '2027-06-09' })
  expect(endInput()).toBeValid()
})

test('while a refused day is being corrected its error stays and nothing changes', async () => {
  start({ from: week })
  await typeInto(endInput(), 'soon')
  changed.mockClear()
  await userEvent.type(endInput(), 'er')
  expect(endInput()).toHaveAccessibleDescription('Date input not valid.')
  expect(changed).not.toHaveBeenCalled()
})

test('the calendar goes on from the day that is left', async () => {
  start({ from: week })
  await typeInto(startInput(), 'soon')
  const calendar = await openCalendar()
  expect(said(calendar)).toHaveTextContent('Choose the start date')
  await userEvent.click(calendar.getByRole('button', { name: 'Saturday, June 12, 2027' }))
  expect(changed).toHaveBeenLastCalledWith({ start: '2027-06-12', end: week.end })
  expect(startInput()).toHaveValue('06/12/2027')
  expect(startInput()).toBeValid()
})

test('a typed day that is not available says why', async () => {
  start({ dayState: (day) => ({ disabled: day === '2027-06-10', reason: 'Sold out' }) })
  await userEvent.type(startInput(), '06/10/2027')
  await userEvent.tab()
  expect(startInput()).toHaveAccessibleDescription('Sold out')
})

test('an emptied field gives the day up', async () => {
  start({ from: week })
  await userEvent.clear(endInput())
  await userEvent.tab()
  expect(changed).toHaveBeenLastCalledWith({ start: '2027-06-10', end: null })
})

test('the calendar stays open after the first day, counts the days, and Done gives the focus back', async () => {
  start()
  const calendar = await openCalendar()
  await userEvent.click(calendar.getByRole('button', { name: 'Thursday, June 10, 2027' }))
  expect(changed).toHaveBeenLastCalledWith({ start: '2027-06-10', end: null })
  expect(said(calendar)).toHaveTextContent('Choose the end date')
  await userEvent.click(calendar.getByRole('button', { name: 'Thursday, June 17, 2027' }))
  expect(changed).toHaveBeenLastCalledWith(week)
  expect(said(calendar)).toHaveTextContent('7 days')
  await userEvent.click(calendar.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Choose dates, Jun 10 to Jun 17' })).toHaveFocus()
})

test('of two days pressed before the calendar is drawn anew none is lost', async () => {
  start()
  const calendar = await openCalendar()
  const days = ['Thursday, June 10, 2027', 'Thursday, June 17, 2027'].map((name) =>
    calendar.getByRole('button', { name }),
  )
  for (const day of days) {
    day.click()
    // what a press changes at once, and nothing that may wait
    await Promise.resolve()
  }
  expect(days[1]).toHaveAccessibleName('Thursday, June 17, 2027')
  expect(changed).toHaveBeenLastCalledWith(week)
  await screen.findByRole('button', { name: 'Thursday, June 17, 2027, End date' })
})

test('days that cannot be chosen say why and are not chosen', async () => {
  start({ dayState: (day) => ({ disabled: day === '2027-06-12', reason: 'Sold out' }) })
  const calendar = await openCalendar()
  const soldOut = calendar.getByRole('button', { name: 'Saturday, June 12, 2027, not available: Sold out' })
  expect(soldOut).toHaveAttribute('aria-disabled', 'true')
  expect(soldOut).toHaveAttribute('title', 'Sold out')
  await userEvent.click(soldOut)
  expect(changed).not.toHaveBeenCalled()
  expect(said(calendar)).toHaveTextContent('Jun 12: Sold out')
})

test('weeks start on Sunday', async () => {
  start()
  const calendar = await openCalendar()
  const [first] = calendar.getAllByRole('columnheader', { hidden: true })
  expect(first).toHaveAttribute('aria-label', 'Sunday')
})

test('arrow keys walk the days and Enter chooses', async () => {
  start({ from: week })
  const calendar = await openCalendar()
  calendar.getByRole('button', { name: /June 10, 2027/ }).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(changed).toHaveBeenLastCalledWith({ start: '2027-06-18', end: null })
  await userEvent.keyboard('{PageDown}{Home}{Enter}')
  expect(changed).toHaveBeenLastCalledWith({ start: '2027-06-18', end: '2027-07-18' })
})

test('Clear dates empties both and keeps the calendar open; Escape closes it', async () => {
  start({ from: week })
  const calendar = await openCalendar()
  await userEvent.click(calendar.getByRole('button', { name: 'Clear dates' }))
  expect(changed).toHaveBeenLastCalledWith({ start: null, end: null })
  expect(startInput()).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
