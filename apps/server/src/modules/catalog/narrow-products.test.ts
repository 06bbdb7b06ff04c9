import * as catalogCopy from '@trivet/core/copy/catalog'
import * as datesCopy from '@trivet/core/copy/dates'
import * as generalCopy from '@trivet/core/copy/general'
import type { ProductPage } from '@trivet/core/contract/catalog'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { unitsReserver } from '../../test/units-reserver.ts'
import { namesOf } from './filled-catalog.ts'

const { app, database } = await testApp()
const { prisma, sql } = database

const products = [
  {
    name: 'Whisk',
    priceCents: 500,
    category: 'Specialty',
    kitCategory: 'utensil',
    ratingSum: 9,
    numReviews: 2,
  },
  {
    name: 'Copper Frying Pan',
    priceCents: 2500,
    category: 'Chef',
    kitCategory: 'pan',
    countInStock: 3,
    ratingSum: 14,
    numReviews: 3,
  },
  { name: 'Pan Set', priceCents: 4900, category: 'Chef', countInStock: 2 },
  {
    name: 'Steel Frying Pan',
    priceCents: 2501,
    category: 'Specialty',
    kitCategory: 'pan',
    countInStock: 1,
    ratingSum: 50,
    numReviews: 10,
  },
]
const [whisk, copperPan, panSet, steelPan] = await Promise.all(
  products.map((fields, place) =>
    createProduct(database, { ...fields, listingOrder: place, description: 'Cook.' }),
  ),
)
if (!whisk || !copperPan || !panSet || !steelPan) throw new Error('The listing is not filled')
// two copper pans and a whisk to a set
await prisma.kitComponent.createMany({
  data: [
    { kitId: panSet.id, componentId: copperPan.id, quantity: 2, position: 0 },
    { kitId: panSet.id, componentId: whisk.id, quantity: 1, position: 1 },
  ],
})

const reserve = unitsReserver(database)
await reserve(steelPan.id, 1, '2026-12-10', '2026-12-14')
await reserve(copperPan.id, 2, '2027-01-10', '2027-01-14')
await reserve(panSet.id, 2, '2027-02-10', '2027-02-14')

async function list(query: string) {
  const answer = await app.inject(`/api/products?${query}`)
  return { status: answer.statusCode, body: answer.json<ProductPage & { message: string }>() }
}

const all = ['Whisk', 'Copper Frying Pan', 'Pan Set', 'Steel Frying Pan']

describe('sorting', () => {
  test.each([
    ['', all],
    ['sort=', all],
    ['sort=popular', all],
    ['sort=price-asc', ['Whisk', 'Copper Frying Pan', 'Steel Frying Pan', 'Pan Set']],
    ['sort=price-desc', ['Pan Set', 'Steel Frying Pan', 'Copper Frying Pan', 'Whisk']],
    ['sort=rating', ['Steel Frying Pan', 'Copper Frying Pan', 'Whisk', 'Pan Set']],
    ['sort=price-desc&category=Chef', ['Pan Set', 'Copper Frying Pan']],
    ['sort=price-desc&keyword=pan', ['Pan Set', 'Steel Frying Pan', 'Copper Frying Pan']],
    ['sort=rating&keyword=skillet', ['Steel Frying Pan', 'Copper Frying Pan']],
  ])('?%s', async (query, names) => {
    const answer = await list(query)
    expect(answer.status).toBe(200)
    expect(namesOf(answer)).toEqual(names)
  })
})

describe('the highest price', () => {
  test.each([
    ['maxPrice=', all],
    ['maxPrice=25', ['Whisk', 'Copper Frying Pan']],
    ['maxPrice=49&sort=price-desc', ['Pan Set', 'Steel Frying Pan', 'Copper Frying Pan', 'Whisk']],
    ['maxPrice=25&keyword=pan', ['Copper Frying Pan']],
    ['maxPrice=25&category=Specialty', ['Whisk']],
  ])('?%s', async (query, names) => {
    const answer = await list(query)
    expect(namesOf(answer)).toEqual(names)
    expect(answer.body).toMatchObject({ total: names.length, pages: 1 })
  })

  test('under which there is nothing comes with something to search for instead', async () => {
    const { body } = await list('maxPrice=4')
    expect(body).toEqual({ products: [], page: 1, pages: 0, suggestions: [] })
    await sql.query('UPDATE products SET is_popular = true WHERE id = $1', [whisk.id])
    expect((await list('maxPrice=4')).body.suggestions).toEqual(['Whisk'])
  })
})

describe('kits, single pieces and types of piece', () => {
  test.each([
    ['kind=&type=', all],
    ['kind=kit', ['Pan Set']],
    ['kind=item', ['Whisk', 'Copper Frying Pan', 'Steel Frying Pan']],
    ['type=pan', ['Copper Frying Pan', 'Steel Frying Pan']],
    ['kind=item&type=pan&category=Chef', ['Copper Frying Pan']],
    ['kind=item&sort=price-desc&maxPrice=25', ['Copper Frying Pan', 'Whisk']],
    ['kind=kit&keyword=pan', ['Pan Set']],
    ['kind=item&keyword=skillet', ['Copper Frying Pan', 'Steel Frying Pan']],
    ['type=utensil&start=2027-03-01&end=2027-03-08', ['Whisk']],
  ])('?%s', async (query, names) => {
    const answer = await list(query)
    expect(answer.status).toBe(200)
    expect(namesOf(answer)).toEqual(names)
    expect(answer.body.total).toBe(names.length)
  })

  test('a kit is of no type', async () => {
    expect((await list('kind=kit&type=pan')).body).toMatchObject({ products: [], page: 1, pages: 0 })
  })
})

describe('only what is free over the days', () => {
  test.each([
    ['on which nothing is rented', '2027-03-01', '2027-03-08', all],
    ['of which one is sold out', '2026-12-13', '2026-12-20', ['Whisk', 'Copper Frying Pan', 'Pan Set']],
    [
      'after which it must still be washed',
      '2026-12-02',
      '2026-12-09',
      ['Whisk', 'Copper Frying Pan', 'Pan Set'],
    ],
    ['which begin the day after', '2026-12-15', '2026-12-20', all],
    [
      'on which a kit has too few of one component',
      '2027-01-12',
      '2027-01-15',
      ['Whisk', 'Copper Frying Pan', 'Steel Frying Pan'],
    ],
    [
      'on which the kit itself is out',
      '2027-02-12',
      '2027-02-15',
      ['Whisk', 'Copper Frying Pan', 'Steel Frying Pan'],
    ],
  ])('%s', async (_case, start, end, names) => {
    const answer = await list(`start=${start}&end=${end}`)
    expect(namesOf(answer)).toEqual(names)
    expect(answer.body.total).toBe(names.length)
  })

  test.each([
    ['keyword=pan&sort=price-asc', ['Copper Frying Pan', 'Steel Frying Pan']],
    ['keyword=skillet', ['Copper Frying Pan', 'Steel Frying Pan']],
    ['category=Chef&maxPrice=49', ['Copper Frying Pan']],
  ])('together with ?%s', async (query, names) => {
    const answer = await list(`start=2027-01-12&end=2027-01-15&${query}`)
    expect(namesOf(answer)).toEqual(names)
  })

  test('a kit of which we own too few components is never free', async () => {
    await prisma.kitComponent.update({
      where: { kitId_componentId: { kitId: panSet.id, componentId: copperPan.id } },
      data: { quantity: 4 },
    })
    expect(namesOf(await list('start=2027-03-01&end=2027-03-08'))).toEqual([
      'Whisk',
      'Copper Frying Pan',
      'Steel Frying Pan',
    ])
  })

  test('what we own none of is never free', async () => {
    await createProduct(database, { name: 'Retired Pot', countInStock: 0 })
    expect(namesOf(await list('start=2027-03-01&end=2027-03-08'))).not.toContain('Retired Pot')
    expect(namesOf(await list('')).at(-1)).toBe('Retired Pot')
  })

  test('empty days are not given', async () => {
    expect((await list('start=&end=')).body.total).toBe(5)
  })
})

test.each([
  ['sort=cheap', catalogCopy.invalidSort],
  ['sort=PRICE-ASC', catalogCopy.invalidSort],
  ['sort=<script>', catalogCopy.invalidSort],
  ['sort[]=rating', generalCopy.invalidInput],
  ['kind=set', catalogCopy.invalidKind],
  ['kind=KIT', catalogCopy.invalidKind],
  ['type=<script>', catalogCopy.invalidType],
  ['kind=kit&kind=item', generalCopy.invalidInput],
  ['maxPrice=0', catalogCopy.invalidMaxPrice],
  ['maxPrice=-5', catalogCopy.invalidMaxPrice],
  ['maxPrice=9.99', catalogCopy.invalidMaxPrice],
  ['maxPrice=1e3', catalogCopy.invalidMaxPrice],
  ['maxPrice=1000000', catalogCopy.invalidMaxPrice],
  ['maxPrice=25&maxPrice=50', generalCopy.invalidInput],
  ['start=2026-12-10', datesCopy.selectBothDates],
  ['end=2026-12-10&start=', datesCopy.selectBothDates],
  ['start=2026-02-30&end=2026-12-12', datesCopy.dateInvalid],
  ['start=2026-12-12&end=2026-12-12', datesCopy.endAfterStart],
  ['start=2026-11-30&end=2026-12-10', datesCopy.startInPast],
  ['start=2026-12-10&end=2027-06-09', datesCopy.rentalTooLong(180)],
  ['start=2027-12-02&end=2027-12-09', datesCopy.rentalTooFarAhead(365)],
])('refuses ?%s', async (query, message) => {
  const { status, body } = await list(query)
  expect([status, body.message]).toEqual([400, message])
  expect(JSON.stringify(body)).not.toContain('<script>')
})

test('the number of products counts all pages', async () => {
  for (let number = 1; number <= 13; number += 1) await createProduct(database, { name: `Ladle ${number}` })
  const { body } = await list('keyword=ladle')
  expect(body).toMatchObject({ total: 13, pages: 2 })
  expect(body.products).toHaveLength(12)
})
