import * as datesCopy from '@trivet/core/copy/dates'
import { addDays, calendarDate, maxRentalDays } from '@trivet/core/dates'
import { expect, test } from 'vitest'
import { tripDayState } from './trip-day-state.ts'

const start = calendarDate('2027-01-10')
const longest = addDays(start, maxRentalDays)

test('a last day that makes the rental too long says so, and closes no later start', () => {
  const stateOf = tripDayState(undefined)
  expect(stateOf(longest, { start })).toEqual({ disabled: false })
  expect(stateOf(addDays(longest, 1), { start })).toEqual({
    disabled: true,
    reason: datesCopy.rentalTooLong(maxRentalDays),
    blocksRange: false,
  })
  expect(stateOf(addDays(longest, 1), { start: null })).toEqual({ disabled: false })
})

test('what an item says about a day is told as it is', () => {
  const soldOut = { disabled: true, reason: 'Sold out: Copper pan' }
  expect(tripDayState(() => soldOut)(addDays(start, 1), { start })).toEqual(soldOut)
})

test('a last day before the minimum days says how long it has to be', () => {
  const minimumDays = [{ firstDay: start, lastDay: start, days: 5 }]
  const stateOf = tripDayState(undefined, { minimumDays })
  const tooShort = { disabled: true, reason: datesCopy.rentalTooShort(5), blocksRange: false }
  expect(stateOf(addDays(start, 4), { start })).toEqual(tooShort)
  expect(stateOf(addDays(start, 5), { start })).toEqual({ disabled: false })
  expect(stateOf(addDays(start, 2), { start: addDays(start, 1) })).toEqual({ disabled: false })
})
