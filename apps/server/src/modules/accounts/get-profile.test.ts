import * as generalCopy from '@trivet/core/copy/general'

import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { restClient } from './test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)

describe('a profile', () => {
  test('is what its owner entered, and never a hash or a session', async () => {
    const user = await createUser(database, {
      phone: '555',
      street: '1 Pine St',
      city: 'Reno',
      state: 'NV',
      postalCode: '89501',
    })
    const answer = await call('GET', '/users/profile', { token: await signIn(database, user, clock) })

    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      _id: user.id,
      name: user.name,
      email: user.email,
      phone: '555',
      address: { street: '1 Pine St', city: 'Reno', state: 'NV', postalCode: '89501', country: 'USA' },
      isAdmin: false,
      isHost: false,
      emailProven: true,
      newEmail: null,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test("is one's own, whatever id the query asks for", async () => {
    const [user, other] = [await createUser(database), await createUser(database)]
    const token = await signIn(database, user, clock)
    for (const query of [`?id=${other.id}`, `?_id=${other.id}`, `?user=${other.id}&email=${other.email}`]) {
      const answer = await call('GET', `/users/profile${query}`, { token })
      expect(answer).toMatchObject({ status: 200, body: { _id: user.id } })
    }
  })

  test('shows a role that was given or withdrawn at the next request', async () => {
    const user = await createUser(database)
    const token = await signIn(database, user, clock)
    await database.prisma.user.update({ where: { id: user.id }, data: { isHost: true } })
    expect((await call('GET', '/users/profile', { token })).body).toMatchObject({ isHost: true })
    await database.prisma.user.update({ where: { id: user.id }, data: { isHost: false } })
    expect((await call('GET', '/users/profile', { token })).body).toMatchObject({ isHost: false })
  })

  test('is closed to a disabled account at once', async () => {
    const user = await createUser(database)
    const token = await signIn(database, user, clock)
    await database.prisma.user.update({ where: { id: user.id }, data: { disabledAt: clock.now() } })
    expect((await call('GET', '/users/profile', { token })).status).toBe(401)
  })

  test.each([
    ['no token', {}],
    ['an unknown token', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['a malformed token', { authorization: 'Bearer ../../etc' }],
    ['another scheme', { authorization: 'Basic YW5hOmFuYQ==' }],
    ['a token in a cookie', { cookie: `token=${'x'.repeat(43)}` }],
  ])('is closed to %s', async (_case, headers) => {
    expect(await call('GET', '/users/profile', { headers })).toMatchObject({
      status: 401,
      body: { message: generalCopy.authenticationRequired, code: 'AUTHENTICATION_REQUIRED' },
      headers: { 'www-authenticate': 'Bearer' },
    })
  })

  test('is closed to a token in the query', async () => {
    const token = await signIn(database, await createUser(database), clock)
    expect((await call('GET', `/users/profile?token=${token}`)).status).toBe(401)
  })
})
