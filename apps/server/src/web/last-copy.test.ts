import { join } from 'node:path'
import * as generalCopy from '@trivet/core/copy/general'
import { expect, test, vi } from 'vitest'
import { newId } from '../platform/ids.ts'
import { testApp } from '../test/app.ts'
import { databaseBehindALine } from '../test/database-behind-a-line.ts'
import { createProduct } from '../test/factories.ts'
import { createGuest, orderBody, postOrder } from '../test/orders.ts'

// React Router says there what its loader threw
vi.spyOn(console, 'error').mockImplementation(() => {})

const builds = join(import.meta.dirname, '../test/builds')
const { database, cut, mend } = await databaseBehindALine()
const shop = await testApp({
  database,
  builds: { shop: join(builds, 'shop'), admin: join(builds, 'admin') },
})
const { app, clock } = shop
const renderOf = (body: string) => /render (\d+)/.exec(body)?.[1]

test('while the database is away a page is the last good copy, which says so and is kept by nobody', async () => {
  const before = await app.inject('/listed?keyword=kettle')
  expect(before.body).not.toContain(generalCopy.lastCopy)
  await cut()
  clock.advance(65_001)

  const copy = await app.inject({
    url: '/listed?keyword=kettle',
    headers: { 'if-none-match': before.headers['etag'] },
  })
  expect(copy.statusCode).toBe(200)
  expect(renderOf(copy.body)).toBe(renderOf(before.body))
  expect(copy.body).toContain(`role="status" class="last-copy">${generalCopy.lastCopy}<`)
  expect(copy.headers['cache-control']).toBe('no-store')
  expect(copy.headers).not.toHaveProperty('etag')
  expect(copy.headers['content-security-policy']).toBe(before.headers['content-security-policy'])

  const unknown = await app.inject('/listed?keyword=ladle')
  expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '5'])

  await mend()
  const after = await app.inject('/listed?keyword=kettle')
  expect(renderOf(after.body)).not.toBe(renderOf(before.body))
  expect(after.body).not.toContain(generalCopy.lastCopy)
  expect(after.headers['cache-control']).toContain('public')
})

test('a visitor of the first minute gets the page as it is, the next one the copy', async () => {
  const before = await app.inject('/listed?keyword=pan')
  await cut()
  clock.advance(5_001)
  expect((await app.inject('/listed?keyword=pan')).body).toBe(before.body)
  await expect
    .poll(async () => (await app.inject('/listed?keyword=pan')).body)
    .toContain(generalCopy.lastCopy)
  await mend()
  expect((await app.inject('/listed?keyword=pan')).body).not.toContain(generalCopy.lastCopy)
})

test('an order meanwhile is refused as one to send again, and the same one is placed when the database is back', async () => {
  const guest = await createGuest(shop)
  const kit = await createProduct(database, { countInStock: 3 })
  const order = { token: guest.token, key: newId(), body: orderBody(kit) }
  await cut()
  const refused = await postOrder(app, order)
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toMatchObject({ code: 'UNAVAILABLE' })
  await mend()
  expect((await postOrder(app, order)).statusCode).toBe(201)
})
