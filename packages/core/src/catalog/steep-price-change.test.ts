import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSteepPriceChange } from './steep-price-change.ts'

test.each([
  [4900, 500, true],
  [4900, 2449, true],
  [4900, 2450, false],
  [4900, 4900, false],
  [4900, 7350, false],
  [4900, 7351, true],
  [1, 1, false],
  [1, 2, true],
])('from %i to %i cents is steep: %s', (from, to, isSteep) => {
  expect(isSteepPriceChange(from, to)).toBe(isSteep)
})

test('a change that is steep stays so when it goes further', () => {
  const cents = fc.integer({ min: 1, max: 9_999_999 })
  fc.assert(
    fc.property(cents, cents, (from, to) => {
      fc.pre(isSteepPriceChange(from, to))
      expect(isSteepPriceChange(from, to > from ? to + 1 : to - 1)).toBe(true)
    }),
  )
})
