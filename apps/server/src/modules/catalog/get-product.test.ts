import * as catalogCopy from '@trivet/core/copy/catalog'
import * as generalCopy from '@trivet/core/copy/general'
import type { Product } from '@trivet/core/contract/catalog'
import { expect, test } from 'vitest'
import { createProduct, createUser } from '../../test/factories.ts'
import { filledCatalog } from './filled-catalog.ts'

const { database, get } = await filledCatalog()
const { prisma } = database

test('a product is the same by slug and by id, with everything its page shows', async () => {
  const [kit, knife, pan] = await Promise.all([
    createProduct(database, {
      name: 'Camping Kit',
      slug: 'camping-kit',
      priceCents: 8999,
      ratingSum: 13,
      numReviews: 3,
      itemsIncluded: [{ name: 'Knife', quantity: 2 }],
      perfectFor: ['Tents'],
      specifications: [{ name: 'Serves', value: '2' }],
    }),
    prisma.product.findUniqueOrThrow({ where: { slug: 'paring-knife' } }),
    prisma.product.findUniqueOrThrow({ where: { slug: 'grill-pan' } }),
  ])
  const archived = await prisma.product.findUniqueOrThrow({ where: { slug: 'archived-knife' } })
  const author = await createUser(database, { name: 'Ana Alvarez', email: 'ana@example.com' })
  await prisma.kitComponent.create({
    data: { kitId: kit.id, componentId: knife.id, quantity: 2, position: 0 },
  })
  await prisma.relatedProduct.createMany({
    data: [pan, archived, knife].map(({ id }, position) => ({
      productId: kit.id,
      relatedId: id,
      position,
    })),
  })
  await prisma.review.create({
    data: {
      id: 'a'.repeat(24),
      productId: kit.id,
      userId: author.id,
      name: 'Ana',
      rating: 4,
      comment: 'Good pans',
      createdAt: new Date('2026-11-30T10:00:00Z'),
    },
  })

  const bySlug = await get<Product>('/products/slug/camping-kit')

  expect(bySlug.status).toBe(200)
  expect(await get(`/products/${kit.id}`)).toEqual(bySlug)
  expect(bySlug.body).toMatchObject({
    _id: kit.id,
    name: 'Camping Kit',
    price: 89.99,
    rating: 4.3,
    numReviews: 3,
    itemsIncluded: [{ name: 'Knife', quantity: 2 }],
    perfect_for: ['Tents'],
    specifications: [{ name: 'Serves', value: '2' }],
    components: [{ _id: knife.id, name: 'Paring Knife', slug: 'paring-knife', quantity: 2 }],
    related_products: [pan.id, knife.id],
    relatedProducts: [{ name: 'Grill Pan' }, { name: 'Paring Knife', price: 4.5 }],
  })
  expect(bySlug.body.reviews).toEqual([
    {
      _id: 'a'.repeat(24),
      name: 'Ana',
      rating: 4,
      comment: 'Good pans',
      createdAt: '2026-11-30T10:00:00.000Z',
      isVerified: false,
    },
  ])
  expect(JSON.stringify(bySlug.body)).not.toContain(author.id)
  expect(JSON.stringify(bySlug.body)).not.toContain('ana@example.com')
})

test.each([
  ['an unknown id', '/products/aaaaaaaaaaaaaaaaaaaaaaaa'],
  ['an id in capital letters', '/products/AAAAAAAAAAAAAAAAAAAAAAAA'],
  ['a text that is no id', '/products/1'],
  ['an object for an id', '/products/%7B%22not%22%3A%22%22%7D'],
  ['an unknown slug', '/products/slug/no-such-kit'],
  ['an archived product', '/products/slug/archived-knife'],
  ['a slug in capital letters', '/products/slug/Chefs-Kit'],
  ['a look-alike of a letter', `/products/slug/${encodeURIComponent('сhefs-kit')}`],
  ['a slug of 201 characters', `/products/slug/${'a'.repeat(201)}`],
  ['a way up', '/products/slug/..%2F..%2Fetc%2Fpasswd'],
  ['an encoded way up', '/products/slug/%2e%2e'],
  ['a trailing hyphen', '/products/slug/chefs-kit-'],
  ['a quote', "/products/slug/'--"],
])('answers 404 to %s', async (_case, path) => {
  const { status, body } = await get(path)
  expect(status).toBe(404)
  expect([catalogCopy.productNotFound, generalCopy.notFound]).toContain(body.message)
})

test.each(['/products/slug/%00', '/products/%00', '/products/slug/%', '/products/slug/%ff'])(
  'refuses %s without an error of ours',
  async (path) => {
    expect([400, 404]).toContain((await get(path)).status)
  },
)

test('a product is shown with its newest fifty reviews', async () => {
  const kit = await createProduct(database, { slug: 'loved-kit' })
  for (let day = 1; day <= 51; day += 1) {
    const author = await createUser(database)
    await prisma.review.create({
      data: {
        id: day.toString(16).padStart(24, '0'),
        productId: kit.id,
        userId: author.id,
        name: `Guest ${day}`,
        rating: 5,
        comment: 'Good',
        createdAt: new Date(Date.UTC(2026, 0, day)),
      },
    })
  }
  const { body } = await get<Product>('/products/slug/loved-kit')
  expect(body.reviews).toHaveLength(50)
  expect(body.reviews[0]?.name).toBe('Guest 51')
  expect(body.reviews.at(-1)?.name).toBe('Guest 2')
})
