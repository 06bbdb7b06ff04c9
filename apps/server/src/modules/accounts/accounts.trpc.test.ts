import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'

import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createUser, signIn, testPassword } from '../../test/factories.ts'
import { ana, restClient } from './test-client.ts'

const { app, database, clock } = await testApp()
const rest = restClient(app)

async function mutate(procedure: string, input: object, token?: string) {
  const response = await app.inject({
    method: 'POST',
    url: `/trpc/users.${procedure}`,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify(input),
  })
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
}

test('an account made over tRPC is the same account over REST', async () => {
  const made = await mutate('register', { ...ana, isAdmin: true })
  expect(made).toMatchObject({ body: { result: { data: { email: ana.email, isAdmin: false } } } })
  const signedIn = await rest('POST', '/users/login', { body: ana })
  expect(signedIn).toMatchObject({ status: 200, body: { email: ana.email, isAdmin: false } })
})

test('a failed sign-in over tRPC tells its code and its sentence, and nothing of the server', async () => {
  const failed = await mutate('login', { email: 'nobody@example.com', password: 'wrong password' })
  expect(failed).toMatchObject({
    status: 401,
    body: {
      error: { message: accountsCopy.loginFailed, data: { httpStatus: 401, errorCode: 'LOGIN_FAILED' } },
    },
  })
  expect(JSON.stringify(failed)).not.toMatch(/stack|node_modules/)
})

test('a form that is not complete over tRPC names its fields', async () => {
  expect(await mutate('register', { ...ana, name: '', email: 'other@example.com' })).toMatchObject({
    status: 400,
    body: {
      error: {
        message: generalCopy.fillRequiredFields,
        data: {
          errorCode: 'INVALID_INPUT',
          errors: [{ path: 'name', message: generalCopy.fillRequiredFields }],
        },
      },
    },
  })
})

test('a filter instead of an email never reaches the database over tRPC either', async () => {
  const answer = await mutate('login', { email: { contains: '@' }, password: testPassword })
  expect(answer).toMatchObject({ status: 400, body: { error: { message: generalCopy.fillAllFields } } })
})

test('the list of accounts over tRPC is for admins', async () => {
  const listFor = async (fields: object) => {
    const token = await signIn(database, await createUser(database, fields), clock)
    const headers = { authorization: `Bearer ${token}` }
    return (await app.inject({ method: 'GET', url: '/trpc/users.list', headers })).statusCode
  }
  expect(await listFor({})).toBe(403)
  expect(await listFor({ isHost: true })).toBe(403)
  expect(await listFor({ isAdmin: true })).toBe(200)
})

test('a logout over tRPC ends the token on REST', async () => {
  const token = await signIn(database, await createUser(database), clock)
  expect((await mutate('logout', {}, token)).status).toBe(200)
  expect((await rest('GET', '/users/profile', { token })).status).toBe(401)
})
