import { messages } from '@trivet/core'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'

const { app, database } = await testApp()

const get = (name: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: `/api/images/direct/${name}`, headers })

test('a picture has its type, its bytes and a day in every cache', async () => {
  const answer = await get('chef-knife')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/webp')
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
})

test('a caller who holds the picture gets no second copy', async () => {
  const etag = String((await get('chef-knife')).headers.etag)
  for (const held of [etag, `"other", W/${etag}`, '*']) {
    const answer = await get('chef-knife', { 'if-none-match': held })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0])
    expect(answer.headers.etag).toBe(etag)
  }
  expect((await get('chef-knife', { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('HEAD answers as GET, without the bytes', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/api/images/direct/chef-knife' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/webp')
  expect(answer.rawPayload).toHaveLength(0)
})

test('the ending and a width are welcome and change nothing', async () => {
  const plain = await get('saucepan')
  for (const name of ['saucepan.webp', 'saucepan.jpg', 'saucepan?w=640', 'saucepan?w=x']) {
    expect((await get(name)).rawPayload.equals(plain.rawPayload)).toBe(true)
  }
})

test('a product without a picture of its own shows that of its family', async () => {
  await createProduct(database, {
    slug: 'bread-knife',
    kitCategory: 'knife',
    weightGrams: 1,
    depositCents: 0,
  })
  const [product, family] = await Promise.all([get('bread-knife'), get('chef-knife')])
  expect(product.statusCode).toBe(200)
  expect(product.headers.etag).toBe(family.headers.etag)
})

test('a kit shows the kit picture of its category if knives and pans are in it', async () => {
  const item = { weightGrams: 1, depositCents: 0 }
  const [kit, knife, pan] = await Promise.all([
    createProduct(database, { slug: 'weekend-kit', category: 'Chef' }),
    createProduct(database, { kitCategory: 'knife', ...item }),
    createProduct(database, { kitCategory: 'pan', ...item }),
    createProduct(database, { slug: 'coffee-kit', category: 'Chef' }),
  ])
  await database.prisma.kitComponent.createMany({
    data: [knife, pan].map(({ id }, position) => ({ kitId: kit.id, componentId: id, quantity: 1, position })),
  })
  expect((await get('weekend-kit')).headers.etag).toBe((await get('kit-chef')).headers.etag)
  expect((await get('coffee-kit')).statusCode).toBe(404)
})

test.each([
  ['an unknown name', 'no-such-picture'],
  ['a way up', '..%2f..%2fpackage.json'],
  ['a way up, written plainly', '../../package.json'],
  ['a way up behind a picture', 'chef-knife%2f..%2f..%2fpackage.json'],
  ['an encoded way up', '%2e%2e'],
  ['an absolute path', '%2fetc%2fpasswd'],
  ['a way up for Windows', '..%5c..%5cpackage.json'],
  ['a null byte', 'chef-knife%00.webp'],
  ['a drawing', 'chef-knife.svg'],
  ['capital letters', 'Chef-Knife'],
  ['a hidden file', '.env'],
  ['a name over 100 characters', 'a'.repeat(102)],
  ['a property of every object', 'constructor'],
  ['no name', ''],
])('answers 404 to %s', async (_case, name) => {
  const answer = await get(name)
  expect(answer.statusCode).toBe(404)
  expect(answer.json<{ message: string }>().message).toBe(messages.notFound)
})

test('an archived product shows no picture', async () => {
  await createProduct(database, {
    slug: 'lost-knife',
    kitCategory: 'knife',
    weightGrams: 1,
    depositCents: 0,
    archivedAt: new Date(),
  })
  expect((await get('lost-knife')).statusCode).toBe(404)
})

test('a picture cannot be written', async () => {
  const answer = await app.inject({ method: 'PUT', url: '/api/images/direct/chef-knife', payload: 'x' })
  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
})
