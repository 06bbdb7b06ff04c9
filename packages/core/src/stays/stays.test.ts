import * as addressCopy from '../copy/address/sentences.ts'
import * as catalogCopy from '../copy/catalog/sentences.ts'
import * as generalCopy from '../copy/general/sentences.ts'
import { describe, expect, test } from 'vitest'
import { airbnbPlaceholderAddress } from '../address/airbnb-link.ts'
import type { KitCategory } from '../catalog/categories.ts'
import { slugPattern } from '../catalog/product-address.ts'

import { proposeForStay } from './propose-for-stay.ts'
import { stayLink, staySlug } from './stay-address.ts'
import { stayInput } from '../contract/stays/stay-input.ts'

const bytes = Uint8Array.from([9, 30, 11, 24, 15, 3])

describe('the address of a stay', () => {
  test.each([
    ['Casa Azul, 2nd floor', 'casa-azul-2nd-floor'],
    ['Château — «Été»!', 'chateau-ete'],
    ["Ana's House", 'anas-house'],
    ['山小屋', 'stay'],
    ['x'.repeat(80), 'x'.repeat(40)],
    ['--', 'stay'],
  ])('of %j can be read and cannot be guessed', (title, words) => {
    const slug = staySlug(title, bytes)
    expect(slug).toMatch(slugPattern)
    expect(slug.slice(0, -7)).toBe(words)
    expect(slug.slice(-6)).toMatch(/^[a-hj-np-z2-9]{6}$/)
    expect(staySlug(title, bytes.toReversed())).not.toBe(slug)
  })

  test('needs six random bytes', () => {
    expect(() => staySlug('Casa Azul', bytes.subarray(1))).toThrow(RangeError)
  })

  test('is a page of our own', () => {
    expect(stayLink('https://trivet.test', 'casa-k8maqd')).toBe('https://trivet.test/stay/casa-k8maqd')
  })
})

const item = (_id: string, kitCategory: KitCategory, isEssential = true, countInStock = 3) => ({
  _id,
  kitCategory,
  isEssential,
  countInStock,
})

const listing = [
  item('chef', 'knife'),
  item('bread', 'knife', false),
  item('paring', 'knife'),
  item('santoku', 'knife'),
  item('pan', 'pan'),
  item('gone', 'pan', true, 0),
  item('stockpot', 'pot', false),
  item('spoon', 'utensil'),
  item('blender', 'appliance', false),
  item('board', 'other'),
]

const ids = (has: { categories?: KitCategory[]; products?: string[] }) =>
  proposeForStay({ categories: [], products: [], ...has }, listing).map(({ product }) => product._id)

describe('what a guest may want to bring', () => {
  test('into an empty kitchen: one essential of a kind, a stopgap for a basic kind, no extras', () => {
    expect(ids({})).toEqual(['chef', 'pan', 'stockpot', 'spoon', 'board'])
  })

  test('leaves out the kinds and the items that are there', () => {
    expect(ids({ categories: ['knife', 'utensil', 'other'], products: ['pan'] })).toEqual(['stockpot'])
    expect(ids({ categories: ['knife', 'pan', 'utensil', 'other'], products: ['stockpot'] })).toEqual([])
    expect(ids({ categories: ['pan', 'pot', 'utensil', 'other'], products: ['chef'] })).toEqual([])
  })

  test('is nothing where everything is', () => {
    expect(
      ids({
        categories: ['knife', 'pan', 'pot', 'utensil', 'bakeware', 'appliance', 'storage', 'other'],
      }),
    ).toEqual([])
  })
})

const stay = {
  title: ' Casa Azul ',
  address: { street: '1 Pine St', city: 'Reno', state: 'NV', postalCode: '89501' },
}

describe('a stay', () => {
  test('needs a title and an address; the rest may be added later', () => {
    expect(stayInput.parse(stay)).toEqual({
      title: 'Casa Azul',
      address: { ...stay.address, country: 'USA' },
      accessNotes: '',
      has: { categories: [], products: [] },
    })
  })

  test('keeps its listing in one plain form', () => {
    const parsed = stayInput.parse({ ...stay, airbnbListing: 'airbnb.de/rooms/12345?adults=2' })
    expect(parsed.airbnbListing).toBe('https://www.airbnb.com/rooms/12345')
  })

  test.each([
    ['no title', { title: ' ' }, generalCopy.fillRequiredFields],
    ['a title without end', { title: 'x'.repeat(81) }, generalCopy.textTooLong(80)],
    ['half an address', { address: { ...stay.address, city: '' } }, addressCopy.fillAddress],
    ['the placeholder for one', { address: airbnbPlaceholderAddress }, addressCopy.placeholderAddressOpen],
    ['a listing elsewhere', { airbnbListing: 'https://evil.example/rooms/1' }, addressCopy.airbnbInvalid()],
    ['notes without end', { accessNotes: 'x'.repeat(2001) }, generalCopy.textTooLong(2000)],
    ['a kind of thing we do not have', { has: { categories: ['sofa'] } }, catalogCopy.invalidCategory],
    ['what is no product', { has: { products: ['x'] } }, catalogCopy.productNotFound],
  ])('cannot have %s', (_case, change, message) => {
    expect(stayInput.safeParse({ ...stay, ...change }).error?.issues[0]?.message).toBe(message)
  })
})
