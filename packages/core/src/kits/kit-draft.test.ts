import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kitCategories } from '../catalog/categories.ts'
import { topKitCategories } from './kit-categories.ts'
import { addToKit, mergeKitItems, removeFromKit, setKitQuantity } from './kit-draft.ts'
import { changeKit, kitHistory, redoKit, undoKit } from './kit-history.ts'
import type { KitDraft, KitLine } from './kit-line.ts'
import { kitLineOfItem, kitLineOfProduct, kitPieces } from './kit-line.ts'
import { applyKitTemplate } from './kit-template.ts'

const knife: KitLine = {
  product: 'a1',
  slug: 'paring-knife',
  name: 'Paring Knife',
  image: 'paring-knife',
  category: 'knife',
  quantity: 1,
  unitPriceCents: 300,
  weightGrams: 75,
  depositCents: 600,
}
const pan: KitLine = {
  ...knife,
  product: 'b2',
  slug: 'grill-pan',
  name: 'Grill Pan',
  category: 'pan',
  quantity: 2,
}

const anyLine = fc.record<KitLine>({
  product: fc.stringMatching(/^[0-9a-f]{2}$/),
  slug: fc.string(),
  name: fc.string(),
  image: fc.string(),
  category: fc.constantFrom(...kitCategories),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPriceCents: fc.nat(100_000),
  weightGrams: fc.option(fc.nat(10_000)),
  depositCents: fc.option(fc.nat(100_000)),
})
const anyKit = fc.uniqueArray(anyLine, { selector: (line) => line.product, maxLength: 49 })

const many = (count: number) =>
  Array.from({ length: count }, (_one, index): KitLine => ({ ...knife, product: `p${index}` }))

describe('the kit on the table', () => {
  test('takes a product, and more of the same product', () => {
    expect(addToKit([knife], pan)).toEqual([knife, pan])
    expect(addToKit([knife, pan], { ...pan, quantity: 3 })).toEqual([knife, { ...pan, quantity: 5 }])
  })

  test('takes over what is newer about a product', () => {
    expect(addToKit([knife], { ...knife, unitPriceCents: 350 })[0]).toMatchObject({
      unitPriceCents: 350,
      quantity: 2,
    })
  })

  test('holds at most 99 of one product', () => {
    expect(addToKit([{ ...knife, quantity: 98 }], { ...knife, quantity: 5 })[0]?.quantity).toBe(99)
    expect(setKitQuantity([knife], 'a1', 100)[0]?.quantity).toBe(99)
  })

  test('changes one product alone, down to a single piece', () => {
    expect(setKitQuantity([{ ...knife, quantity: 3 }, pan], 'a1', 1)).toEqual([
      { ...knife, quantity: 1 },
      pan,
    ])
  })

  test('holds at most 50 products, of which it can still take more', () => {
    expect(addToKit(many(49), pan)).toHaveLength(50)
    const full = many(50)
    expect(addToKit(full, pan)).toBe(full)
    expect(kitPieces(addToKit(full, { ...knife, product: 'p7' }))).toBe(51)
  })

  test.each([0, -1, 1.5, Number.NaN])('ignores a quantity of %s', (quantity) => {
    expect(setKitQuantity([knife, pan], 'b2', quantity)).toEqual([knife, pan])
  })

  test('is the same after adding and removing', () => {
    fc.assert(
      fc.property(anyKit, anyLine, (lines, line) => {
        fc.pre(lines.every((one) => one.product !== line.product))
        expect(removeFromKit(addToKit(lines, line), line.product)).toEqual(lines)
      }),
    )
  })

  test('is never changed in place', () => {
    fc.assert(
      fc.property(anyKit, anyLine, (lines, line) => {
        const before = structuredClone(lines)
        addToKit(lines, line)
        setKitQuantity(lines, line.product, 7)
        removeFromKit(lines, line.product)
        expect(lines).toEqual(before)
      }),
    )
  })
})

test('the same product twice in a list is said once, with the sum', () => {
  const items = [
    { product: 'a', quantity: 2 },
    { product: 'b', quantity: 1 },
    { product: 'a', quantity: 3 },
  ]
  expect(mergeKitItems(items)).toEqual([
    { product: 'a', quantity: 5 },
    { product: 'b', quantity: 1 },
  ])
})

describe('a template', () => {
  const products = [
    {
      _id: 'a1',
      slug: 'paring-knife',
      name: 'Paring Knife',
      image: 'paring-knife',
      price: 3,
      kitCategory: 'knife' as const,
    },
    {
      _id: 'b2',
      slug: 'grill-pan',
      name: 'Grill Pan',
      image: 'grill-pan',
      price: 8.5,
      kitCategory: 'pan' as const,
    },
  ]

  test('stands for lines at the prices of the products', () => {
    const template = {
      items: [
        { slug: 'grill-pan', quantity: 2 },
        { slug: 'paring-knife', quantity: 1 },
      ],
    }
    expect(applyKitTemplate(template, products)).toMatchObject([
      { product: 'b2', quantity: 2, unitPriceCents: 850 },
      { product: 'a1', quantity: 1, unitPriceCents: 300 },
    ])
  })

  test('leaves out what is not to be had', () => {
    expect(applyKitTemplate({ items: [{ slug: 'flying-pan', quantity: 1 }] }, products)).toEqual([])
  })

  test('applied twice is applied once', () => {
    const item = fc.record({
      slug: fc.constantFrom('grill-pan', 'paring-knife', 'flying-pan'),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(fc.array(item), anyKit, (items, present) => {
        const once = applyKitTemplate({ items }, products)
        expect(applyKitTemplate({ items: once }, products)).toEqual(once)
        const start = kitHistory({ name: 'Kit', lines: present })
        const applied = changeKit(start, { name: 'Kit', lines: once })
        expect(changeKit(applied, { name: 'Kit', lines: applyKitTemplate({ items }, products) })).toBe(
          applied,
        )
      }),
    )
  })
})

describe('undo and redo', () => {
  const anyDraft = fc.record<KitDraft>({ name: fc.string(), lines: anyKit })
  const draft = (name: string): KitDraft => ({ name, lines: [knife] })

  test('are each other’s inverse, however many steps', () => {
    fc.assert(
      fc.property(fc.array(anyDraft, { minLength: 1, maxLength: 10 }), fc.nat(10), (drafts, steps) => {
        const changed = drafts.reduce(changeKit, kitHistory(draft('first')))
        const back = Math.min(steps, changed.past.length)
        let history = changed
        for (let step = 0; step < back; step += 1) history = undoKit(history)
        expect(history.future).toHaveLength(back)
        for (let step = 0; step < back; step += 1) history = redoKit(history)
        expect(history).toEqual(changed)
      }),
    )
  })

  test('a step back shows the draft before', () => {
    const history = changeKit(kitHistory(draft('one')), draft('two'))
    expect(undoKit(history).present.name).toBe('one')
    expect(redoKit(undoKit(history)).present.name).toBe('two')
  })

  test('a new step forgets what was undone', () => {
    const history = undoKit(changeKit(kitHistory(draft('one')), draft('two')))
    expect(changeKit(history, draft('three'))).toEqual({
      past: [draft('one')],
      present: draft('three'),
      future: [],
    })
  })

  test('end quietly at both ends', () => {
    const history = kitHistory(draft('one'))
    expect(undoKit(history)).toEqual(history)
    expect(redoKit(history)).toEqual(history)
  })

  test('reach 50 steps back', () => {
    let history = kitHistory(draft('0'))
    for (let step = 1; step <= 60; step += 1) history = changeKit(history, draft(`${step}`))
    expect(history.past).toHaveLength(50)
    expect(history.past[0]?.name).toBe('10')
  })
})

describe('the largest categories', () => {
  test('count pieces, and equals stand in the order of the side bar', () => {
    const lines = [
      { category: 'utensil', quantity: 2 },
      { category: 'pan', quantity: 1 },
      { category: 'knife', quantity: 1 },
      { category: 'utensil', quantity: 2 },
      { category: 'other', quantity: 1 },
    ] as const
    expect(topKitCategories(lines)).toEqual([
      { category: 'utensil', quantity: 4 },
      { category: 'knife', quantity: 1 },
      { category: 'pan', quantity: 1 },
    ])
    expect(topKitCategories(lines, 1)).toHaveLength(1)
    expect(topKitCategories([])).toEqual([])
  })
})

describe('a line', () => {
  const product = { _id: 'a1', slug: 's', name: 'n', image: 'i', kitCategory: 'pot' as const }

  test('of a product without a price shows 49.99, without weight and deposit none', () => {
    expect(kitLineOfProduct(product)).toMatchObject({
      quantity: 1,
      unitPriceCents: 4999,
      weightGrams: null,
      depositCents: null,
    })
    expect(kitLineOfProduct({ ...product, price: 8.5, depositAmount: 20, itemWeight: 900 }, 3)).toMatchObject(
      {
        quantity: 3,
        unitPriceCents: 850,
        weightGrams: 900,
        depositCents: 2000,
      },
    )
  })

  test('of a saved item is the same line again', () => {
    const item = { ...knife, price: 3, weight: 75, depositAmount: 6 }
    expect(kitLineOfItem(item)).toEqual(knife)
  })
})
