import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLogger } from '../../platform/logger.ts'
import { testApp } from '../../test/app.ts'
import { createProduct, createUser, testPassword } from '../../test/factories.ts'
import { createGuest, getAs, orderBody, postOrder } from '../../test/orders.ts'
import { restClient } from './test-client.ts'

const lines: string[] = []
const destination = new Writable({
  write(line, _encoding, done) {
    lines.push(String(line))
    done()
  },
})
const { app, database, clock } = await testApp({ logger: createLogger('info', destination) })
const call = restClient(app)

const events = () =>
  lines
    .map((line) => JSON.parse(line) as { event?: string; userId?: string | null })
    .flatMap(({ event, userId }) => (event ? [{ event, userId }] : []))

test('what matters to security is one line each, and no line holds a secret or an email', async () => {
  const user = await createUser(database)
  const { email, id: userId } = user
  const newPassword = 'a new iron skillet'
  const signedIn = await call('POST', '/users/login', { body: { email, password: testPassword } })
  await call('POST', '/users/login', { body: { email, password: 'wrong password' } })
  await call('POST', '/users/login', { body: { email: 'nobody@example.com', password: 'wrong password' } })
  const token = String(signedIn.body['token'])
  const changed = await call('PUT', '/users/profile', {
    token,
    body: { name: user.name, email: `new-${email}`, password: newPassword },
  })
  const freshToken = String(changed.body['token'])
  await call('GET', '/users', { token: freshToken })
  await call('POST', '/users/logout', { token: freshToken })

  expect(events()).toEqual([
    { event: 'security.login', userId },
    { event: 'security.login_failed', userId },
    { event: 'security.login_failed', userId: null },
    { event: 'security.email_change_asked', userId },
    { event: 'security.password_changed', userId },
    { event: 'security.forbidden', userId },
    { event: 'security.logout', userId },
  ])
  for (const secret of [testPassword, 'wrong password', newPassword, token, freshToken, email, 'argon2']) {
    expect(lines.join('')).not.toContain(secret)
  }
})

test('asking for somebody else’s order or kit is one line, whichever endpoint is asked', async () => {
  const shop = { app, database, clock }
  const [owner, stranger] = [await createGuest(shop), await createGuest(shop)]
  const order = (await postOrder(app, { ...owner, body: orderBody(await createProduct(database)) })).json()
  lines.length = 0
  const byTrpc = `/trpc/orders.byId?input=${encodeURIComponent(JSON.stringify({ id: order._id }))}`
  const urls = [`/api/orders/${order._id}`, byTrpc, `/api/orders/${order._id}/cancellation`]
  for (const url of urls) expect((await getAs(app, owner, url)).statusCode).toBe(200)
  expect((await app.inject(urls[0]!)).statusCode).toBe(401)
  expect(events()).toEqual([])

  const asked = [...urls, '/api/kits/x']
  for (const url of asked) expect((await getAs(app, stranger, url)).statusCode).toBe(404)
  expect(events()).toEqual(asked.map(() => ({ event: 'security.not_yours', userId: stranger.userId })))
})
