import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'

import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createUser, signIn, testPassword } from '../../test/factories.ts'
import { restClient, tally } from './test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)

const newPassword = 'a new iron skillet'
const reset = (token: unknown, password: unknown = newPassword, more: object = {}) =>
  call('POST', '/users/reset-password', { body: { token, password, ...more } })
const login = (email: string, password: string) => call('POST', '/users/login', { body: { email, password } })

async function tokenFor(user: { email: string }): Promise<string> {
  await call('POST', '/users/forgot-password', { body: { email: user.email } })
  const mail = await database.prisma.queuedMail.findFirstOrThrow({
    where: { recipient: user.email, template: 'password-reset' },
  })
  await database.prisma.queuedMail.delete({ where: { id: mail.id } })
  const { link } = mail.data as { link: string }
  return new URL(link).searchParams.get('token') ?? ''
}

const refused = { status: 400, body: { message: accountsCopy.resetLinkInvalid, code: 'RESET_LINK_INVALID' } }

describe('a reset link', () => {
  test('sets the password and ends every session, without signing anybody in', async () => {
    const user = await createUser(database)
    const sessions = [await signIn(database, user, clock), await signIn(database, user, clock)]
    const answer = await reset(await tokenFor(user))

    expect(answer).toMatchObject({ status: 204, body: {} })
    for (const token of sessions) expect((await call('GET', '/users/profile', { token })).status).toBe(401)
    expect(await database.prisma.session.count({ where: { userId: user.id, endedAt: null } })).toBe(0)
    expect((await login(user.email, newPassword)).status).toBe(200)
    expect((await login(user.email, testPassword)).status).toBe(401)
  })

  test('is told to the account by mail', async () => {
    const user = await createUser(database)
    await reset(await tokenFor(user))
    const told = await database.prisma.queuedMail.findMany({ where: { recipient: user.email } })
    expect(told).toMatchObject([{ template: 'password-changed', data: { name: user.name } }])
  })

  test('works once', async () => {
    const user = await createUser(database)
    const token = await tokenFor(user)
    expect((await reset(token)).status).toBe(204)
    expect(await reset(token, 'yet another pan')).toMatchObject(refused)
    expect((await login(user.email, newPassword)).status).toBe(200)
  })

  test('works once when it is used 20 times at once', async () => {
    const user = await createUser(database)
    const token = await tokenFor(user)
    const passwords = Array.from({ length: 20 }, (_, index) => `skillet number ${index}`)
    const answers = await Promise.all(passwords.map((password) => reset(token, password)))

    expect(tally(answers)).toEqual({ 204: 1, 400: 19 })
    const kept = passwords[answers.findIndex(({ status }) => status === 204)] ?? ''
    expect((await login(user.email, kept)).status).toBe(200)
    expect(
      await database.prisma.queuedMail.count({
        where: { recipient: user.email, template: 'password-changed' },
      }),
    ).toBe(1)
  })

  test('works for 60 minutes', async () => {
    const user = await createUser(database)
    const [early, late] = [await tokenFor(user), await tokenFor(user)]
    clock.advance(60 * 60_000)
    expect(await reset(late)).toMatchObject(refused)
    clock.advance(-1)
    expect((await reset(early)).status).toBe(204)
  })

  test('ends the other links of the account when it is used', async () => {
    const user = await createUser(database)
    const [first, second] = [await tokenFor(user), await tokenFor(user)]
    expect((await reset(first)).status).toBe(204)
    expect(await reset(second)).toMatchObject(refused)
  })

  test('works for one of two links of an account that are used at once', async () => {
    const user = await createUser(database)
    const tokens = [await tokenFor(user), await tokenFor(user)]
    const answers = await Promise.all(tokens.map((token) => reset(token)))
    expect(tally(answers)).toEqual({ 204: 1, 400: 1 })
  })

  test("does not touch another account's password, sessions or links", async () => {
    const [user, other] = [await createUser(database), await createUser(database)]
    const [token, otherToken] = [await tokenFor(user), await tokenFor(other)]
    const session = await signIn(database, other, clock)
    await reset(token)

    expect(await database.prisma.user.findUnique({ where: { id: other.id } })).toEqual(other)
    expect((await call('GET', '/users/profile', { token: session })).status).toBe(200)
    expect((await reset(otherToken)).status).toBe(204)
  })

  test('of a disabled account opens nothing', async () => {
    const user = await createUser(database)
    const token = await tokenFor(user)
    await database.prisma.user.update({ where: { id: user.id }, data: { disabledAt: clock.now() } })
    expect(await reset(token)).toMatchObject(refused)
  })

  test.each([
    ['unknown', 'A'.repeat(43)],
    ['missing', undefined],
    ['blank', ' '],
    ['over 200 characters', 'A'.repeat(201)],
    ['a filter', { not: '' }],
  ])('that is %s is refused', async (_case, token) => {
    expect(await reset(token)).toMatchObject({
      status: 400,
      body: { message: accountsCopy.resetLinkInvalid },
    })
  })
})

describe('whether a reset link is valid', () => {
  const ask = (token: string) => call('GET', `/users/reset-links/${token}`)

  test('is told before it is used, and nothing of whose it is', async () => {
    const user = await createUser(database)
    const token = await tokenFor(user)
    const valid = await ask(token)
    expect(valid).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    expect(valid.body).toEqual({ isValid: true })
    // to ask uses nothing up
    expect((await reset(token)).status).toBe(204)
    expect((await ask(token)).body).toEqual({ isValid: false })
    expect((await ask('A'.repeat(43))).body).toEqual({ isValid: false })
  })

  test('ends with its hour, and with its account', async () => {
    const [user, disabled] = [await createUser(database), await createUser(database)]
    const tokens = [await tokenFor(user), await tokenFor(disabled)] as const
    await database.prisma.user.update({ where: { id: disabled.id }, data: { disabledAt: clock.now() } })
    expect((await ask(tokens[1])).body).toEqual({ isValid: false })
    clock.advance(60 * 60_000)
    expect((await ask(tokens[0])).body).toEqual({ isValid: false })
  })

  test('is told twenty times in a row to an address that guesses', async () => {
    const limited = restClient((await testApp({ database, clock, env: { rateLimits: true } })).app)
    const guess = (token: string) => limited('GET', `/users/reset-links/${token}`, { address: '10.2.0.1' })
    for (let count = 0; count < 20; count += 1) expect((await guess(`guess-${count}`)).status).toBe(200)
    expect((await guess('guess-20')).status).toBe(429)
    clock.advance(15 * 60_000)
    const token = await tokenFor(await createUser(database))
    expect((await guess(token)).body).toEqual({ isValid: true })
    expect((await guess('guess-21')).status).toBe(200)
  })
})

describe('a new password', () => {
  test.each([
    ['missing', undefined, generalCopy.fillRequiredFields],
    ['too short', 'co9er', accountsCopy.passwordTooShort],
    ['too long', 'a9'.repeat(64) + 'x', accountsCopy.passwordTooLong],
    ['too common', 'qwerty', accountsCopy.passwordTooCommon],
  ])('that is %s is refused, and the link still works', async (_case, password, message) => {
    const user = await createUser(database)
    const token = await tokenFor(user)
    const answer = await call('POST', '/users/reset-password', { body: { token, password } })
    expect(answer).toMatchObject({ status: 400, body: { message } })
    expect((await reset(token)).status).toBe(204)
  })

  test("that is the account's email is refused, which only the server can know", async () => {
    const user = await createUser(database)
    const token = await tokenFor(user)
    expect(await reset(token, user.email.toUpperCase())).toMatchObject({
      status: 400,
      body: {
        message: accountsCopy.passwordTooCommon,
        errors: [{ path: 'password', message: accountsCopy.passwordTooCommon }],
      },
    })
    expect((await reset(token)).status).toBe(204)
  })

  test('that differs from its confirmation is refused', async () => {
    const token = await tokenFor(await createUser(database))
    expect(await reset(token, newPassword, { confirmPassword: 'other' })).toMatchObject({
      status: 400,
      body: { message: accountsCopy.passwordsDoNotMatch },
    })
  })
})

test('who sets a new password need not wait for the failures before it', async () => {
  const limited = restClient((await testApp({ database, clock, env: { rateLimits: true } })).app)
  const user = await createUser(database)
  const signInWith = (password: string) =>
    limited('POST', '/users/login', { body: { email: user.email, password } })
  for (let count = 0; count < 5; count += 1) await signInWith('forgotten')
  expect((await signInWith('forgotten')).status).toBe(429)

  const body = { token: await tokenFor(user), password: newPassword }
  expect((await limited('POST', '/users/reset-password', { body })).status).toBe(204)
  expect((await signInWith(newPassword)).status).toBe(200)
})
