import { expect, test } from 'vitest'
import { calendarDate } from '../dates/calendar-date.ts'
import { openRefundDeadlines } from './refund-bands.ts'

const delivery = calendarDate('2026-12-24')

test.each([
  ['2026-12-01', ['100 until 2026-12-16', '75 until 2026-12-20', '50 until 2026-12-22']],
  ['2026-12-16', ['100 until 2026-12-16', '75 until 2026-12-20', '50 until 2026-12-22']],
  ['2026-12-17', ['75 until 2026-12-20', '50 until 2026-12-22']],
  ['2026-12-22', ['50 until 2026-12-22']],
  ['2026-12-23', []],
])('on %s a delivery on Christmas Eve can still be refunded: %j', (today, open) => {
  const deadlines = openRefundDeadlines(delivery, {
    today: calendarDate(today),
    timeZone: 'America/Chicago',
  })
  expect(deadlines.map(({ percent, lastDay }) => `${percent} until ${lastDay}`)).toEqual(open)
})

test('a week with a clock change never promises an hour too much', () => {
  const place = { today: calendarDate('2026-01-01'), timeZone: 'America/New_York' }
  // the night of 8 March has 23 hours, that of 1 November 25
  expect(openRefundDeadlines(calendarDate('2026-03-10'), place)[0]?.lastDay).toBe('2026-03-01')
  expect(openRefundDeadlines(calendarDate('2026-11-03'), place)[0]?.lastDay).toBe('2026-10-26')
})
