import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AdminProduct, Product } from '@trivet/core/contract/catalog'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { expectDocumented } from '../../../test/documented-answer.ts'
import { createProduct, createUser, signIn } from '../../../test/factories.ts'
import { temporaryDirectory } from '../../../test/temporary-directory.ts'
import { maxPictureBytes } from '../../../platform/picture-upload.ts'

const dataDirectory = temporaryDirectory('data')
const { app, database, clock } = await testApp({ env: { dataDirectory } })
const token = await signIn(database, await createUser(database, { isAdmin: true }), clock)

const paint = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function send(
  id: string,
  payload: Buffer | string,
  { type = 'image/jpeg', as = token }: { type?: string; as?: string | null } = {},
) {
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/admin/products/${id}/picture`,
    payload,
    headers: { 'content-type': type, ...(as !== null && { authorization: `Bearer ${as}` }) },
  })
  return {
    status: answer.statusCode,
    body: answer.json<AdminProduct & { code: string; message: string }>(),
  }
}

const remove = (id: string) =>
  app.inject({
    method: 'DELETE',
    url: `/api/admin/products/${id}/picture`,
    headers: { authorization: `Bearer ${token}` },
  })

const image = (address: string) => app.inject({ url: `/api/images/direct/${address}` })
const knife = (fields = {}) =>
  createProduct(database, { kitCategory: 'knife', weightGrams: 1, depositCents: 1, ...fields })

test('the shop shows an uploaded picture at once, in all sizes, and its own again when it is removed', async () => {
  const { id, slug } = await knife({ image: 'santoku', slug: 'santoku-of-ours' })
  const before = await image(slug)
  expect(before.statusCode).toBe(200)

  const { status, body } = await send(id, await paint('#3366cc'))
  expect(status).toBe(200)
  expectDocumented('products.setPicture', body)
  expect(body).toMatchObject({ hasUpload: true, picture: { name: slug, width: 900, height: 600 } })

  const shown = await image(slug)
  expect(shown.headers.etag).not.toBe(before.headers.etag)
  expect(shown.headers['content-type']).toBe('image/webp')
  const version = body.picture?.version ?? ''
  const sized = await image(`${slug}.avif?w=320&v=${version}`)
  expect(sized.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const { width, height } = await sharp(sized.rawPayload).metadata()
  expect([width, height]).toEqual([320, 213])
  const page = (await app.inject({ url: `/api/products/slug/${slug}` })).json<Product>()
  expect(page.picture).toEqual(body.picture)
  expect(JSON.stringify(page)).not.toContain('products/')

  const removed = (await remove(id)).json<AdminProduct>()
  expectDocumented('products.removePicture', removed)
  expect(removed.hasUpload).toBe(false)
  expect((await image(slug)).headers.etag).toBe(before.headers.etag)
})

test('a second picture takes the place of the first, whose file goes', async () => {
  const { id } = await knife()
  const first = (await send(id, await paint('#aa0000'))).body
  const second = (await send(id, await paint('#00aa00'))).body
  expect(second.picture?.version).not.toBe(first.picture?.version)
  const files = readdirSync(join(dataDirectory, 'files/products')).filter((file) => file.startsWith(id))
  expect(files).toHaveLength(1)
  const { rows } = await database.sql.query('SELECT action FROM audit_entries WHERE subject = $1', [
    `product:${id}`,
  ])
  expect(rows).toHaveLength(2)
})

test('of pictures sent at the same moment one stays, with its file', async () => {
  const { id, slug } = await knife()
  const pictures = await Promise.all(['#111111', '#222222', '#333333'].map((color) => paint(color)))
  await Promise.all(pictures.map((picture) => send(id, picture)))
  expect((await image(slug)).statusCode).toBe(200)
  expect(
    readdirSync(join(dataDirectory, 'files/products')).filter((file) => file.startsWith(id)),
  ).toHaveLength(1)
})

test.each([
  ['a page called a picture', '<!doctype html><script>alert(1)</script>', 'image/jpeg'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml'],
  ['a picture that does not say so', 'GIF89a', 'application/octet-stream'],
  ['a form', '--x\r\n\r\n', 'multipart/form-data; boundary=x'],
])('refuses %s', async (_case, payload, type) => {
  const { id } = await knife()
  const { status, body } = await send(id, payload, { type })
  expect([status, body.code]).toEqual([415, 'PICTURE_UNREADABLE'])
  expect(body.message).toMatch(/JPEG, PNG, WebP or AVIF/)
})

test('refuses nothing at all, what is too large, and what would unpack to too much', async () => {
  const { id } = await knife()
  expect((await send(id, Buffer.alloc(0))).status).toBe(415)
  const large = await send(id, Buffer.alloc(maxPictureBytes + 1, 0xff))
  expect([large.status, large.body.code]).toEqual([413, 'PICTURE_TOO_LARGE'])
  const bomb = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect((await send(id, bomb)).body.code).toBe('PICTURE_TOO_MANY_PIXELS')
})

test('a page hidden in a picture does not come out again', async () => {
  const { id, slug } = await knife()
  await send(id, Buffer.concat([await paint('#abcdef', 40, 40), Buffer.from('<script>alert(1)</script>')]))
  expect((await image(slug)).rawPayload.includes('script')).toBe(false)
})

test('who may not, is told so before anything is stored', async () => {
  const { id } = await knife()
  const guest = await signIn(database, await createUser(database), clock)
  expect((await send(id, await paint('#fff'), { as: null })).status).toBe(401)
  expect((await send(id, await paint('#fff'), { as: guest })).status).toBe(403)
  const folder = join(dataDirectory, 'files/products')
  const files = existsSync(folder) ? readdirSync(folder) : []
  expect(files.filter((file) => file.startsWith(id))).toEqual([])
})

test.each(['a'.repeat(24), 'nothing'])('a product nobody knows (%s) gets no picture', async (id) => {
  expect((await send(id, await paint('#fff'))).status).toBe(404)
  expect((await remove(id)).statusCode).toBe(404)
})
