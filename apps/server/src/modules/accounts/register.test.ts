import * as accountsCopy from '@trivet/core/copy/accounts'
import * as addressCopy from '@trivet/core/copy/address'
import * as generalCopy from '@trivet/core/copy/general'

import { describe, expect, test } from 'vitest'
import { createUser, signIn } from '../../test/factories.ts'
import { testApp } from '../../test/app.ts'
import { ana, restClient, tally } from './test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)

const newcomer = (change: object = {}) => ({
  ...ana,
  email: `guest-${crypto.randomUUID()}@example.com`,
  ...change,
})

const findUser = (email: string) =>
  database.prisma.user.findUnique({ where: { emailKey: email.toLowerCase() } })

describe('a new account', () => {
  test('is answered signed in, with exactly what was entered', async () => {
    const body = newcomer({ email: 'Nina.Novak@Example.com' })
    const answer = await call('POST', '/users', { body })

    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Ana Alvarez',
      email: 'Nina.Novak@Example.com',
      phone: '+1 415 555 0134',
      address: ana.address,
      isAdmin: false,
      isHost: false,
      emailProven: false,
      newEmail: null,
    })
    const profile = await call('GET', '/users/profile', { token: String(answer.body['token']) })
    expect(profile.body).toMatchObject({ email: 'Nina.Novak@Example.com' })
  })

  test('needs a name, an email and a password, and nothing else', async () => {
    const { name, email, password } = newcomer()
    const answer = await call('POST', '/users', { body: { name, email, password } })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      phone: '',
      address: { street: '', city: '', state: '', postalCode: '', country: 'USA' },
    })
  })

  test('keeps the password as an argon2id hash only', async () => {
    const body = newcomer()
    await call('POST', '/users', { body })
    const user = await findUser(body.email)
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('is not cached anywhere', async () => {
    const answer = await call('POST', '/users', { body: newcomer() })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('is told its name as it was typed: markup is text', async () => {
    const answer = await call('POST', '/users', { body: newcomer({ name: ' <b>Ana</b> ' }) })
    expect(answer.body).toMatchObject({ name: '<b>Ana</b>' })
  })
})

describe('a registration is refused', () => {
  test.each([
    ['without a name', { name: undefined }, generalCopy.fillRequiredFields],
    ['with a blank name', { name: '  ' }, generalCopy.fillRequiredFields],
    ['without an email', { email: undefined }, generalCopy.fillRequiredFields],
    ['with a blank email', { email: ' ' }, generalCopy.fillRequiredFields],
    ['without a password', { password: undefined }, generalCopy.fillRequiredFields],
    ['with a blank password', { password: '       ' }, generalCopy.fillRequiredFields],
    ['with an email that is none', { email: 'ana.example.com' }, accountsCopy.emailInvalid],
    ['with an email over 254 characters', { email: `${'a'.repeat(250)}@b.co` }, accountsCopy.emailInvalid],
    ['with 5 characters of password', { password: 'co9er' }, accountsCopy.passwordTooShort],
    ['with 129 characters of password', { password: 'a9'.repeat(64) + 'x' }, accountsCopy.passwordTooLong],
    ['with a password many people use', { password: '123456' }, accountsCopy.passwordTooCommon],
    [
      'with the email as password',
      { email: 'same@example.com', password: 'Same@Example.com' },
      accountsCopy.passwordTooCommon,
    ],
    ['when the passwords differ', { confirmPassword: 'another one' }, accountsCopy.passwordsDoNotMatch],
    ['with a country we do not serve', { address: { country: 'FRA' } }, addressCopy.invalidCountry],
    ['with a name over 100 characters', { name: 'n'.repeat(101) }, generalCopy.textTooLong(100)],
    [
      'with a phone over 30 characters',
      { phone: '1'.repeat(3) + 'x'.repeat(28) },
      generalCopy.textTooLong(30),
    ],
    [
      'with a street over 200 characters',
      { address: { street: 's'.repeat(201) } },
      generalCopy.textTooLong(200),
    ],
    ['with U+0000 in the name', { name: 'A\u0000na' }, generalCopy.invalidInput],
    ['with an object as email', { email: { contains: '@' } }, generalCopy.fillRequiredFields],
    ['with a number as password', { password: 12345678 }, generalCopy.fillRequiredFields],
  ])('%s', async (_case, change, message) => {
    const before = await database.prisma.user.count()
    const answer = await call('POST', '/users', { body: newcomer(change) })
    expect(answer).toMatchObject({ status: 400, body: { message, code: 'INVALID_INPUT' } })
    expect(await database.prisma.user.count()).toBe(before)
  })

  test('when the email has an account already, in whatever letter case', async () => {
    await createUser(database, { email: 'taken@example.com' })
    const answer = await call('POST', '/users', { body: newcomer({ email: 'TAKEN@Example.COM' }) })
    expect(answer).toMatchObject({
      status: 409,
      body: { message: accountsCopy.emailTaken, code: 'EMAIL_TAKEN' },
    })
  })

  test('for 19 of 20 who register one email at once, whatever its letter case', async () => {
    const emails = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? 'RUSH@example.com' : 'rush@example.com',
    )
    const answers = await Promise.all(
      emails.map((email) => call('POST', '/users', { body: newcomer({ email }) })),
    )
    expect(tally(answers)).toEqual({ 201: 1, 409: 19 })
    expect(await database.prisma.user.count({ where: { emailKey: 'rush@example.com' } })).toBe(1)
  })
})

describe('a registration cannot', () => {
  test('make itself admin or host, choose its id or its date', async () => {
    const body = newcomer({
      isAdmin: true,
      isHost: true,
      _id: 'f'.repeat(24),
      id: 'f'.repeat(24),
      role: 'admin',
      passwordHash: 'x',
      createdAt: '2001-01-01T00:00:00Z',
      disabledAt: '2001-01-01T00:00:00Z',
    })
    const answer = await call('POST', '/users', { body })
    expect(answer).toMatchObject({ status: 201, body: { isAdmin: false, isHost: false } })
    const user = await findUser(body.email)
    expect(user).toMatchObject({ isAdmin: false, isHost: false, disabledAt: null, createdAt: clock.now() })
    expect(user?.id).not.toBe('f'.repeat(24))
    expect(user?.passwordHash).toMatch(/^\$argon2id/)
  })

  test('reach the prototype', async () => {
    const { name, email, password } = newcomer()
    const body = `{"name":"${name}","email":"${email}","password":"${password}","__proto__":{"isAdmin":true}}`
    expect(await call('POST', '/users', { body })).toMatchObject({ status: 400 })
    expect(await findUser(email)).toBeNull()
  })

  test('take over the token of its request, which ends', async () => {
    const token = await signIn(database, await createUser(database), clock)
    const answer = await call('POST', '/users', { body: newcomer(), token })
    expect(answer.status).toBe(201)
    expect(answer.body['token']).not.toBe(token)
    expect((await call('GET', '/users/profile', { token })).status).toBe(401)
  })
})

describe('with limits on', async () => {
  const limited = restClient((await testApp({ database, clock, env: { rateLimits: true } })).app)

  test('one address registers ten times an hour, an unusable form does not count', async () => {
    const address = '203.0.113.10'
    const register = (body: object) => limited('POST', '/users', { body, address })
    for (let count = 0; count < 10; count += 1) {
      expect((await register(newcomer({ name: '' }))).status).toBe(400)
      expect((await register(newcomer())).status).toBe(201)
    }
    const eleventh = await register(newcomer())
    expect(eleventh).toMatchObject({ status: 429, body: { message: generalCopy.tooManyRequests } })
    expect(eleventh.headers['retry-after']).toBe('3600')

    clock.advance(3_600_000)
    expect((await register(newcomer())).status).toBe(201)
  })
})
