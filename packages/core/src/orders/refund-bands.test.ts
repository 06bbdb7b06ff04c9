import { expect, test } from 'vitest'
import { calendarDate } from '../calendar-date.ts'
import { openRefundDeadlines } from './refund-bands.ts'

const delivery = calendarDate('2026-12-24')

test.each([
  ['2026-12-01', ['100 before 2026-12-17', '75 before 2026-12-21', '50 before 2026-12-23']],
  ['2026-12-16', ['100 before 2026-12-17', '75 before 2026-12-21', '50 before 2026-12-23']],
  ['2026-12-17', ['75 before 2026-12-21', '50 before 2026-12-23']],
  ['2026-12-22', ['50 before 2026-12-23']],
  ['2026-12-23', []],
])('on %s a delivery on Christmas Eve can still be refunded: %j', (today, open) => {
  const deadlines = openRefundDeadlines(delivery, calendarDate(today))
  expect(deadlines.map(({ percent, before }) => `${percent} before ${before}`)).toEqual(open)
})
