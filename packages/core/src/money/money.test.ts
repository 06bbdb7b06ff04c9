import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cents,
  formatDollars,
  formatMoney,
  fractionOf,
  isSameAmount,
  shareOf,
  toCents,
  toDecimal,
} from './money.ts'

const anyAmounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

describe('cents', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'refuses %s',
    (amount) => {
      expect(() => cents(amount)).toThrow(RangeError)
    },
  )

  test.each([
    [49.99, 4999],
    [0.1 + 0.2, 30],
    [1.1, 110],
    [0, 0],
    [-4.9, -490],
    [90_071_992_547.41, 9_007_199_254_741],
  ])('reads %s as %i cents', (decimal, expected) => {
    expect(toCents(decimal)).toBe(expected)
  })

  test.each([0.001, 49.995, 1e300, Number.NaN])(
    'refuses %s, which is no whole number of cents',
    (decimal) => {
      expect(() => toCents(decimal)).toThrow(RangeError)
    },
  )

  test('never answers minus zero', () => {
    expect(Object.is(toCents(-0), 0)).toBe(true)
  })

  test('come back unchanged from the wire, through JSON too', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 45), max: 2 ** 45 }), (amount) => {
        expect(toCents(JSON.parse(JSON.stringify(toDecimal(amount))))).toBe(amount)
      }),
    )
  })
})

test.each([
  [97.48, 9748, true],
  [97.484, 9748, true],
  [97.49, 9748, false],
  [97.47, 9748, false],
  [Number.NaN, 9748, false],
])('%s is the same amount as %i cents: %s', (decimal, amount, expected) => {
  expect(isSameAmount(decimal, amount)).toBe(expected)
})

test.each([
  [4999, '$49.99'],
  [-490, '−$4.90'],
  [0, '$0.00'],
  [7, '$0.07'],
  [100_000, '$1,000.00'],
  [123_456_789, '$1,234,567.89'],
])('writes %i cents as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text)
})

describe('a share', () => {
  test.each([
    ['tax of 70.00', 7000, 825, 578],
    ['tax of 6.00, where floating point gives 0.49', 600, 825, 50],
    ['commission of 0.30, where floating point gives 0.04', 30, 1500, 5],
    ['a half cent', 5, 1000, 1],
    ['just under a half cent', 4, 1000, 0],
    ['a negative half cent, which goes up as well', -5, 1000, 0],
    ['more than a negative half cent', -6, 1000, -1],
    ['all of it', 4999, 10_000, 4999],
    [
      'an amount whose product is past whole floating-point numbers',
      900_719_925_474_099,
      9999,
      900_629_853_481_552,
    ],
  ])('of %s', (_case, amount, basisPoints, expected) => {
    expect(shareOf(amount, basisPoints)).toBe(expected)
  })

  test('is never more than half a cent away from the exact one', () => {
    fc.assert(
      fc.property(anyAmounts, fc.integer({ min: 0, max: 20_000 }), (amount, basisPoints) => {
        const twiceOff = 2 * (shareOf(amount, basisPoints) * 10_000 - amount * basisPoints)
        expect(twiceOff).toBeGreaterThan(-10_000)
        expect(twiceOff).toBeLessThanOrEqual(10_000)
      }),
    )
  })

  test('of a week divides by 7', () => {
    expect(fractionOf(4999, 3, 7)).toBe(2142)
  })

  test('below zero rounds half towards zero, and a whole share stays as it is', () => {
    expect([-4, -3, -2, -1].map((amount) => fractionOf(amount, 1, 2))).toEqual([-2, -1, -1, 0])
    expect([-100, -101, -99].map((amount) => fractionOf(amount, 1, 10))).toEqual([-10, -10, -10])
  })
})

test.each([
  [4999, '$4,999.00'],
  [0.5, '$0.50'],
  [-4.9, '−$4.90'],
])('an amount as it stands on the wire reads as one in cents: %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text)
})
