import * as generalCopy from '@trivet/core/copy/general'

import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { openTestDatabase, testDatabaseUrl } from '../../test/database.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { restClient } from './test-client.ts'

const url = await testDatabaseUrl()
const { app, database, clock } = await testApp({ database: openTestDatabase(url) })
const call = restClient(app)

test('a token is dead at once on every server after its logout', async () => {
  const elsewhere = restClient((await testApp({ database: openTestDatabase(url), clock })).app)
  const token = await signIn(database, await createUser(database), clock)
  expect((await elsewhere('GET', '/users/profile', { token })).status).toBe(200)

  const answer = await call('POST', '/users/logout', { token })
  expect(answer).toMatchObject({ status: 204, body: {} })
  for (const server of [call, elsewhere]) {
    expect(await server('GET', '/users/profile', { token })).toMatchObject({
      status: 401,
      body: { message: generalCopy.authenticationRequired },
      headers: { 'www-authenticate': 'Bearer' },
    })
    expect((await server('POST', '/users/logout', { token })).status).toBe(401)
  }
})

test('a logout ends this session, not the one on another device', async () => {
  const user = await createUser(database)
  const [laptop, phone] = [await signIn(database, user, clock), await signIn(database, user, clock)]
  await call('POST', '/users/logout', { token: laptop })
  expect((await call('GET', '/users/profile', { token: phone })).status).toBe(200)
})

test('without a token there is nothing to log out of', async () => {
  expect((await call('POST', '/users/logout')).status).toBe(401)
})
