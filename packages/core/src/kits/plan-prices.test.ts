import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kitCategories } from '../catalog/categories.ts'
import type { KitCategory } from '../catalog/categories.ts'
import { priceKit } from './kit-price.ts'
import { checkKit } from './kit-rules.ts'
import type { PlannedItem } from './plan-prices.ts'
import { customKitFrom, customKitPieces, smallestCustomKit } from './plan-prices.ts'

const item = (category: KitCategory, unitPriceCents: number): PlannedItem => ({ category, unitPriceCents })

const dear = [item('knife', 1000), item('pan', 2000), item('utensil', 500)]
const extras = (count: number, price: number) => Array.from({ length: count }, () => item('other', price))

const priceOf = (items: readonly PlannedItem[]) =>
  priceKit(
    items.map(({ unitPriceCents }) => ({
      quantity: 1,
      unitPriceCents,
      depositCents: null,
      weightGrams: null,
    })),
  ).totalCents

describe('the smallest kit of 8 items', () => {
  test('has what every kit needs and the cheapest besides, less the discount of 8', () => {
    // (10.00 + 20.00 + 5.00 + 5 × 1.00) × 0.95
    expect(smallestCustomKit([...extras(9, 100), ...dear, item('pot', 2500)])).toBe(3800)
  })

  test.each([
    ['a pot where there is no pan', [item('knife', 1000), item('pot', 2000), item('utensil', 500)], 3800],
    ['no knife', [item('pan', 2000), item('utensil', 500)], null],
    ['no pan and no pot', [item('knife', 1000), item('utensil', 500)], null],
    ['no utensil', [item('knife', 1000), item('pan', 2000)], null],
  ])('with %s', (_case, basics, cents) => {
    expect(smallestCustomKit([...basics, ...extras(9, 100)])).toBe(cents)
  })

  test('is none where the shop has only 7 items', () => {
    expect(smallestCustomKit([...dear, ...extras(4, 100)])).toBeNull()
    expect(smallestCustomKit([...dear, ...extras(5, 100)])).toBe(3800)
  })

  test('costs no more than any other whole kit of 8 items', () => {
    const anyItem = fc.record<PlannedItem>({
      category: fc.constantFrom(...kitCategories),
      unitPriceCents: fc.integer({ min: 0, max: 10_000 }),
    })
    fc.assert(
      fc.property(
        fc.array(anyItem, { minLength: 8, maxLength: 20 }),
        fc.infiniteStream(fc.nat()),
        (items, seeds) => {
          const kit = items
            .map((one) => ({ one, at: seeds.next().value }))
            .toSorted((a, b) => a.at - b.at)
            .slice(0, customKitPieces)
            .map(({ one }) => one)
          fc.pre(checkKit(kit.map(({ category }) => ({ category, quantity: 1 }))).isComplete)
          expect(smallestCustomKit(items)).toBeLessThanOrEqual(priceOf(kit))
        },
      ),
    )
  })
})

test.each([
  [2470, 6900],
  [6900, 6900],
  [6901, 6901],
  [9400, 9400],
])('a smallest kit of %i cents is announced from %i', (smallest, from) => {
  expect(customKitFrom(smallest)).toBe(from)
})
