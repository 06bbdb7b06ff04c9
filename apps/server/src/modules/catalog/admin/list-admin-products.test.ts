import type { AdminProductPage } from '@trivet/core/contract/catalog'
import type { Dashboard } from '@trivet/core/contract/dashboard'
import { expect, test } from 'vitest'
import { testNow } from '../../../test/clock.ts'
import { createProduct, createUser, signIn } from '../../../test/factories.ts'
import { adminApp } from './admin-products.setup.ts'

const { app, database, clock, call, list } = await adminApp()

await createProduct(database, {
  name: 'Essential Kit',
  slug: 'essential-kit',
  listingOrder: 1,
  isPopular: true,
})
await createProduct(database, {
  name: 'Bread Knife',
  slug: 'bread-knife',
  category: 'Chef',
  collection: 'chef',
  kitCategory: 'knife',
  weightGrams: 100,
  depositCents: 100,
  priceCents: 450,
  countInStock: 2,
  listingOrder: 2,
})
await createProduct(database, { name: 'Old Pan', slug: 'old-pan', listingOrder: 3, archivedAt: testNow })
await createProduct(database, { name: 'Zest Grater', slug: 'zest-grater', countInStock: 0, listingOrder: 4 })

const namesOf = ({ products }: AdminProductPage) => products.map(({ name }) => name)

test('lists what is for rent in listing order, with what its row needs', async () => {
  const page = await list()
  expect(page).toMatchObject({ page: 1, pages: 1, total: 3 })
  expect(namesOf(page)).toEqual(['Essential Kit', 'Bread Knife', 'Zest Grater'])
  expect(page.products[1]).toMatchObject({
    slug: 'bread-knife',
    price: 4.5,
    collection: 'chef',
    kitCategory: 'knife',
    countInStock: 2,
    archivedAt: null,
  })
})

test.each([
  ['a category', '?category=Chef', ['Bread Knife']],
  ['a kit category', '?kitCategory=knife', ['Bread Knife']],
  ['no kit category', '?kitCategory=none', ['Essential Kit', 'Zest Grater']],
  ['enough in stock', '?stock=in', ['Essential Kit']],
  ['little in stock', '?stock=low', ['Bread Knife', 'Zest Grater']],
  ['nothing in stock', '?stock=out', ['Zest Grater']],
  ['popular ones', '?popular=yes', ['Essential Kit']],
  ['archived ones', '?archived=yes', ['Old Pan']],
  ['all', '?archived=all', ['Essential Kit', 'Bread Knife', 'Old Pan', 'Zest Grater']],
  ['words', '?q=bread%20kni', ['Bread Knife']],
  ['an address', '?q=zest-grater', ['Zest Grater']],
  ['signs alone', '?q=%25', []],
  ['two things at once', '?category=Chef&stock=out', []],
  ['names downwards', '?sort=-name', ['Zest Grater', 'Essential Kit', 'Bread Knife']],
  ['prices upwards', '?sort=price&category=', ['Bread Knife', 'Zest Grater', 'Essential Kit']],
  ['stocks upwards', '?sort=stock', ['Zest Grater', 'Bread Knife', 'Essential Kit']],
])('finds %s', async (_case, query, names) => {
  const found = await list(query)
  expect(namesOf(found).toSorted()).toEqual(names.toSorted())
  expect(found.total).toBe(names.length)
  const isOrdered = query.includes('sort') && !query.includes('price')
  if (isOrdered) expect(namesOf(found)).toEqual(names)
})

test('a product is found by its id', async () => {
  const [first] = (await list()).products
  expect(namesOf(await list(`?q=${first?._id}`))).toEqual(['Essential Kit'])
})

test.each([
  '?sort=password',
  '?category=Nope',
  '?stock=all',
  '?pageNumber=0',
  '?q=a&q=b',
  '?archived[not]=1',
])('refuses %s', async (query) => {
  expect((await call('GET', query)).status).toBe(400)
})

test('low is what the dashboard tells as low, in the list and in each row', async () => {
  const { database: own, list: listOwn, app: ownApp, token } = await adminApp()
  await createProduct(own, { name: 'Wok', countInStock: 9 })
  const pot = await createProduct(own, { name: 'Pot', countInStock: 40 })
  await createProduct(own, { name: 'Whisk', countInStock: 1 })
  await createProduct(own, { name: 'Ladle', countInStock: 0 })
  const day = { firstDay: testNow, lastDay: testNow, createdAt: testNow }
  const hold = { id: 'h', productId: pot.id, depotId: 'main', units: 39, kind: 'repair', reason: 'Rust' }
  await own.prisma.stockHold.create({ data: { ...hold, ...day } })
  const headers = { authorization: `Bearer ${token}` }
  const dashboard = (await ownApp.inject({ url: '/api/admin/dashboard', headers })).json<Dashboard>()
  const low = await listOwn('?stock=low&sort=name')
  expect(namesOf(low)).toEqual(['Ladle', 'Pot', 'Whisk'])
  expect(dashboard.lowStock?.products.map(({ name }) => name).toSorted()).toEqual(namesOf(low))
  const all = (await listOwn('?sort=name')).products.map(({ name, isLow }) => [name, isLow])
  expect(all).toEqual([
    ['Ladle', true],
    ['Pot', true],
    ['Whisk', true],
    ['Wok', false],
  ])
})

test('a page past the end is empty and knows the real number of pages', async () => {
  expect(await list('?pageNumber=9')).toEqual({ products: [], page: 9, pages: 1, total: 3, hasMore: false })
})

test('a page holds twenty, and the next one goes on where it ended, in both directions', async () => {
  const { database: own, list: listOwn } = await adminApp()
  for (let number = 1; number <= 25; number += 1) {
    await createProduct(own, { name: 'Same Name', listingOrder: 7 })
  }
  for (const sort of ['name', '-name', 'listing', '-stock']) {
    const pages = [await listOwn(`?sort=${sort}`), await listOwn(`?sort=${sort}&pageNumber=2`)]
    const ids = pages.flatMap(({ products }) => products.map(({ _id }) => _id))
    expect([ids.length, new Set(ids).size, pages[0]?.pages]).toEqual([25, 25, 2])
  }
})

test.each([
  'GET ',
  'POST ',
  'POST /bulk',
  'GET .csv',
  'POST /import/preview',
  'POST /import',
  'PUT /x/picture',
])('nobody but an admin gets an answer from %s', async (endpoint) => {
  const [method, path = ''] = endpoint.split(' ') as ['GET', string]
  const [user, host] = await Promise.all([createUser(database), createUser(database, { isHost: true })])
  for (const [who, status] of [
    [null, 401],
    [user, 403],
    [host, 403],
  ] as const) {
    const token = who && (await signIn(database, who, clock))
    expect([endpoint, (await call(method, path, undefined, token)).status]).toEqual([endpoint, status])
  }
})

test('a search that finds very much goes on page after page, and is not counted to its end', async () => {
  const { database: own, list: listOwn } = await adminApp()
  await own.sql.query(
    `INSERT INTO products (id, slug, name, description, price_cents, image, count_in_stock, listing_order)
     SELECT left(md5(n::text), 24), 'pan-' || n, 'Pan ' || n, 'Flat', 100 + n, 'pan', 5, n
     FROM generate_series(1, 1100) n`,
  )
  const first = await listOwn('?q=pan&sort=-price')
  expect(first).toMatchObject({ total: 1000, pages: 50, hasMore: true })
  expect(namesOf(first).slice(0, 2)).toEqual(['Pan 1100', 'Pan 1099'])
  expect(namesOf(await listOwn('?q=pan&pageNumber=2'))[0]).toBe('Pan 21')
  expect(await listOwn('?q=pan%201100')).toMatchObject({ total: 1, hasMore: false })
})

test('the file of a view holds all its pages, and no formula', async () => {
  const { database: own, app: ownApp, token: ownToken } = await adminApp()
  await createProduct(own, { name: '=HYPERLINK("http://evil.example")', slug: 'evil', listingOrder: 1 })
  for (let number = 1; number <= 30; number += 1) await createProduct(own, { listingOrder: 1 + number })
  await createProduct(own, { category: 'Chef', slug: 'not-in-view' })
  const answer = await ownApp.inject({
    url: '/api/admin/products.csv?category=Essential',
    headers: { authorization: `Bearer ${ownToken}` },
  })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  const [head, first, ...others] = answer.body.trimEnd().split('\r\n')
  expect(head).toMatch(/^\uFEFFid,slug,name,description,price,category/)
  expect(first).toContain(`,evil,"'=HYPERLINK(""http://evil.example"")",`)
  expect(others).toHaveLength(30)
  expect(answer.body).not.toContain('not-in-view')
})

test('the endpoints of files answer no other method', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/admin/products.csv' })
  expect(answer.statusCode).toBe(404)
})
