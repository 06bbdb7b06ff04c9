import { describe, expect, test } from 'vitest'
import { emptyProductDraft } from '../contract/catalog/product-draft-input.ts'
import { mergeDrafts } from './product-changes.ts'
import { readProductCells, toProductRow } from './product-row.ts'

describe('the cells of a product', () => {
  test.each([
    ['a name', { name: ' Bread Knife ' }, { name: 'Bread Knife' }],
    ['a category', { category: ' Chef ' }, { category: 'Chef' }],
    ['no category', { category: ' ' }, { category: null }],
    ['a stock', { stock: ' 12 ' }, { countInStock: 12 }],
    ['a price', { price: ' $4.50 ' }, { price: 4.5 }],
    ['a price with a decimal comma', { price: ' 4,50 ' }, { price: 4.5 }],
    ['a deposit with one', { deposit: '$12,5' }, { deposit: 12.5 }],
    ['a yes', { popular: ' Yes ' }, { isPopular: true }],
    ['no weight', { weight_grams: ' ' }, { weightGrams: null }],
    [
      'a specification with colons',
      { specifications: ' Ratio : 1:2 ' },
      { specifications: [{ name: 'Ratio', value: '1:2' }] },
    ],
    [
      'lines with blanks around them',
      { perfect_for: ' Bread \n\n Cake ' },
      { perfectFor: ['Bread', 'Cake'] },
    ],
    ['a component without a number', { components: 'pan' }, { components: [{ slug: 'pan', quantity: 1 }] }],
    ['a component with one', { components: 'pan: 3' }, { components: [{ slug: 'pan', quantity: 3 }] }],
    ['what is no number', { components: 'pan: few' }, { components: [{ slug: 'pan', quantity: 'few' }] }],
  ])('are read with blanks around them: %s', (_case, cells, told) => {
    expect(readProductCells(cells)).toEqual(told)
  })

  test.each(['US$4.50', '4.505', '4,505', '1,234', '1.234,50', '4.50 each'])(
    'take no price such as %s',
    (price) => {
      expect(readProductCells({ price })).toEqual({ price: undefined })
    },
  )

  test('say no as a word', () => {
    expect(toProductRow({ ...emptyProductDraft, isPopular: false, isEssential: true })).toMatchObject({
      popular: 'no',
      essential: 'yes',
    })
  })

  test('leave out what an item ends without', () => {
    const rowOf = (item: { name: string; description?: string; image?: string }) =>
      toProductRow({ ...emptyProductDraft, itemsIncluded: [item] }).items_included
    expect(rowOf({ name: 'Pan' })).toBe('Pan')
    expect(rowOf({ name: 'Pan', description: 'Copper' })).toBe('Pan | Copper')
    expect(rowOf({ name: 'Pan', image: '/pan.jpg' })).toBe('Pan |  |  |  | /pan.jpg')
  })
})

test('of a product that two edited at once, the edits made here stand over those made elsewhere', () => {
  const base = { ...emptyProductDraft, name: 'Knife', price: 4.5, countInStock: 8 }
  const mine = { ...base, name: 'Bread Knife', price: 5 }
  const theirs = { ...base, price: 6, countInStock: 9 }
  expect(mergeDrafts(base, mine, theirs)).toEqual({ ...base, name: 'Bread Knife', price: 5, countInStock: 9 })
})
