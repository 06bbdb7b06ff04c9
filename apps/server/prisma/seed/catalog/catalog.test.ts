import { describe, expect, test } from 'vitest'
import { catalog } from './index.ts'
import { dimensions, weight } from './measures.ts'
import type { KitCategory, SeedProduct } from './types.ts'

const bySlug = new Map(catalog.map((product) => [product.slug, product]))
const kits = catalog.filter((product) => product.components.length > 0)
const items = catalog.filter((product) => product.components.length === 0)
const eachProduct = catalog.map((product) => [product.slug, product] as const)
const eachKit = kits.map((kit) => [kit.slug, kit] as const)
const eachItem = items.map((item) => [item.slug, item] as const)

function product(slug: string): SeedProduct {
  const found = bySlug.get(slug)
  if (!found) throw new Error(`${slug} is not in the catalog`)
  return found
}

const specification = ({ specifications }: SeedProduct, name: string) =>
  specifications.find((row) => row.name === name)?.value

const demandPerKit = (slug: string) =>
  kits.flatMap((kit) =>
    kit.components
      .filter((component) => component.slug === slug)
      .map(({ quantity }) => kit.countInStock * quantity),
  )

describe('the catalog', () => {
  test('has 24 kits and about 60 single items', () => {
    expect(kits).toHaveLength(24)
    expect(items.length).toBeGreaterThanOrEqual(58)
    expect(items.length).toBeLessThanOrEqual(70)
  })

  test('names every product once and gives each its own place in the listing', () => {
    expect(bySlug.size).toBe(catalog.length)
    expect(new Set(catalog.map(({ name }) => name)).size).toBe(catalog.length)
    expect(new Set(catalog.map(({ listingOrder }) => listingOrder)).size).toBe(catalog.length)
    expect(Math.max(...kits.map(({ listingOrder }) => listingOrder))).toBeLessThan(1000)
    expect(Math.min(...items.map(({ listingOrder }) => listingOrder))).toBe(1000)
  })

  test.each([
    ['essential-kit', 'Essential Kit', 4900, 'Essential', 'essential'],
    ['chefs-kit', "Chef's Kit", 8900, 'Chef', 'chef'],
    ['bbq-collection', 'BBQ Collection', 8999, 'Specialty', 'bbq'],
    ['premium-spice-collection', 'Premium Spice Collection', 1999, 'Specialty', 'specialty'],
    ['professional-chefs-knife', "Professional Chef's Knife", 1499, 'Chef', 'chef'],
  ])('sells %s exactly as the shop promises it', (slug, name, priceCents, category, collection) => {
    expect(product(slug)).toMatchObject({ name, priceCents, category, collection })
  })

  test("speaks of spices and priority delivery in the Chef's Kit", () => {
    expect(product('chefs-kit').description).toMatch(/spice kit/)
    expect(product('chefs-kit').description).toMatch(/priority delivery/)
  })

  test('has BBQ collections at 75, 89 and 15 dollars', () => {
    const prices = catalog
      .filter(({ collection }) => collection === 'bbq')
      .map(({ priceCents }) => priceCents)
    expect(prices).toEqual(expect.arrayContaining([7500, 8900, 1500]))
  })

  test.each(['Essential', 'Chef', 'Specialty'] as const)('fills the category %s', (category) => {
    expect(kits.filter((kit) => kit.category === category).length).toBeGreaterThanOrEqual(6)
    expect(items.filter((item) => item.category === category).length).toBeGreaterThanOrEqual(6)
  })

  test.each<KitCategory>(['knife', 'pan', 'pot', 'utensil', 'bakeware', 'appliance', 'storage', 'other'])(
    'offers a %s for custom kits',
    (kitCategory) => {
      expect(items.some(({ kit }) => kit?.kitCategory === kitCategory)).toBe(true)
    },
  )

  test("shows the shop's other states: sold out, and nearly sold out", () => {
    const soldOut = catalog.filter(({ countInStock }) => countInStock === 0)
    expect(soldOut.length).toBeGreaterThanOrEqual(1)
    expect(soldOut.length).toBeLessThanOrEqual(2)
    expect(catalog.filter(({ countInStock }) => countInStock === 1 || countInStock === 2)).toHaveLength(1)
  })
})

describe.each(eachProduct)('%s', (slug, { name, description, perfectFor, related, ...rest }) => {
  test('has an address, a name and a price a browser can show', () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(name.length).toBeLessThanOrEqual(50)
    expect(rest.priceCents).toBeGreaterThan(0)
    expect(Number.isInteger(rest.priceCents)).toBe(true)
    expect(Number.isInteger(rest.countInStock)).toBe(true)
  })

  test('says in two to four sentences what it is, the first of them short enough for a card', () => {
    const sentences = description.match(/[^.!?]+[.!?](?=\s|$)/g) ?? []
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(4)
    expect(description.length).toBeGreaterThanOrEqual(80)
    expect(sentences[0]?.length).toBeLessThanOrEqual(100)
  })

  test('is perfect for three to five things', () => {
    expect(perfectFor.length).toBeGreaterThanOrEqual(3)
    expect(perfectFor.length).toBeLessThanOrEqual(5)
    expect(new Set(perfectFor).size).toBe(perfectFor.length)
  })

  test('leads on to three or four other products', () => {
    expect(related.length).toBeGreaterThanOrEqual(3)
    expect(related.length).toBeLessThanOrEqual(4)
    expect(new Set([slug, ...related]).size).toBe(related.length + 1)
    expect(related.filter((other) => !bySlug.has(other))).toEqual([])
  })
})

describe.each(eachKit)('%s', (_slug, kit) => {
  const packed = kit.itemsIncluded.filter(({ slug }) => slug)

  test('is packed once with each of its single items', () => {
    expect(new Set(kit.components.map(({ slug }) => slug)).size).toBe(kit.components.length)
    expect(kit.components.filter(({ slug }) => product(slug).components.length > 0)).toEqual([])
    expect(kit.components.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)).toBe(true)
  })

  test('lists what it is packed with, word for word', () => {
    expect(packed.map(({ slug, quantity, name }) => ({ slug, quantity, name }))).toEqual(
      kit.components.map((component) => ({ ...component, name: product(component.slug).name })),
    )
    expect(kit.itemsIncluded.filter(({ description }) => !description)).toEqual([])
  })

  test('costs less than its items one by one, and not suspiciously less', () => {
    const oneByOne = kit.components.reduce(
      (sum, { slug, quantity }) => sum + product(slug).priceCents * quantity,
      0,
    )
    expect(kit.priceCents).toBeLessThan(oneByOne * 0.9)
    expect(kit.priceCents).toBeGreaterThan(oneByOne * 0.6)
  })

  test('counts its pieces and weighs at least what is in it', () => {
    const pieces = kit.components.reduce((sum, { quantity }) => sum + quantity, 0)
    const grams = kit.components.reduce(
      (sum, { slug, quantity }) => sum + (product(slug).kit?.itemWeightGrams ?? 0) * quantity,
      0,
    )
    expect(specification(kit, 'Items')).toBe(`${pieces}`)
    expect(Number(specification(kit, 'Weight')?.match(/\((.*) kg\)/)?.[1])).toBeGreaterThan(grams / 1000)
    expect(specification(kit, 'Serves')).toBeTruthy()
    expect(kit.kit).toBeNull()
  })
})

describe.each(eachItem)('%s', (slug, item) => {
  test('gives its size and weight in both systems', () => {
    expect(specification(item, 'Dimensions')).toMatch(
      /^[\d.]+ × [\d.]+ × [\d.]+ in \([\d.]+ × [\d.]+ × [\d.]+ cm\)$/,
    )
    expect(specification(item, 'Weight')).toMatch(/^[\d.]+ lb \([\d.]+ kg\)$/)
    expect(specification(item, 'Material')).toBeTruthy()
    expect(specification(item, 'Dishwasher')).toBeTruthy()
  })

  test('can go into a custom kit with a weight and a deposit', () => {
    expect(item.kit?.itemWeightGrams).toBeGreaterThan(0)
    expect(item.kit?.depositCents).toBeGreaterThan(0)
    expect(item.priceCents).toBeGreaterThanOrEqual(250)
    expect(item.priceCents).toBeLessThanOrEqual(2400)
  })

  test('is owned often enough for any one kit, and for half of all kits at once', () => {
    const demands = demandPerKit(slug)
    expect(item.countInStock).toBeGreaterThanOrEqual(Math.max(0, ...demands))
    expect(item.countInStock * 2).toBeGreaterThanOrEqual(demands.reduce((sum, units) => sum + units, 0))
  })
})

test('all 41 Essential Kits can go out twice over', () => {
  const essential = product('essential-kit')
  expect(essential.countInStock).toBe(41)
  const short = essential.components.filter(
    ({ slug, quantity }) => product(slug).countInStock < 41 * quantity * 2,
  )
  expect(short).toEqual([])
})

test.each([
  [[33, 4.6, 2], '13 × 1.8 × 0.8 in (33 × 4.6 × 2 cm)'],
  [[2.54, 25.4, 254], '1 × 10 × 100 in (2.54 × 25.4 × 254 cm)'],
])('writes %j centimeters as %s', (centimeters, text) => {
  expect(dimensions(centimeters)).toBe(text)
})

test.each([
  [195, '0.43 lb (0.2 kg)'],
  [5400, '11.9 lb (5.4 kg)'],
])('writes %d grams as %s', (grams, text) => {
  expect(weight(grams)).toBe(text)
})
