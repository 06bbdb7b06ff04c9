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
  await userEvent.clear(startInput())
  await userEvent.type(startInput(), '06/30/2027')
  expect(startInput()).toBeValid()
  expect(changed).toHaveBeenLastCalledWith({ start: '2027-06-30', end: null })
})

test('a last day before the first is not valid', async () => {
  start({ from: { start: '2027-06-10', end: null } })
  await userEvent.type(endInput(), '06/09/2027')
  await userEvent.tab()
  expect(endInput()).toHaveAccessibleDescription('Date input not valid.')
  expect(changed).not.toHaveBeenCalled()
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
