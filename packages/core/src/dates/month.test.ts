import { expect, test } from 'vitest'
import { formatMonth } from './month.ts'

test.each([
  ['2026-01', 'Jan 2026'],
  ['2026-05', 'May 2026'],
  ['2028-12', 'Dec 2028'],
])('%s is read as %s', (month, text) => {
  expect(formatMonth(month)).toBe(text)
})
