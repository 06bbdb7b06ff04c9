import { describe, expect, test } from 'vitest'
import { dayStates, moveStart, pickDay } from './date-range.ts'
import type { DateRange, RangeRules } from './date-range.ts'

const rules: RangeRules = {
  today: '2027-06-01',
  minDate: '2027-06-03',
  maxDate: '2027-08-31',
  minDays: 3,
  reasons: {
    past: 'past',
    tooEarly: 'too early',
    tooLate: 'too late',
    tooShort: 'too short',
    crossing: 'crossing',
    notAfterStart: 'not after start',
  },
  dayState: (day) => {
    if (day === '2027-06-20') return { disabled: true, reason: 'Sold out' }
    if (day === '2027-06-13') return { disabled: true, reason: 'No delivery', blocksRange: false }
    return { disabled: false }
  },
}
const nothing: DateRange = { start: null, end: null }
const started: DateRange = { start: '2027-06-10', end: null }

describe('before anything is chosen', () => {
  test.each([
    ['2027-05-31', 'past'],
    ['2027-06-02', 'too early'],
    ['2027-09-01', 'too late'],
    ['2027-06-20', 'Sold out'],
    ['2027-06-13', 'No delivery'],
  ])('%s cannot be chosen: %s', (day, reason) => {
    expect(dayStates(rules, nothing)(day)).toMatchObject({ disabled: true, reason })
  })

  test.each(['2027-06-03', '2027-06-21', '2027-08-31'])('%s can be chosen', (day) => {
    expect(dayStates(rules, nothing)(day).disabled).toBe(false)
  })
})

describe('while the last day is being chosen', () => {
  test.each([
    ['2027-06-12', 'too short'],
    ['2027-06-20', 'Sold out'],
    ['2027-06-21', 'crossing'],
  ])('%s cannot be chosen: %s', (day, reason) => {
    expect(dayStates(rules, started)(day)).toMatchObject({ disabled: true, reason })
  })

  test.each(['2027-06-10', '2027-06-14', '2027-06-19', '2027-06-05'])('%s can be chosen', (day) => {
    expect(dayStates(rules, started)(day).disabled).toBe(false)
  })
})

test.each([
  ['the first press starts', nothing, '2027-06-10', { start: '2027-06-10', end: null }],
  ['a later day ends', started, '2027-06-17', { start: '2027-06-10', end: '2027-06-17' }],
  ['an earlier day starts anew', started, '2027-06-05', { start: '2027-06-05', end: null }],
  [
    'a press on a whole range starts anew',
    { start: '2027-06-10', end: '2027-06-17' },
    '2027-06-12',
    { start: '2027-06-12', end: null },
  ],
])('%s', (_case, range, day, expected) => {
  expect(pickDay(range, day)).toEqual(expected)
})

const week: DateRange = { start: '2027-06-03', end: '2027-06-10' }

test.each([
  ['keeps the last day where it still fits', '2027-06-05', '2027-06-10'],
  ['moves the stay along with its length', '2027-07-01', '2027-07-08'],
  ['loses the last day where the moved stay would cross a sold-out day', '2027-06-15', null],
])('typing another first day %s', (_case, start, end) => {
  expect(moveStart(rules, week, start)).toEqual({ start, end })
})
