import { expect, test } from 'vitest'
import { invoiceNumber } from './invoice-number.ts'

test.each([
  [1, '2026-000001'],
  [123, '2026-000123'],
  [1_000_000, '2026-1000000'],
])('the invoice %i of a year is %s', (number, text) => {
  expect(invoiceNumber({ year: 2026, number })).toBe(text)
})
