import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '../dates/calendar-date.ts'
import { fractionOf } from '../money/money.ts'
import { quoteOutput, toQuoteOutput } from '../contract/pricing/quote-output.ts'
import type { QuoteFacts, QuoteLine } from './quote.ts'
import { quoteRental } from './quote.ts'
import { defaultRates } from './rates.ts'

const start = calendarDate('2026-12-01')
const forDays = (days: number) => ({ start, end: addDays(start, days) })

const line = (unitPriceCents: number, quantity = 1): QuoteLine => ({
  id: 'a',
  name: 'Essential Kit',
  unitPriceCents,
  quantity,
})

const quote = (facts: Partial<QuoteFacts>) =>
  quoteRental({ lines: [line(7000)], period: forDays(7), damageProtection: false, ...facts })

describe('a week', () => {
  test('costs what the demo confirmation shows: 70.00, delivery 15.00, tax 5.78', () => {
    const { rows, totalCents } = quote({})
    expect(rows).toEqual([
      { code: 'subtotal', label: 'Subtotal', cents: 7000 },
      { code: 'delivery', label: 'Delivery fee', cents: 1500 },
      { code: 'tax', label: 'Tax', cents: 578 },
    ])
    expect(totalCents).toBe(9078)
  })

  test.each([
    [7000, 578],
    [600, 50],
    [4999, 412],
    [1, 0],
  ])('of %i cents is taxed with %i', (unitPriceCents, taxCents) => {
    expect(quote({ lines: [line(unitPriceCents)] }).taxCents).toBe(taxCents)
  })

  test('costs the same when no dates are known yet, and when it is shorter', () => {
    const week = quote({})
    expect(quote({ period: null })).toEqual({ ...week, days: null })
    expect(quote({ period: forDays(1) })).toEqual({ ...week, days: 1 })
  })

  test('with damage protection costs 10% of the rental more', () => {
    const { damageProtectionCents, taxCents, totalCents } = quote({ damageProtection: true })
    expect({ damageProtectionCents, taxCents, totalCents }).toEqual({
      damageProtectionCents: 700,
      taxCents: 578,
      totalCents: 9778,
    })
  })

  test('adds up its lines', () => {
    const { lines, subtotalCents } = quote({ lines: [line(4999, 2), line(1499, 3)] })
    expect(lines.map((one) => one.lineTotalCents)).toEqual([9998, 4497])
    expect(subtotalCents).toBe(14_495)
  })
})

describe('a longer rental', () => {
  test.each([
    [7, 0],
    [8, 1000],
    [10, 3000],
    [14, 7000],
    [180, 173_000],
  ])('of %i days costs %i cents of extra days', (days, extraDaysCents) => {
    const result = quote({ period: forDays(days) })
    expect(result.extraDaysCents).toBe(extraDaysCents)
    expect(result.rentalCostCents).toBe(7000 + extraDaysCents)
  })

  test('of 10 days is booking 7 and extending by 3', () => {
    const lines = [line(4999, 2), line(1999), line(8999, 3)]
    const extension = lines.map(({ unitPriceCents, quantity }) => fractionOf(unitPriceCents * quantity, 3, 7))
    const sum = extension.reduce((total, part) => total + part, 0)
    expect(quote({ lines, period: forDays(10) }).rentalCostCents).toBe(
      quote({ lines, period: forDays(7) }).rentalCostCents + sum,
    )
  })

  test('rounds the extra days once per line, not once per piece', () => {
    expect(quote({ lines: [line(100, 3)], period: forDays(8) }).extraDaysCents).toBe(43)
    expect(quote({ lines: [line(100), line(100), line(100)], period: forDays(8) }).extraDaysCents).toBe(42)
  })

  test('is protected and taxed for its extra days as well, the delivery stays the same', () => {
    const result = quote({ period: forDays(10), damageProtection: true })
    expect(result).toMatchObject({ damageProtectionCents: 1000, taxCents: 825, deliveryCents: 1500 })
    expect(result.rows.map((row) => row.code)).toEqual([
      'subtotal',
      'extra-days',
      'damage-protection',
      'delivery',
      'tax',
    ])
  })

  test('costs the weekly price once where the shop set it so', () => {
    const rates = { ...defaultRates, longRentals: 'flat' } as const
    expect(quote({ period: forDays(30), rates }).totalCents).toBe(9078)
  })
})

describe('a referral discount', () => {
  test('is a share of the subtotal alone and leaves the tax as it is', () => {
    const result = quote({ period: forDays(10), damageProtection: true, referralBasisPoints: 1000 })
    expect(result.discountCents).toBe(700)
    expect(result.taxCents).toBe(825)
    expect(result.rows.find((row) => row.code === 'referral-discount')).toEqual({
      code: 'referral-discount',
      label: 'Referral discount',
      cents: -700,
    })
    expect(result.totalCents).toBe(7000 + 3000 + 1000 + 1500 + 825 - 700)
  })

  test('never takes the total below 0', () => {
    const result = quote({ referralBasisPoints: 50_000 })
    expect(result.totalCents).toBe(0)
    expect(result.discountCents).toBe(9078)
  })
})

test('an empty cart costs nothing', () => {
  const result = quote({ lines: [], damageProtection: true, referralBasisPoints: 1000 })
  expect(result).toEqual({
    lines: [],
    days: 7,
    rows: [
      { code: 'subtotal', label: 'Subtotal', cents: 0 },
      { code: 'delivery', label: 'Delivery fee', cents: 0 },
      { code: 'tax', label: 'Tax', cents: 0 },
    ],
    subtotalCents: 0,
    extraDaysCents: 0,
    seasonRows: [],
    rentalCostCents: 0,
    damageProtectionCents: 0,
    deliveryCents: 0,
    taxCents: 0,
    discountCents: 0,
    discounts: [],
    priceRows: [],
    totalCents: 0,
  })
})

test.each([
  ['no pieces', line(100, 0)],
  ['half a piece', line(100, 0.5)],
  ['half a cent', line(0.5)],
  ['a negative price', line(-100)],
])('refuses a line with %s, which only a bug can make', (_case, bad) => {
  expect(() => quote({ lines: [bad] })).toThrow(RangeError)
})

describe('for any cart', () => {
  const anyFacts: fc.Arbitrary<QuoteFacts> = fc.record({
    lines: fc.array(
      fc.record({
        id: fc.string(),
        name: fc.string(),
        unitPriceCents: fc.nat(1_000_000),
        quantity: fc.integer({ min: 1, max: 500 }),
      }),
      { maxLength: 8 },
    ),
    period: fc.option(fc.integer({ min: 1, max: 180 }).map(forDays)),
    damageProtection: fc.boolean(),
    referralBasisPoints: fc.constantFrom(0, 1, 1000, 10_000, 30_000),
    rates: fc.record({
      taxBasisPoints: fc.nat(3000),
      damageProtectionBasisPoints: fc.nat(3000),
      deliveryCents: fc.nat(5000),
      longRentals: fc.constantFrom('daily', 'flat'),
    }),
  })

  test('the total is the sum of its rows and never negative', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { rows, totalCents } = quoteRental(facts)
        expect(rows.reduce((sum, row) => sum + row.cents, 0)).toBe(totalCents)
        expect(totalCents).toBeGreaterThanOrEqual(0)
        expect(rows.every((row) => Number.isSafeInteger(row.cents))).toBe(true)
      }),
    )
  })

  test('a row is there when it has an amount', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const codes = quoteRental(facts).rows.map((row) => row.code)
        const shown = (cents: number) => cents !== 0
        const result = quoteRental(facts)
        expect(codes.includes('extra-days')).toBe(shown(result.extraDaysCents))
        expect(codes.includes('damage-protection')).toBe(shown(result.damageProtectionCents))
        expect(codes.includes('referral-discount')).toBe(shown(result.discountCents))
      }),
    )
  })

  test('the wire form adds up to the same cents', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const result = quoteRental(facts)
        const wire = quoteOutput.parse(JSON.parse(JSON.stringify(toQuoteOutput(result))))
        const sum = wire.rows.reduce((total, row) => total + Math.round(row.amount * 100), 0)
        expect(sum).toBe(result.totalCents)
        expect(Math.round(wire.totalPrice * 100)).toBe(result.totalCents)
      }),
    )
  })
})
