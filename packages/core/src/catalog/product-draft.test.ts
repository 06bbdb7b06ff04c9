import fc from 'fast-check'
import * as productsCopy from '../copy/products/sentences.ts'
import { expect, test } from 'vitest'
import { calendarDate } from '../dates/calendar-date.ts'
import { bulkChangeRefusalMessage } from '../copy/catalog/bulk-change-words.ts'
import { decideBulkChange } from './bulk-product-change.ts'
import { kitCategories, productCategories } from './categories.ts'
import { collections } from './collections.ts'
import { dayRuns } from './day-runs.ts'
import { kitPartMessage } from '../copy/products/kit-part-words.ts'
import { kitPartProblems } from './kit-parts.ts'
import { slugPattern } from './product-address.ts'
import { productChanges } from './product-changes.ts'
import {
  emptyProductDraft,
  productDraftInput,
  type ProductDraft,
} from '../contract/catalog/product-draft-input.ts'

import { columnOfField, productColumnNames, readProductCells, toProductRow } from './product-row.ts'
import { maxSlugLength, slugOf } from './slug-of.ts'
import { lowStockPeriod, stockState } from './stock-state.ts'

const knife: ProductDraft = {
  ...emptyProductDraft,
  name: 'Bread Knife',
  slug: 'bread-knife',
  description: 'Cuts bread.',
  price: 4.5,
  countInStock: 8,
  kitCategory: 'knife',
  weightGrams: 120,
  deposit: 0,
}

const problemsOf = (changes: object) =>
  (productDraftInput.safeParse({ ...knife, ...changes }).error?.issues ?? []).map(
    ({ path, message }) => [path.join('.'), message] as const,
  )

test('a product as it should be is taken as it is', () => {
  expect(productDraftInput.parse(knife)).toEqual(knife)
})

test.each([
  ['the cheapest price', { price: 0.01 }],
  ['the dearest price', { price: 99_999.99 }],
  ['an empty fleet', { countInStock: 0 }],
  ['a kit without kit fields', { kitCategory: null, weightGrams: null, deposit: null }],
  ['no category', { category: null }],
  ['a description of several lines', { description: 'One\n\tTwo' }],
  ['a value with a colon', { specifications: [{ name: 'Ratio', value: '1:2' }] }],
])('takes %s', (_case, changes) => {
  expect(problemsOf(changes)).toEqual([])
})

test.each([
  ['no price', { price: 0 }, 'price', productsCopy.priceInvalid],
  ['a price that is no number', { price: NaN }, 'price', productsCopy.priceInvalid],
  ['a price in a text', { price: '4.50' }, 'price', productsCopy.priceInvalid],
  ['a fraction of a cent', { price: 0.011 }, 'price', productsCopy.priceInvalid],
  ['half a pan', { countInStock: 1.5 }, 'countInStock', productsCopy.stockInvalid],
  ['a deposit below nothing', { deposit: -1 }, 'deposit', productsCopy.depositInvalid],
  ['an address with a space', { slug: 'bread knife' }, 'slug', productsCopy.slugInvalid],
  ['an address of hyphens', { slug: 'bread--knife' }, 'slug', productsCopy.slugInvalid],
  ['an item of kits without a deposit', { deposit: null }, 'deposit', productsCopy.depositRequired],
  ['an unknown kit category', { kitCategory: 'spoon' }, 'kitCategory', productsCopy.kitCategoryUnknown],
  [
    'a kit in custom kits',
    { components: [{ slug: 'pan', quantity: 1 }] },
    'kitCategory',
    productsCopy.kitInCustomKit,
  ],
  ['a product related to itself', { related: ['bread-knife'] }, 'related', productsCopy.relatedToItself],
  ['the same relation twice', { related: ['pan', 'pan'] }, 'related', productsCopy.twice('pan')],
  [
    'a colon in the name of a specification',
    { specifications: [{ name: 'a:b', value: 'c' }] },
    'specifications.0.name',
    productsCopy.noColon,
  ],
  ['a bar in an item', { itemsIncluded: [{ name: 'a|b' }] }, 'itemsIncluded.0.name', productsCopy.noBar],
])('refuses %s', (_case, changes, path, message) => {
  expect(problemsOf(changes)).toEqual([[path, message]])
})

test('refuses a kit that holds itself or the same thing twice', () => {
  const kit = { kitCategory: null, components: [{ slug: 'bread-knife', quantity: 1 }] }
  expect(problemsOf(kit)).toEqual([['components.0', productsCopy.componentIsItself]])
  const pan = { slug: 'pan', quantity: 1 }
  expect(problemsOf({ kitCategory: null, components: [pan, pan] })).toEqual([
    ['components', productsCopy.twice('pan')],
  ])
})

const text = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme-composite' })
  .map((typed) =>
    typed
      .normalize('NFC')
      .replace(/[|:\p{Cc}]/gu, '')
      .trim(),
  )
  .filter((typed) => typed !== '' && typed.isWellFormed())
const slug = fc.stringMatching(/^[a-z0-9]{1,10}(-[a-z0-9]{1,5}){0,2}$/)

const anyDraft: fc.Arbitrary<ProductDraft> = fc.record({
  name: text,
  slug,
  description: fc.array(text, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
  price: fc.integer({ min: 1, max: 9_999_999 }).map((amount) => amount / 100),
  category: fc.option(fc.constantFrom(...productCategories)),
  collection: fc.option(fc.constantFrom(...collections)),
  countInStock: fc.nat(100_000),
  isPopular: fc.boolean(),
  listingOrder: fc.nat(1_000_000),
  kitCategory: fc.option(fc.constantFrom(...kitCategories)),
  isEssential: fc.boolean(),
  weightGrams: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  deposit: fc.option(fc.nat(9_999_999).map((amount) => amount / 100)),
  itemsIncluded: fc.array(
    fc.record(
      { name: text, description: text, quantity: fc.integer({ min: 1, max: 999 }), slug, image: slug },
      { requiredKeys: ['name'] },
    ),
    { maxLength: 5 },
  ),
  perfectFor: fc.array(text, { maxLength: 5 }),
  specifications: fc.array(fc.record({ name: text, value: text }), { maxLength: 5 }),
  components: fc.array(fc.record({ slug, quantity: fc.integer({ min: 1, max: 999 }) }), { maxLength: 5 }),
  related: fc.array(slug, { maxLength: 5 }),
})

test('what is written into cells is read from them again', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      expect(readProductCells(toProductRow(draft))).toEqual(draft)
    }),
  )
})

test('cells with the line breaks of a spreadsheet program say the same', () => {
  const draft = { ...knife, perfectFor: ['One', 'Two'], description: 'a\nb' }
  const row = toProductRow(draft)
  const elsewhere = { perfect_for: 'One\r\nTwo\r\n', description: 'a\r\nb' }
  expect(readProductCells({ ...row, ...elsewhere })).toEqual(draft)
})

test('a cell that is not there says nothing', () => {
  expect(readProductCells({ price: '$5', popular: 'TRUE', essential: '' })).toEqual({
    price: 5,
    isPopular: true,
    isEssential: false,
  })
})

test.each([
  ['price', '5,505'],
  ['price', 'free'],
  ['stock', '1e3'],
  ['stock', '-1'],
  ['popular', 'maybe'],
  ['components', 'pan: many'],
  ['items_included', 'Fork | | two'],
] as const)('%s cannot be %j', (column, cell) => {
  const told = readProductCells({ [column]: cell })
  expect(productDraftInput.safeParse({ ...knife, kitCategory: null, ...told }).success).toBe(false)
})

test('every column is about a field of its own, and every field has a column', () => {
  const fields = Object.keys(emptyProductDraft)
  expect(fields.map((field) => columnOfField(field)).toSorted()).toEqual(productColumnNames.toSorted())
})

test('changes are told column by column; what says the same is none', () => {
  expect(productChanges(knife, { ...knife })).toEqual([])
  expect(productChanges(knife, { ...knife, price: 5, perfectFor: ['Bread'] })).toEqual([
    { column: 'price', label: 'Price', from: '4.50', to: '5.00' },
    { column: 'perfect_for', label: 'Perfect for', from: '', to: 'Bread' },
  ])
})

test.each([
  ['Chef’s Knife, 8″', 'chefs-knife-8'],
  ['  Crème Brûlée & Co. ', 'creme-brulee-co'],
  ['½ l Jug', '1-2-l-jug'],
  ['刀', ''],
])('%j makes the address %j', (name, address) => {
  expect(slugOf(name)).toBe(address)
})

test('an address made of any name is a right one, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const made = slugOf(name)
      return made === '' || (slugPattern.test(made) && made.length <= maxSlugLength)
    }),
  )
})

test('stock is enough, low or none, and looked at for fourteen days', () => {
  const stateOf = (countInStock: number, isLow: boolean) => stockState({ countInStock, isLow })
  expect([stateOf(0, true), stateOf(40, true), stateOf(40, false)]).toEqual(['out', 'low', 'in'])
  expect(lowStockPeriod(calendarDate('2026-12-25'))).toEqual({
    firstDay: '2026-12-25',
    lastDay: '2027-01-07',
  })
})

const worded = (problems: ReturnType<typeof kitPartProblems>) =>
  problems.map(({ path, fault }) => ({ path, message: kitPartMessage(fault) }))

const pan = { slug: 'pan', name: 'Pan', isArchived: false, hasComponents: false }

test.each([
  ['a thing nobody knows', new Map(), 'There is no product called pan'],
  ['an archived item', new Map([['pan', { ...pan, isArchived: true }]]), 'Pan is archived'],
  [
    'another kit',
    new Map([['pan', { ...pan, hasComponents: true }]]),
    'Pan is a kit itself, and a kit in a kit could not be packed',
  ],
])('a kit cannot be packed with %s', (_case, parts, message) => {
  const facts = { components: [{ slug: 'pan' }], parts, componentOf: [] }
  expect(worded(kitPartProblems(facts))).toEqual([{ path: 'components.0', message }])
})

test('what other kits are packed with becomes no kit', () => {
  const facts = {
    components: [{ slug: 'pan' }],
    parts: new Map([['pan', pan]]),
    componentOf: ['Big Kit', 'Small Kit'],
  }
  expect(worded(kitPartProblems(facts))).toEqual([
    {
      path: 'components',
      message: 'This is a component of Big Kit, Small Kit, so it cannot become a kit itself',
    },
  ])
  expect(kitPartProblems({ ...facts, components: [] })).toEqual([])
})

const live = { isArchived: false, isPopular: false, usedIn: [], archivedParts: [] }

test.each([
  ['archive', live, null],
  ['archive', { ...live, isArchived: true }, 'Already archived'],
  ['archive', { ...live, usedIn: ['Big Kit', 'Small Kit'] }, 'Packed in Big Kit, Small Kit'],
  ['restore', live, 'Not archived'],
  ['restore', { ...live, isArchived: true }, null],
  ['restore', { ...live, isArchived: true, archivedParts: ['Pan'] }, 'Its component Pan is archived'],
  ['popular', live, null],
  ['popular', { ...live, isPopular: true }, 'Already popular'],
  ['popular', { ...live, isArchived: true }, 'Archived'],
  ['not-popular', live, 'Not popular'],
  ['not-popular', { ...live, isPopular: true }, null],
] as const)('%s of %o: %s', (change, facts, reason) => {
  const decision = decideBulkChange(change, facts)
  expect(decision.ok ? null : bulkChangeRefusalMessage(decision)).toBe(reason)
})

const days = (...texts: string[]) => texts.map((day) => calendarDate(day))

test('days that follow each other are told as one stretch, also over the end of a year', () => {
  expect(dayRuns(days('2026-12-10'))).toBe('Dec 10, 2026')
  expect(dayRuns(days('2026-12-31', '2027-01-01', '2027-01-05'))).toBe(
    'Dec 31, 2026 – Jan 1, 2027, Jan 5, 2027',
  )
  const odd = days('2026-12-01', '2026-12-03', '2026-12-05', '2026-12-07', '2026-12-09')
  expect(dayRuns(odd)).toBe('Dec 1, 2026, Dec 3, 2026, Dec 5, 2026, Dec 7, 2026 and later')
  expect(dayRuns(odd.slice(0, 4))).toBe('Dec 1, 2026, Dec 3, 2026, Dec 5, 2026, Dec 7, 2026')
})
