import * as catalogCopy from '../copy/catalog/sentences.ts'
import * as datesCopy from '../copy/dates/sentences.ts'
import * as generalCopy from '../copy/general/sentences.ts'
import * as reviewsCopy from '../copy/reviews/sentences.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import { kitProductPageOutput, productOutput, productPageOutput } from '../contract/catalog/catalog-output.ts'
import { categoryFilterLabel, collectionLabel, parseCategory, productCategories } from './categories.ts'
import {
  availabilityInput,
  kitEligibleInput,
  productListInput,
  reviewInput,
} from '../contract/catalog/product-input.ts'
import { idPattern, slugPattern } from './product-address.ts'
import { stockLabel } from '../copy/catalog/stock-words.ts'
import { collectionName, collections } from './collections.ts'
import { pictureWidth } from './picture-widths.ts'
import { isProductSort, productSortLabel, productSorts } from './product-sorts.ts'
import { excerpt } from './product-text.ts'

const refusal = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

describe('categories', () => {
  test('are labelled on the filter buttons', () => {
    expect([null, ...productCategories].map(categoryFilterLabel)).toEqual([
      'All',
      'Essential',
      "Chef's",
      'Specialty',
    ])
  })

  test.each([
    ['Essential', 'Essential Collection'],
    ['Chef', 'Professional Kit'],
    ['Specialty', 'Specialty Kit'],
    ['Seasonal', 'Seasonal'],
    [null, 'Collection'],
    ['', 'Collection'],
  ])('%s is shown on a card as %s', (category, label) => {
    expect(collectionLabel(category)).toBe(label)
  })

  test.each([
    ['Chef', 'Chef'],
    ["Chef's", 'Chef'],
    ['Essential', 'Essential'],
    ['chef', null],
    ['', null],
    ['constructor', null],
  ])('%j is read as %s', (text, category) => {
    expect(parseCategory(text)).toBe(category)
  })
})

describe('texts of a product', () => {
  test('are cut at 100 characters', () => {
    expect(excerpt('x'.repeat(100))).toBe('x'.repeat(100))
    expect(excerpt('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`)
    expect(excerpt('copper pan', 6)).toBe('copper…')
  })

  test('are never cut inside a character', () => {
    expect(excerpt('🍳'.repeat(101))).toBe(`${'🍳'.repeat(100)}…`)
  })

  test('say whether it is there', () => {
    expect([stockLabel(1), stockLabel(0)]).toEqual(['In Stock', 'Out of Stock'])
  })
})

test('a picture comes in the next larger width, or the largest there is', () => {
  expect([1, 320, 321, 1600, 5000].map(pictureWidth)).toEqual([320, 320, 480, 1600, 1600])
})

test('a list is sorted in the orders there are, and in no other', () => {
  expect(productSorts.every(isProductSort)).toBe(true)
  expect(['cheapest', '', null, undefined].some(isProductSort)).toBe(false)
  expect(productSorts.map(productSortLabel)).toEqual([
    'Popular first',
    'Price, low to high',
    'Price, high to low',
    'Best rated',
  ])
})

test('each collection has its name', () => {
  expect(collections.map(collectionName)).toEqual(['Essential', "Chef's", 'Specialty', 'BBQ'])
})

describe('the query of the catalog', () => {
  test('may be empty, in words or in empty texts', () => {
    const none = { keyword: undefined, pageNumber: 1, category: undefined }
    expect(productListInput.parse({})).toEqual(none)
    expect(productListInput.parse({ keyword: ' ', pageNumber: '', category: '' })).toEqual(none)
    expect(kitEligibleInput.parse({ keyword: '', pageNumber: '', category: '' })).toEqual(none)
  })

  test('is trimmed and read', () => {
    expect(productListInput.parse({ keyword: ' chef ', pageNumber: '3', category: "Chef's" })).toEqual({
      keyword: 'chef',
      pageNumber: 3,
      category: 'Chef',
    })
    expect(kitEligibleInput.parse({ category: 'knife', pageNumber: 2 })).toMatchObject({
      category: 'knife',
      pageNumber: 2,
    })
  })

  test.each([
    ['a keyword of 101 characters', { keyword: 'x'.repeat(101) }, catalogCopy.keywordTooLong],
    ['a keyword as an object', { keyword: { contains: 'x' } }, generalCopy.invalidInput],
    ['a keyword given twice', { keyword: ['a', 'b'] }, generalCopy.invalidInput],
    ['an unknown category', { category: '<b>Chef</b>' }, catalogCopy.invalidCategory],
    ['two categories', { category: ['Chef', 'Essential'] }, catalogCopy.invalidCategory],
    ['page 0', { pageNumber: '0' }, generalCopy.invalidPageNumber],
  ])('refuses %s', (_case, query, message) => {
    expect(refusal(productListInput, query)).toBe(message)
    expect(refusal(kitEligibleInput, query)).toBe(message)
  })

  test.each([
    ['an unknown order', { sort: 'newest' }, catalogCopy.invalidSort],
    ['two orders', { sort: ['rating', 'popular'] }, catalogCopy.invalidSort],
    ['an unknown kind', { kind: 'set' }, catalogCopy.invalidKind],
    ['two kinds', { kind: ['kit', 'item'] }, catalogCopy.invalidKind],
    ['an unknown type of piece', { type: 'Knife' }, catalogCopy.invalidType],
    ['a price of nothing', { maxPrice: '0' }, catalogCopy.invalidMaxPrice],
    ['a price with cents', { maxPrice: '19.99' }, catalogCopy.invalidMaxPrice],
    ['a day that does not exist', { start: '2027-02-30' }, datesCopy.dateInvalid],
  ])('of the catalog refuses %s', (_case, query, message) => {
    expect(refusal(productListInput, query)).toBe(message)
  })

  test('of the catalog may ask for a kind, a type, an order, a price and days, and empty texts ask for none', () => {
    const asked = {
      kind: 'item',
      type: 'pan',
      sort: 'price-asc',
      maxPrice: '50',
      start: '2027-06-01',
      end: '2027-06-08',
    }
    expect(productListInput.parse(asked)).toMatchObject({ ...asked, maxPrice: 50 })
    const empty = productListInput.parse({ kind: '', type: '', sort: '', maxPrice: '', start: '', end: '' })
    expect(empty).toEqual(productListInput.parse({}))
  })

  test('of the kit builder has its own categories', () => {
    expect(refusal(kitEligibleInput, { category: 'Chef' })).toBe(catalogCopy.invalidCategory)
    expect(refusal(productListInput, { category: 'knife' })).toBe(catalogCopy.invalidCategory)
  })
})

describe('a review', () => {
  test('has 5 stars unless it says otherwise', () => {
    expect(reviewInput.parse({ comment: ' Lovely\nknives ' })).toEqual({
      comment: 'Lovely\nknives',
      rating: 5,
    })
    expect(reviewInput.parse({ comment: 'Dull', rating: 1 }).rating).toBe(1)
  })

  test.each([
    ['no comment', {}, reviewsCopy.reviewCommentRequired],
    ['a blank comment', { comment: ' \n ' }, reviewsCopy.reviewCommentRequired],
    ['a comment of 2001 characters', { comment: 'x'.repeat(2001) }, reviewsCopy.reviewCommentTooLong],
    ['0 stars', { comment: 'Dull', rating: 0 }, reviewsCopy.reviewRatingRange],
    ['6 stars', { comment: 'Dull', rating: 6 }, reviewsCopy.reviewRatingRange],
    ['half a star', { comment: 'Dull', rating: 4.5 }, reviewsCopy.reviewRatingRange],
    ['stars in quotes', { comment: 'Dull', rating: '5' }, reviewsCopy.reviewRatingRange],
    ['null stars', { comment: 'Dull', rating: null }, reviewsCopy.reviewRatingRange],
  ])('with %s is refused', (_case, review, message) => {
    expect(refusal(reviewInput, review)).toBe(message)
  })
})

describe('an availability question', () => {
  test('names two days', () => {
    expect(availabilityInput.parse({ start: '2026-12-01', end: '2026-12-08T12:00:00Z' })).toEqual({
      start: '2026-12-01',
      end: '2026-12-08',
    })
  })

  test.each([
    [{ start: '2026-12-01' }, datesCopy.selectBothDates],
    [{ start: '', end: '2026-12-01' }, datesCopy.selectBothDates],
    [{ start: '2026-02-30', end: '2026-12-01' }, datesCopy.dateInvalid],
  ])('%j is refused', (query, message) => {
    expect(refusal(availabilityInput, query)).toBe(message)
  })
})

test.each([
  ['chef-knife-8', true],
  ['a', true],
  ['Chef', false],
  ['chef--knife', false],
  ['-chef', false],
  ['../chef', false],
  ['chéf', false],
])('%s is a slug: %s', (text, expected) => {
  expect(slugPattern.test(text)).toBe(expected)
})

test.each([
  ['65f0aa0000000000000000a1', true],
  ['65F0AA0000000000000000A1', false],
  ['65f0aa', false],
  ['65f0aa0000000000000000a1\n', false],
])('%j is an id: %s', (text, expected) => {
  expect(idPattern.test(text)).toBe(expected)
})

test('queries and answers can be described in an API document', () => {
  const inputs = [productListInput, kitEligibleInput, reviewInput, availabilityInput]
  for (const schema of inputs) expect(z.toJSONSchema(schema, { io: 'input' }).type).toBe('object')
  const outputs = [productOutput, productPageOutput, kitProductPageOutput]
  for (const schema of outputs) expect(z.toJSONSchema(schema).type).toBe('object')
})
