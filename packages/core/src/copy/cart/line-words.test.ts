import { expect, test } from 'vitest'
import { calendarDate, addDays } from '../../dates/calendar-date.ts'
import { quoteRental } from '../../pricing/quote.ts'
import { lineNote, lineText } from './line-words.ts'

const start = calendarDate('2026-12-10')

function wordsFor(days: number | null): [string, string] {
  const period = days === null ? null : { start, end: addDays(start, days) }
  const kit = {
    id: 'kit',
    name: 'Essential Kit',
    unitPriceCents: 4900,
    quantity: 2,
  }
  const { lines } = quoteRental({
    lines: [kit],
    period,
    damageProtection: true,
  })
  return lines.map((line) => [lineText(line, days), lineNote(line, days)] as [string, string])[0] ?? ['', '']
}

test.each([
  [null, '2 × Essential Kit, a week: $98.00', 'for a week'],
  [1, '2 × Essential Kit, 1 day: $98.00', 'for 1 day'],
  [7, '2 × Essential Kit, 7 days: $98.00', 'for 7 days'],
  [8, '2 × Essential Kit, 8 days: $112.00', 'for 8 days, $98.00 a week'],
  [10, '2 × Essential Kit, 10 days: $140.00', 'for 10 days, $98.00 a week'],
])('a line over %s days', (days, text, note) => {
  expect(wordsFor(days)).toEqual([text, note])
})
