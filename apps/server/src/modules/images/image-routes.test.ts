import * as generalCopy from '@trivet/core/copy/general'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testNow } from '../../test/clock.ts'
import { createProduct } from '../../test/factories.ts'
import { temporaryDirectory } from '../../test/temporary-directory.ts'

const directory = temporaryDirectory('pictures')
await draw('professional-chefs-knife', { width: 1000, height: 500 })
await draw('hero-kitchen', { width: 200, height: 110 })
await draw('large-saucepan', { width: 400, height: 400 })
await draw('chefs-kit', { width: 1600, height: 1600 })

const dataDirectory = temporaryDirectory('data')
const { app, database } = await testApp({ pictures: directory, env: { dataDirectory } })

const get = (name: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: `/api/images/direct/${name}`, headers })

/** Every picture another one, and none that compresses to nothing. */
async function draw(name: string, { width, height }: { width: number; height: number }) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const canvas = { width, height, channels: 3 as const, background: '#888', noise }
  await sharp({ create: canvas })
    .webp()
    .toFile(join(directory, `${name}.webp`))
}

test('a picture has its type, its bytes and a day in every cache', async () => {
  const answer = await get('professional-chefs-knife')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/webp')
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
})

test('a caller who holds the picture gets no second copy', async () => {
  const etag = String((await get('professional-chefs-knife')).headers.etag)
  for (const held of [etag, `"other", W/${etag}`, '*']) {
    const answer = await get('professional-chefs-knife', { 'if-none-match': held })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0])
    expect(answer.headers.etag).toBe(etag)
  }
  expect((await get('professional-chefs-knife', { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('HEAD answers as GET, without the bytes', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/api/images/direct/professional-chefs-knife' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/webp')
  expect(answer.rawPayload).toHaveLength(0)
})

test('an ending alone changes nothing, but for AVIF', async () => {
  const plain = await get('large-saucepan')
  for (const name of ['large-saucepan.webp', 'large-saucepan.jpg', 'large-saucepan.png']) {
    expect((await get(name)).rawPayload.equals(plain.rawPayload)).toBe(true)
  }
  const avif = await get('large-saucepan.avif')
  expect(avif.headers['content-type']).toBe('image/avif')
  expect(await sizeOf(avif.rawPayload)).toMatchObject({ width: 400, height: 400 })
})

const sizeOf = async (body: Buffer) => {
  const { width, height, format } = await sharp(body).metadata()
  return { width, height, format }
}

test.each([
  ['professional-chefs-knife.avif?w=320', 'image/avif', 320, 160],
  ['professional-chefs-knife.webp?w=640', 'image/webp', 640, 320],
  ['professional-chefs-knife?w=640', 'image/webp', 640, 320],
  ['professional-chefs-knife.jpg?w=640', 'image/webp', 640, 320],
  ['professional-chefs-knife.avif?w=500', 'image/avif', 640, 320],
  ['professional-chefs-knife.avif?w=1', 'image/avif', 320, 160],
])('%s is answered as %s, %d wide', async (name, contentType, width, height) => {
  const answer = await get(name)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, contentType])
  expect(await sizeOf(answer.rawPayload)).toMatchObject({ width, height })
})

test.each([
  'professional-chefs-knife.avif?w=1200',
  'professional-chefs-knife.webp?w=1600',
  'professional-chefs-knife.webp?w=99999',
])('%s is never larger than the picture', async (name) => {
  expect(await sizeOf((await get(name)).rawPayload)).toMatchObject({ width: 1000, height: 500 })
})

test.each(['w=0', 'w=-1', 'w=x', 'w=1e3', 'w=64.5', 'w=', 'w=640&w=320', 'w=99999999'])(
  'a picture with ?%s is not found',
  async (query) => {
    expect((await get(`professional-chefs-knife.avif?${query}`)).statusCode).toBe(404)
  },
)

test('with the present version in the address a copy is good for ever, else for a day', async () => {
  const { etag } = (await get('professional-chefs-knife')).headers
  const version = String(etag).replaceAll('"', '')
  const cachingOf = async (name: string) => (await get(name)).headers['cache-control']
  expect(await cachingOf(`professional-chefs-knife.avif?w=640&v=${version}`)).toBe(
    'public, max-age=31536000, immutable',
  )
  expect(await cachingOf(`professional-chefs-knife?v=${version}`)).toBe('public, max-age=31536000, immutable')
  expect(await cachingOf('professional-chefs-knife.avif?w=640&v=older')).toBe('public, max-age=86400')
  expect(await cachingOf('professional-chefs-knife.avif?w=640')).toBe('public, max-age=86400')
})

test('every size and format of a picture has an ETag of its own', async () => {
  const names = ['', '.avif?w=320', '.webp?w=320', '.avif?w=640'].map(
    (rest) => `professional-chefs-knife${rest}`,
  )
  const etags = await Promise.all(names.map(async (name) => String((await get(name)).headers.etag)))
  expect(new Set(etags).size).toBe(names.length)
  const again = await get('professional-chefs-knife.avif?w=640', { 'if-none-match': etags[3] ?? '' })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('many visitors at once have a picture made once, and kept as a file', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('chefs-kit.avif?w=480')))
  for (const answer of answers) expect(answer.rawPayload.equals(answers[0]!.rawPayload)).toBe(true)
  const kept = (await readdir(join(dataDirectory, 'pictures'))).filter((file) => file.includes('chefs-kit'))
  expect(kept).toEqual([expect.stringMatching(/^chefs-kit-[0-9a-f]{16}-480\.avif$/)])
})

test('a shop without a card of its own shows others its kitchen', async () => {
  const [card, kitchen] = await Promise.all([get('open-graph'), get('hero-kitchen')])
  expect([card.statusCode, card.headers.etag]).toEqual([200, kitchen.headers.etag])
})

test('a product without a picture of its own shows that of its family', async () => {
  await createProduct(database, {
    slug: 'bread-knife',
    kitCategory: 'knife',
    weightGrams: 1,
    depositCents: 0,
  })
  const [product, family] = await Promise.all([get('bread-knife'), get('professional-chefs-knife')])
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
  expect((await get('weekend-kit')).headers.etag).toBe((await get('chefs-kit')).headers.etag)
  expect((await get('coffee-kit')).statusCode).toBe(404)
})

test.each([
  ['an unknown name', 'no-such-picture'],
  ['a way up', '..%2f..%2fpackage.json'],
  ['a way up, written plainly', '../../package.json'],
  ['a way up behind a picture', 'professional-chefs-knife%2f..%2f..%2fpackage.json'],
  ['an encoded way up', '%2e%2e'],
  ['an absolute path', '%2fetc%2fpasswd'],
  ['a way up for Windows', '..%5c..%5cpackage.json'],
  ['a null byte', 'professional-chefs-knife%00.webp'],
  ['a drawing', 'professional-chefs-knife.svg'],
  ['capital letters', 'Chef-Knife'],
  ['a hidden file', '.env'],
  ['a name over 100 characters', 'a'.repeat(102)],
  ['a property of every object', 'constructor'],
  ['no name', ''],
])('answers 404 to %s', async (_case, name) => {
  const answer = await get(name)
  expect(answer.statusCode).toBe(404)
  expect(answer.json<{ message: string }>().message).toBe(generalCopy.notFound)
})

test('an archived product shows no picture', async () => {
  await createProduct(database, {
    slug: 'lost-knife',
    kitCategory: 'knife',
    weightGrams: 1,
    depositCents: 0,
    archivedAt: testNow,
  })
  expect((await get('lost-knife')).statusCode).toBe(404)
})

test('a picture cannot be written', async () => {
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/images/direct/professional-chefs-knife',
    payload: 'x',
  })
  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
})
