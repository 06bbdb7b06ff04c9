import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { swapEffect, swapNote, swapOfferText, swapRefusalMessage } from '../copy/orders/product-swap-words.ts'
import { orderStatuses } from './order-status.ts'
import { decideProductSwap, swapInKit, swapOffers } from './product-swap.ts'
import type { SwapFacts, SwapProduct } from './product-swap.ts'

const product = (id: string, changes: Partial<SwapProduct> = {}): SwapProduct => ({
  id,
  slug: id,
  name: id,
  image: `${id}.avif`,
  priceCents: 1000,
  depositCents: null,
  weightGrams: null,
  category: 'Essential',
  kitCategory: 'pan',
  components: [],
  ...changes,
})
const kit = (id: string, components: SwapProduct['components'], changes: Partial<SwapProduct> = {}) =>
  product(id, { kitCategory: null, components, ...changes })
const units = (counts: Record<string, number>) =>
  Object.entries(counts).map(([productId, count]) => ({ productId, units: count }))

const wok = product('wok')
const dutchOven = product('dutch-oven', { priceCents: 1300 })
const facts: SwapFacts = {
  status: 'confirmed',
  given: wok,
  held: units({ wok: 2, spoon: 4 }),
  free: units({ 'dutch-oven': 2 }),
}

describe('swapping a product of an order', () => {
  test('exchanges all of it for as many of the other, and leaves the rest as it is', () => {
    expect(decideProductSwap(facts, dutchOven)).toEqual({
      ok: true,
      units: 2,
      free: 2,
      reserved: units({ spoon: 4, 'dutch-oven': 2 }),
    })
  })

  test('is possible until the order is packed', () => {
    const open = orderStatuses.filter((status) => decideProductSwap({ ...facts, status }, dutchOven).ok)
    expect(open).toEqual(['pending', 'confirmed'])
  })

  test('needs enough of the other on all days, to the last one', () => {
    const one = decideProductSwap({ ...facts, free: units({ 'dutch-oven': 1 }) }, dutchOven)
    expect(one).toEqual({ ok: false, code: 'swap-not-free', facts: { name: 'dutch-oven', free: 1 } })
    expect(!one.ok && swapRefusalMessage(one)).toBe('Of dutch-oven only 1 is free on the days of this order')
    expect(decideProductSwap({ ...facts, free: [] }, dutchOven)).toMatchObject({ facts: { free: 0 } })
  })

  test.each([
    ['of another kit category', product('whisk', { kitCategory: 'utensil' }), 'other-kind'],
    ['a kit for an item', kit('chef', [{ productId: 'pan', quantity: 1 }]), 'other-kind'],
    ['what is in the order', product('spoon'), 'in-order-already'],
    ['itself', wok, 'in-order-already'],
  ])('for %s is refused', (_case, instead, code) => {
    const free = units({ [instead.id]: 9, pan: 9 })
    expect(decideProductSwap({ ...facts, free }, instead)).toMatchObject({ ok: false, code })
  })

  test('that it has no more of is refused, so that the same swap twice is one', () => {
    const after = { ...facts, held: units({ spoon: 4, 'dutch-oven': 2 }) }
    expect(decideProductSwap(after, dutchOven)).toMatchObject({ code: 'not-in-order' })
  })

  test('an item without a kit category stands in for one of its category', () => {
    const lamp = product('lamp', { kitCategory: null })
    const decide = (instead: SwapProduct) =>
      decideProductSwap({ ...facts, given: lamp, held: units({ lamp: 1 }), free: units({ fan: 1 }) }, instead)
        .ok
    expect(decide(product('fan', { kitCategory: null }))).toBe(true)
    expect(decide(product('fan', { kitCategory: null, category: 'Chef' }))).toBe(false)
  })

  test('a kit gives its pieces back, and the other one may take them', () => {
    const small = kit('small', [{ productId: 'pan', quantity: 2 }])
    const large = kit('large', [
      { productId: 'pan', quantity: 3 },
      { productId: 'pot', quantity: 1 },
    ])
    const order = { ...facts, given: small, held: units({ small: 2, pan: 5, spoon: 1 }) }
    expect(decideProductSwap({ ...order, free: units({ large: 9, pan: 2, pot: 2 }) }, large)).toEqual({
      ok: true,
      units: 2,
      free: 2,
      reserved: units({ pan: 7, spoon: 1, large: 2, pot: 2 }),
    })
    expect(decideProductSwap({ ...order, free: units({ large: 9, pan: 1, pot: 2 }) }, large)).toMatchObject({
      code: 'swap-not-free',
    })
    // of the pieces that the catalog says, some are not in the order: it was packed from others
    expect(decideProductSwap({ ...order, held: units({ small: 2, pan: 3 }) }, large)).toMatchObject({
      code: 'kit-changed',
    })
  })

  test('whatever is free, takes no more than that and neither loses nor invents a piece', () => {
    const count = fc.nat(4)
    const facts = fc.record({
      held: fc.record({ a: count, b: count, c: count, A: count, B: count }),
      free: fc.record({ a: count, b: count, c: count, A: count, B: count }),
    })
    const kitOf = (id: string) =>
      kit(id, [
        { productId: id.toLowerCase(), quantity: 2 },
        { productId: 'c', quantity: 1 },
      ])
    const pair = fc.constantFrom([product('a'), product('b')] as const, [kitOf('A'), kitOf('B')] as const)
    fc.assert(
      fc.property(facts, pair, ({ held, free }, [given, instead]) => {
        const before = units(held).filter((one) => one.units > 0)
        const swap = decideProductSwap({ status: 'pending', given, held: before, free: units(free) }, instead)
        if (!swap.ok) return
        const after = new Map(swap.reserved.map((one) => [one.productId, one.units]))
        expect(after.has(given.id)).toBe(false)
        const sum = (list: readonly { units: number }[]) => list.reduce((all, one) => all + one.units, 0)
        expect(sum(swap.reserved)).toBe(sum(before))
        for (const { productId, units: taken } of swap.reserved) {
          const had = before.find((one) => one.productId === productId)?.units ?? 0
          const room = units(free).find((one) => one.productId === productId)?.units ?? 0
          expect(taken - had).toBeLessThanOrEqual(room)
        }
      }),
    )
  })
})

test('offers come as dear or dearer first, the nearest in price before the others', () => {
  const priced = (id: string, priceCents: number) => product(id, { priceCents })
  const candidates = [priced('much', 5000), priced('less', 900), priced('least', 100), priced('same', 1000)]
  const more = [...candidates, priced('more', 1250), priced('gone', 1000)]
  const free = units({ much: 2, less: 3, least: 2, same: 2, more: 2, gone: 1 })
  expect(
    swapOffers({ ...facts, free }, more).map((offer) => [
      offer.product.id,
      offer.free,
      offer.differenceCents,
    ]),
  ).toEqual([
    ['same', 2, 0],
    ['more', 2, 500],
    ['much', 2, 8000],
    ['less', 3, -200],
    ['least', 2, -1800],
  ])
})

test('in a kit the other takes its place, with its weight and its deposit, at the price and number of before', () => {
  const line = {
    product: 'wok',
    slug: 'wok',
    name: 'Wok',
    image: 'wok.avif',
    category: 'pan',
    quantity: 2,
    unitPriceCents: 1000,
    weightGrams: 900,
    depositCents: 2000,
  } as const
  const spoon = { ...line, product: 'spoon' }
  const heavy = { ...dutchOven, weightGrams: 5000, depositCents: 7000 }
  expect(swapInKit([line, spoon], 'wok', heavy)).toEqual([
    {
      ...line,
      product: 'dutch-oven',
      slug: 'dutch-oven',
      name: 'dutch-oven',
      image: 'dutch-oven.avif',
      weightGrams: 5000,
      depositCents: 7000,
    },
    spoon,
  ])
})

test('a swap is told with both names, and that the price is the same', () => {
  const names = { given: 'Wok', instead: 'Dutch Oven' }
  expect(swapNote({ ...names, units: 1 })).toBe('Wok replaced with Dutch Oven: same price')
  expect(swapNote({ ...names, units: 2 })).toBe('2 × Wok replaced with 2 × Dutch Oven: same price')
  expect(swapOfferText({ free: 3, difference: 12 })).toBe('3 free, $12.00 a week more, which the shop bears')
  expect(swapOfferText({ free: 1, difference: 0 })).toBe('1 free, the same price')
  expect(swapOfferText({ free: 1, difference: -2.5 })).toBe(
    '1 free, $2.50 a week less; the guest pays what was agreed',
  )
  expect(swapEffect([])).toBe('This order can be kept.')
  expect(swapEffect(['Wok', 'Spoon'])).toBe('This order is still short of Wok and Spoon.')
})
