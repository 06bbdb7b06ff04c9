import * as accountsCopy from '@trivet/core/copy/accounts'
import * as addressCopy from '@trivet/core/copy/address'
import * as generalCopy from '@trivet/core/copy/general'
import { Writable } from 'node:stream'

import { describe, expect, test } from 'vitest'
import { createLogger } from '../../platform/logger.ts'
import { testApp } from '../../test/app.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { restClient } from './test-client.ts'

const logLines: string[] = []
const logger = createLogger(
  'info',
  new Writable({
    write(line, _encoding, done) {
      logLines.push(String(line))
      done()
    },
  }),
)
const { app, database, clock } = await testApp({ logger })
const call = restClient(app)

const entered = {
  phone: '555',
  street: '1 Pine St',
  city: 'Reno',
  state: 'NV',
  postalCode: '89501',
  country: 'CAN',
}

async function signedIn(fields = {}) {
  const user = await createUser(database, fields)
  const token = await signIn(database, user, clock)
  const update = (body: object | string) => call('PUT', '/users/profile', { body, token })
  return { user, token, update, kept: { name: user.name, email: user.email } }
}

describe('a profile update', () => {
  test('changes name, phone and address, without a new token', async () => {
    const { user, update, kept } = await signedIn()
    const address = { street: '2 Oak Ave', city: 'Austin', state: 'TX', postalCode: '73301', country: 'MEX' }
    const answer = await update({ ...kept, name: 'Ana A.', phone: '+1 512', address })

    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      _id: user.id,
      name: 'Ana A.',
      email: user.email,
      phone: '+1 512',
      address,
      isAdmin: false,
      isHost: false,
      emailProven: true,
      newEmail: null,
    })
  })

  test('leaves what it does not mention as it is', async () => {
    const { update, kept } = await signedIn(entered)
    expect((await update({ ...kept, address: { city: 'Sparks' } })).body).toMatchObject({
      phone: '555',
      address: { street: '1 Pine St', city: 'Sparks', state: 'NV', postalCode: '89501', country: 'CAN' },
    })
  })

  test('clears what it sends empty; the country goes back to the default', async () => {
    const { update, kept } = await signedIn(entered)
    const address = { street: '', city: '', state: '', postalCode: '', country: '' }
    expect((await update({ ...kept, phone: '', address })).body).toMatchObject({
      phone: '',
      address: { ...address, country: 'USA' },
    })
  })

  test('with a blank password keeps the present one, its token and its other sessions', async () => {
    const { user, token, update, kept } = await signedIn()
    const elsewhere = await signIn(database, user, clock)
    const answer = await update({ ...kept, password: '', confirmPassword: '', currentPassword: '' })

    expect(answer.status).toBe(200)
    expect(answer.body).not.toHaveProperty('token')
    expect((await call('GET', '/users/profile', { token })).status).toBe(200)
    expect((await call('GET', '/users/profile', { token: elsewhere })).status).toBe(200)
    const stored = await database.prisma.user.findUnique({ where: { id: user.id } })
    expect(stored?.passwordHash).toBe(user.passwordHash)
  })

  test.each([
    ['a blank name', { name: ' ' }, generalCopy.fillRequiredFields],
    ['a blank email', { email: '' }, generalCopy.fillRequiredFields],
    ['an email that is none', { email: 'ana@' }, accountsCopy.emailInvalid],
    ['a short new password', { password: 'co9er' }, accountsCopy.passwordTooShort],
    ['a long new password', { password: 'a9'.repeat(64) + 'x' }, accountsCopy.passwordTooLong],
    ['a common new password', { password: 'password' }, accountsCopy.passwordTooCommon],
    [
      'the email as new password',
      { email: 'me@example.com', password: 'me@example.com' },
      accountsCopy.passwordTooCommon,
    ],
    [
      'two new passwords',
      { password: 'steel pan 28', confirmPassword: 'other' },
      accountsCopy.passwordsDoNotMatch,
    ],
    ['an unknown country', { address: { country: 'FRA' } }, addressCopy.invalidCountry],
    ['a city over 200 characters', { address: { city: 'c'.repeat(201) } }, generalCopy.textTooLong(200)],
    ['a phone that is a number', { phone: 5551234 }, generalCopy.invalidInput],
  ])('is refused with %s', async (_case, change, message) => {
    const { user, update, kept } = await signedIn()
    expect(await update({ ...kept, ...change })).toMatchObject({ status: 400, body: { message } })
    expect(await database.prisma.user.findUnique({ where: { id: user.id } })).toEqual(user)
  })

  test('needs a token, before its fields are looked at', async () => {
    expect((await call('PUT', '/users/profile', { body: { name: '' } })).status).toBe(401)
  })
})

describe('a profile update cannot', () => {
  test('set a role, an id, a date or a hash, and is noted when it tries', async () => {
    const { user, token, update, kept } = await signedIn()
    logLines.length = 0
    const answer = await update({
      ...kept,
      isAdmin: true,
      isHost: true,
      _id: 'f'.repeat(24),
      createdAt: '2001-01-01T00:00:00Z',
      passwordHash: 'secret-looking',
      disabledAt: null,
    })

    expect(answer).toMatchObject({ status: 200, body: { _id: user.id, isAdmin: false, isHost: false } })
    const next = await call('GET', '/users/profile', { token })
    expect(next.body).toMatchObject({ _id: user.id, isAdmin: false, isHost: false })
    expect(await database.prisma.user.findUnique({ where: { id: user.id } })).toEqual(user)

    const noted = logLines.filter((line) => line.includes('security.mass_assignment'))
    expect(noted.map((line) => JSON.parse(line))).toMatchObject([
      { userId: user.id, fields: ['isAdmin', 'isHost', '_id', 'createdAt', 'passwordHash'] },
    ])
    expect(logLines.join()).not.toContain('secret-looking')
  })

  test('touch another account by its id', async () => {
    const other = await createUser(database)
    const { update, kept } = await signedIn()
    await update({ ...kept, name: 'Mallory', _id: other.id, id: other.id, userId: other.id, user: other.id })
    expect(await database.prisma.user.findUnique({ where: { id: other.id } })).toEqual(other)
  })

  test('take an email that has an account, in whatever letter case', async () => {
    await createUser(database, { email: 'mine@example.com' })
    const { user, update, kept } = await signedIn()
    expect(await update({ ...kept, email: 'MINE@example.com' })).toMatchObject({
      status: 409,
      body: { message: accountsCopy.emailTaken, code: 'EMAIL_TAKEN' },
    })
    expect(await database.prisma.user.findUnique({ where: { id: user.id } })).toEqual(user)
    expect(await database.prisma.queuedMail.count({ where: { recipient: user.email } })).toBe(0)
  })

  test('give an email to anybody before it is proven, whoever asks for it at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signedIn()))
    const answers = await Promise.all(
      people.map(({ update, kept }) => update({ ...kept, email: 'wanted@example.com' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(
      await database.prisma.user.count({
        where: { emailKey: 'wanted@example.com' },
      }),
    ).toBe(0)
  })

  test('reach the prototype', async () => {
    const { update, kept } = await signedIn()
    const body = `{"name":"${kept.name}","email":"${kept.email}","__proto__":{"isAdmin":true}}`
    expect((await update(body)).status).toBe(400)
  })
})
