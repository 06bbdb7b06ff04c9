import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { KitPriceLine } from './kit-price.ts'
import { priceKit } from './kit-price.ts'

const line = (quantity: number, unitPriceCents = 1000): KitPriceLine => ({
  quantity,
  unitPriceCents,
  depositCents: 500,
  weightGrams: 250,
})

const anyLine = fc.record<KitPriceLine>({
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPriceCents: fc.integer({ min: 0, max: 1_000_000 }),
  depositCents: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  weightGrams: fc.option(fc.integer({ min: 0, max: 100_000 })),
})
const anyLines = fc.array(anyLine, { maxLength: 50 })

describe('the volume discount', () => {
  test.each([
    [0, 0, { itemsMissing: 5, discountPercent: 5 }],
    [1, 0, { itemsMissing: 4, discountPercent: 5 }],
    [4, 0, { itemsMissing: 1, discountPercent: 5 }],
    [5, 5, { itemsMissing: 5, discountPercent: 10 }],
    [9, 5, { itemsMissing: 1, discountPercent: 10 }],
    [10, 10, null],
    [99, 10, null],
  ])('of %i pieces is %i %%', (pieces, discountPercent, nextStep) => {
    const lines = pieces > 0 ? [line(pieces)] : []
    expect(priceKit(lines)).toMatchObject({
      itemCount: pieces,
      discountPercent,
      nextStep,
      totalCents: pieces * 10 * (100 - discountPercent),
    })
  })

  test('counts pieces, not lines', () => {
    expect(priceKit([line(3), line(2)]).discountPercent).toBe(5)
    expect(priceKit([line(1), line(1), line(1), line(1)]).discountPercent).toBe(0)
  })

  test('is rounded once over the kit, half a cent in favour of the shop', () => {
    // 5 % of 10 cents is half a cent
    expect(priceKit([line(5, 2)])).toMatchObject({ listCents: 10, discountCents: 0, totalCents: 10 })
    // line by line it would be 5 + 5
    expect(priceKit([line(5, 1), line(5, 1)])).toMatchObject({ listCents: 10, totalCents: 9 })
    expect(priceKit([line(3, 1499), line(2, 750)])).toMatchObject({
      listCents: 5997,
      discountCents: 300,
      totalCents: 5697,
    })
  })
})

describe('the price of any kit', () => {
  test('is never negative and never above the list price', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const price = priceKit(lines)
        expect(price.totalCents).toBeGreaterThanOrEqual(0)
        expect(price.totalCents + price.discountCents).toBe(price.listCents)
        expect(price.discountCents).toBeGreaterThanOrEqual(0)
        expect(
          Math.abs(price.discountCents * 100 - price.listCents * price.discountPercent),
        ).toBeLessThanOrEqual(50)
      }),
    )
  })

  test('does not depend on the order or the grouping of its pieces', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const single = lines.flatMap((one) =>
          Array.from({ length: one.quantity }, () => ({ ...one, quantity: 1 })),
        )
        expect(priceKit(single)).toEqual(priceKit(lines))
        expect(priceKit(lines.toReversed())).toEqual(priceKit(lines))
      }),
    )
  })

  test('says truly how many pieces the next step needs', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { nextStep, discountPercent } = priceKit(lines)
        const missing = nextStep?.itemsMissing ?? 1
        const reached = priceKit([...lines, line(missing)])
        expect(reached.discountPercent).toBe(nextStep?.discountPercent ?? 10)
        const almost = missing > 1 ? priceKit([...lines, line(missing - 1)]) : priceKit(lines)
        expect(almost.discountPercent).toBe(discountPercent)
      }),
    )
  })

  test('comes with the sums of deposit and weight, of two kits as of one', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (some, others) => {
        const [a, b, both] = [priceKit(some), priceKit(others), priceKit([...some, ...others])]
        expect(both.depositCents).toBe(a.depositCents + b.depositCents)
        expect(both.weightGrams).toBe(a.weightGrams + b.weightGrams)
        expect(both.itemCount).toBe(a.itemCount + b.itemCount)
      }),
    )
  })
})

test('deposit and weight are counted per piece, and an unknown one is none', () => {
  const unknown = { quantity: 4, unitPriceCents: 100, depositCents: null, weightGrams: null }
  expect(priceKit([line(3), unknown])).toMatchObject({ depositCents: 1500, weightGrams: 750 })
})

test('a kit of 50 lines of 99 pieces has a price', () => {
  expect(priceKit(Array.from({ length: 50 }, () => line(99, 10_000)))).toMatchObject({
    itemCount: 4950,
    totalCents: 44_550_000,
  })
})

test.each([
  ['a quantity of 0', { quantity: 0 }],
  ['half a piece', { quantity: 0.5 }],
  ['a negative price', { unitPriceCents: -1 }],
  ['half a cent', { unitPriceCents: 0.5 }],
  ['a negative deposit', { depositCents: -1 }],
  ['a negative weight', { weightGrams: -1 }],
])('%s is a bug', (_case, change) => {
  expect(() => priceKit([{ ...line(1), ...change }])).toThrow(RangeError)
})
