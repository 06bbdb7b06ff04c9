import type * as Argon2 from '@node-rs/argon2'
import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import { verify } from '@node-rs/argon2'

import { afterEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createUser, signIn, testPassword } from '../../test/factories.ts'
import { restClient, type Call } from './test-client.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof Argon2>()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})
afterEach(() => vi.mocked(verify).mockClear())

const { app, database, clock } = await testApp()
const call = restClient(app)
const login = (email: unknown, password: unknown, more: Call = {}) =>
  call('POST', '/users/login', { ...more, body: { email, password } })

/** What may differ from one answer to the next. */
function sameForEverybody({ status, body, headers }: Awaited<ReturnType<typeof login>>) {
  const { requestId: _id, ...sentence } = body
  const { 'x-request-id': _header, date: _date, ...others } = headers
  return { status, body: sentence, headers: others }
}

describe('a sign-in', () => {
  test('is answered with a token and the account', async () => {
    const user = await createUser(database, { phone: '555', city: 'Reno', isHost: true })
    const answer = await login(user.email, testPassword)

    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      _id: user.id,
      name: user.name,
      email: user.email,
      phone: '555',
      address: { street: '', city: 'Reno', state: '', postalCode: '', country: 'USA' },
      isAdmin: false,
      isHost: true,
      emailProven: true,
      newEmail: null,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('takes the email in any letter case and with spaces around it', async () => {
    await createUser(database, { email: 'Case@Example.com', emailKey: 'case@example.com' })
    expect((await login(' cASE@example.COM ', testPassword)).status).toBe(200)
  })

  test('takes an accented password from every keyboard', async () => {
    const { name } = await createUser(database)
    const email = 'accent@example.com'
    await call('POST', '/users', { body: { name, email, password: 'crème brûlée'.normalize('NFD') } })
    expect((await login(email, 'crème brûlée'.normalize('NFC'))).status).toBe(200)
  })

  test('leaves only the SHA-256 of its token in the database', async () => {
    const user = await createUser(database)
    const { body } = await login(user.email, testPassword)
    const sessions = await database.prisma.session.findMany({ where: { userId: user.id } })
    expect(sessions.map((session) => session.id)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
    expect(sessions[0]?.id).not.toContain(String(body['token']))
  })

  test('gives a new token each time and ends the one it was sent with', async () => {
    const user = await createUser(database)
    const presented = await signIn(database, user, clock)
    const { body } = await login(user.email, testPassword, { token: presented })

    expect(body['token']).not.toBe(presented)
    expect((await call('GET', '/users/profile', { token: presented })).status).toBe(401)
    expect((await call('GET', '/users/profile', { token: String(body['token']) })).status).toBe(200)
  })

  test('leaves the sessions of other devices alone', async () => {
    const user = await createUser(database)
    const phone = await signIn(database, user, clock)
    await login(user.email, testPassword)
    expect((await call('GET', '/users/profile', { token: phone })).status).toBe(200)
  })

  test('does not take over a token that the client made up', async () => {
    const user = await createUser(database)
    const madeUp = 'A'.repeat(43)
    const { body } = await login(user.email, testPassword, { token: madeUp })
    expect(body['token']).not.toBe(madeUp)
    expect((await call('GET', '/users/profile', { token: madeUp })).status).toBe(401)
  })

  test('that fails does not end the session it was sent with', async () => {
    const user = await createUser(database)
    const token = await signIn(database, user, clock)
    await login(user.email, 'wrong password', { token })
    expect((await call('GET', '/users/profile', { token })).status).toBe(200)
  })
})

describe('a sign-in is refused as unusable', () => {
  test.each([
    ['without an email', undefined, testPassword],
    ['with a blank email', '  ', testPassword],
    ['without a password', 'ana@example.com', undefined],
    ['with a blank password', 'ana@example.com', '   '],
    ['with a filter as email', { contains: '@' }, testPassword],
    ['with a list as email', ['ana@example.com'], testPassword],
    ['with an object as password', 'ana@example.com', { not: '' }],
  ])('%s', async (_case, email, password) => {
    expect(await login(email, password)).toMatchObject({
      status: 400,
      body: { message: generalCopy.fillAllFields },
    })
    expect(verify).not.toHaveBeenCalled()
  })
})

describe('a failed sign-in tells nobody which emails have an account', () => {
  test('wrong password, unknown email and disabled account get one and the same answer', async () => {
    const user = await createUser(database)
    const disabled = await createUser(database, { disabledAt: new Date('2026-11-01') })
    const wrong = sameForEverybody(await login(user.email, 'wrong password'))

    expect(wrong).toMatchObject({
      status: 401,
      body: { message: accountsCopy.loginFailed, code: 'LOGIN_FAILED' },
    })
    expect(sameForEverybody(await login('nobody@example.com', 'wrong password'))).toEqual(wrong)
    expect(sameForEverybody(await login('not an email', 'wrong password'))).toEqual(wrong)
    expect(sameForEverybody(await login(disabled.email, testPassword))).toEqual(wrong)
    expect(await database.prisma.session.count({ where: { userId: disabled.id } })).toBe(0)
  })

  test('each of them costs one password check, for an unknown email against a hash as dear as a real one', async () => {
    const user = await createUser(database)
    await login(user.email, 'wrong password')
    await login('nobody@example.com', 'wrong password')

    expect(verify).toHaveBeenCalledTimes(2)
    expect(vi.mocked(verify).mock.calls[1]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('a password over 128 characters gets the same answer without any check', async () => {
    const user = await createUser(database)
    const wrong = sameForEverybody(await login(user.email, 'wrong password'))
    vi.mocked(verify).mockClear()

    expect(sameForEverybody(await login(user.email, 'p'.repeat(129)))).toEqual(wrong)
    expect(sameForEverybody(await login('nobody@example.com', 'p'.repeat(129)))).toEqual(wrong)
    expect(verify).not.toHaveBeenCalled()
  })

  test('the dummy hash opens nothing', async () => {
    vi.mocked(verify).mockResolvedValueOnce(true)
    expect((await login('nobody@example.com', 'whatever it is')).status).toBe(401)
  })
})
