import * as catalogCopy from '@trivet/core/copy/catalog'
import * as generalCopy from '@trivet/core/copy/general'
import type { KitProductPage } from '@trivet/core/contract/catalog'
import { expect, test } from 'vitest'
import { createProduct } from '../../test/factories.ts'
import { filledCatalog, namesOf } from './filled-catalog.ts'

const { database, get } = await filledCatalog()
const { prisma } = database
const kitPage = (query = '') => get<KitProductPage>(`/products/kit-eligible${query}`)

test('answers single items with what a kit needs to know about them', async () => {
  const { status, body } = await kitPage('?category=knife')
  expect(status).toBe(200)
  expect(body).toEqual({
    page: 1,
    pages: 1,
    products: [
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        name: 'Paring Knife',
        slug: 'paring-knife',
        image: 'essential-kit',
        picture: expect.objectContaining({
          name: 'essential-kit',
          version: expect.any(String),
        }),
        price: 4.5,
        individualRentalPrice: 4.5,
        kitCategory: 'knife',
        isEssential: true,
        itemWeight: 90,
        depositAmount: 12.5,
        countInStock: 5,
      },
    ],
  })
})

test('leaves out kits, also those that carry a kit category', async () => {
  const [knife, set] = await Promise.all([
    prisma.product.findUniqueOrThrow({ where: { slug: 'paring-knife' } }),
    createProduct(database, { name: 'Set', kitCategory: 'knife', weightGrams: 300, depositCents: 0 }),
  ])
  await prisma.kitComponent.create({
    data: { kitId: set.id, componentId: knife.id, quantity: 2, position: 0 },
  })
  expect(namesOf(await kitPage())).toEqual(['Grill Pan', 'Paring Knife'])
})

test.each([
  ['a keyword', '?keyword=grill', ['Grill Pan']],
  ['a keyword and a category', '?keyword=knives&category=pan', ['Grill Pan']],
  ['a page past the last', '?pageNumber=2', []],
  ['a category without products', '?category=storage', []],
  ['a keyword without a word', '?keyword=%25', []],
  ['another name', '?keyword=griddle', ['Grill Pan']],
  ['a typo', '?keyword=parng', ['Paring Knife']],
  ['a word of a kit, which is no item', '?keyword=santoku', []],
])('finds by %s', async (_case, query, names) => {
  const answer = await kitPage(query)
  expect([answer.status, namesOf(answer)]).toEqual([200, names])
})

test.each([
  ['category=Chef', catalogCopy.invalidCategory],
  ['category=fork', catalogCopy.invalidCategory],
  ['pageNumber=0', generalCopy.invalidPageNumber],
  [`keyword=${'x'.repeat(101)}`, catalogCopy.keywordTooLong],
])('refuses %s', async (query, message) => {
  const { status, body } = await get(`/products/kit-eligible?${query}`)
  expect([status, body.message]).toEqual([400, message])
})
