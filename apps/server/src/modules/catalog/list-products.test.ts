import * as catalogCopy from '@trivet/core/copy/catalog'
import * as generalCopy from '@trivet/core/copy/general'
import type { ProductCard, ProductPage } from '@trivet/core/contract/catalog'
import { describe, expect, test } from 'vitest'
import { filledCatalog, namesOf } from './filled-catalog.ts'

const { get } = await filledCatalog()
const page = (query = '') => get<ProductPage>(`/products${query}`)

describe('GET /products', () => {
  test('answers the first page in listing order, with the number of pages', async () => {
    const answer = await page()
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ page: 1, pages: 2 })
    expect(namesOf(answer)).toEqual(Array.from({ length: 12 }, (_, index) => `Holiday Kit ${index + 1}`))
  })

  test('a page past the last is an empty list with the real number of pages', async () => {
    expect(await page('?pageNumber=999999')).toEqual({
      status: 200,
      body: { products: [], page: 999_999, pages: 2 },
    })
  })

  test('a card says what the shop shows and nothing else', async () => {
    const { body } = await page('?keyword=paring')
    expect(body.products).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        name: 'Paring Knife',
        slug: 'paring-knife',
        description: 'Everything for two.',
        price: 4.5,
        category: 'Specialty',
        image: 'essential-kit',
        picture: expect.objectContaining({
          name: 'essential-kit',
          version: expect.any(String),
        }),
        countInStock: 5,
        rating: 0,
        numReviews: 0,
        isPopular: false,
        kitCategory: 'knife',
      },
    ])
  })

  test.each([
    ['a category', '?category=Chef', ['Chef Kit']],
    ['the label of a category', "?category=Chef's", ['Chef Kit']],
    ['a category and a keyword', '?category=Specialty&keyword=knife', ['Paring Knife', 'Grill Pan']],
    ['the beginning of a word', '?keyword=par', ['Paring Knife']],
    ['the plural of a word', '?keyword=chefs', ['Chef Kit']],
    ['another plural', '?keyword=KNIVES&category=Specialty', ['Paring Knife', 'Grill Pan']],
    ['an item inside', '?keyword=santoku', ['Chef Kit']],
    ['words in any order', '?keyword=pan%20grill', ['Grill Pan']],
    ['a word of the description', '?keyword=steak', ['Grill Pan']],
    ['empty texts, which are not given', '?keyword=&category=Chef&pageNumber=', ['Chef Kit']],
    ['blanks, which are not given', '?keyword=%20&category=Chef', ['Chef Kit']],
    ['another name', '?keyword=griddle', ['Grill Pan']],
    ['a typo', '?keyword=santku', ['Chef Kit']],
    ['a typo in capital letters', '?keyword=GRIIL', ['Grill Pan']],
    ['a typo in one of two words', '?keyword=gril%20pann', ['Grill Pan']],
    ['a typo in another name', '?keyword=gridle', ['Grill Pan']],
  ])('finds by %s', async (_case, query, names) => {
    const answer = await page(query)
    expect(answer.status).toBe(200)
    expect(namesOf(answer)).toEqual(names)
    expect(answer.body.pages).toBe(1)
  })

  test.each([
    ['a word nobody wrote', 'zebra'],
    ['a percent sign, which is no wildcard', '%'],
    ['an underscore, which is no wildcard', '_'],
    ['a backslash', '\\'],
    ['words of which one is nowhere', 'chef zebra'],
    ['an archived product', 'archived'],
    ['an injection into the statement', "zebra' OR 1=1 --"],
    ['an injection of a second statement', "zebra'; DROP TABLE products; --"],
    ['an injection into the query language', 'zebra:* | chef'],
  ])('finds nothing by %s', async (_case, keyword) => {
    expect(await page(`?keyword=${encodeURIComponent(keyword)}`)).toEqual({
      status: 200,
      body: { products: [], page: 1, pages: 0, suggestions: expect.any(Array) },
    })
  })

  test.each(['0', '-1', 'abc', '1.5', '1e9', '1000000', '01', '٣'])(
    'refuses the page number %s',
    async (pageNumber) => {
      const { status, body } = await get(`/products?pageNumber=${encodeURIComponent(pageNumber)}`)
      expect([status, body.message]).toEqual([400, generalCopy.invalidPageNumber])
    },
  )

  test('takes a keyword of 100 characters and refuses one more', async () => {
    expect((await page(`?keyword=${'x'.repeat(100)}`)).status).toBe(200)
    const { status, body } = await get(`/products?keyword=${'x'.repeat(101)}`)
    expect([status, body.message]).toEqual([400, catalogCopy.keywordTooLong])
  })

  test.each(['chef', 'Chefs', 'Essential ', '<script>alert(1)</script>', 'constructor'])(
    'refuses the category %s and does not repeat it',
    async (category) => {
      const { status, body } = await get(`/products?category=${encodeURIComponent(category)}`)
      expect([status, body.message]).toEqual([400, catalogCopy.invalidCategory])
      expect(JSON.stringify(body)).not.toContain('<script>')
    },
  )

  test.each([
    'keyword[contains]=x',
    'keyword=a&keyword=b',
    'pageNumber=1&pageNumber=2',
    'category[]=Chef',
    'keyword=%00',
    'keyword=%07',
  ])('refuses the query %s', async (query) => {
    expect((await get(`/products?${query}`)).status).toBe(400)
  })
})

describe('GET /products/top', () => {
  test('answers the popular products that are still for rent', async () => {
    const { status, body } = await get<ProductCard[]>('/products/top')
    expect(status).toBe(200)
    expect(body.map(({ name }) => name)).toEqual(['Chef Kit'])
  })
})
