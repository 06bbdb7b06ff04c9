import * as accountsCopy from '@trivet/core/copy/accounts'

import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createUser, signIn, testPassword } from '../../test/factories.ts'
import { restClient } from './test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)

const minutes = 60_000
const newPassword = 'a new iron skillet'

async function signedIn() {
  const user = await createUser(database)
  const token = await signIn(database, user, clock)
  const update = (change: object) =>
    call('PUT', '/users/profile', { token, body: { name: user.name, email: user.email, ...change } })
  const statusOf = async (someToken: unknown) =>
    (await call('GET', '/users/profile', { token: String(someToken) })).status
  return { user, token, update, statusOf }
}

const login = (email: string, password: string) => call('POST', '/users/login', { body: { email, password } })

const mails = () =>
  database.prisma.queuedMail.findMany({
    select: { template: true, recipient: true, data: true },
    orderBy: [{ template: 'asc' }, { recipient: 'asc' }],
  })

beforeEach(() => database.prisma.queuedMail.deleteMany())

describe('changing the password', () => {
  test('ends every other session and this one, which goes on with a fresh token', async () => {
    const { user, token, update, statusOf } = await signedIn()
    const elsewhere = await signIn(database, user, clock)
    const answer = await update({ password: newPassword, currentPassword: testPassword })

    expect(answer).toMatchObject({ status: 200, body: { token: expect.stringMatching(/^[\w-]{43}$/) } })
    expect(await statusOf(answer.body['token'])).toBe(200)
    expect(await statusOf(token)).toBe(401)
    expect(await statusOf(elsewhere)).toBe(401)
    expect((await login(user.email, newPassword)).status).toBe(200)
    expect((await login(user.email, testPassword)).status).toBe(401)
  })

  test('is told by mail, without the password', async () => {
    const { user, update } = await signedIn()
    await update({ password: newPassword })
    expect(await mails()).toMatchObject([
      { template: 'password-changed', recipient: user.email, data: { name: user.name } },
    ])
  })

  test('together with the email is told to the address that is still theirs', async () => {
    const { user, update } = await signedIn()
    const email = `new-${user.email}`
    expect((await update({ password: newPassword, email })).status).toBe(200)
    const told = (await mails()).map(({ template, recipient }) => `${template} ${recipient}`)
    expect(told).toEqual([
      `email-change-asked ${user.email}`,
      `email-confirm ${email}`,
      `password-changed ${user.email}`,
    ])
  })

  test('drops a new email that waits: it may be that of whoever knew the old password', async () => {
    const { user, update } = await signedIn()
    await update({ email: `new-${user.email}` })
    const answer = await update({ password: newPassword })
    expect(answer.body).toMatchObject({ email: user.email, newEmail: null })
  })
})

describe('changing the email', () => {
  test('changes nothing yet: the new address gets a link, and the old one is told', async () => {
    const { user, token, update, statusOf } = await signedIn()
    const email = `moved-${user.email}`
    const answer = await update({ email })

    expect(answer).toMatchObject({
      status: 200,
      body: { email: user.email, newEmail: email },
    })
    expect(answer.body).not.toHaveProperty('token')
    expect(await statusOf(token)).toBe(200)
    expect(await mails()).toMatchObject([
      {
        template: 'email-change-asked',
        recipient: user.email,
        data: { name: user.name, newEmail: email },
      },
      {
        template: 'email-confirm',
        recipient: email,
        data: { name: user.name, email },
      },
    ])
    expect((await login(user.email, testPassword)).status).toBe(200)
    expect((await login(email, testPassword)).status).toBe(401)
  })

  test('of the password ends the reset links that are on their way', async () => {
    const { user, update } = await signedIn()
    await call('POST', '/users/forgot-password', {
      body: { email: user.email },
    })
    await update({ password: newPassword })
    expect(
      await database.prisma.resetToken.count({
        where: { userId: user.id, usedAt: null },
      }),
    ).toBe(0)
  })

  test('of letter case alone is one mail to one address', async () => {
    const { user, update } = await signedIn()
    expect((await update({ email: user.email.toUpperCase() })).status).toBe(200)
    expect(await mails()).toHaveLength(1)
  })
})

describe('who signed in more than 15 minutes ago', () => {
  test.each([
    ['password', { password: newPassword }],
    ['email', { email: 'other@example.com' }],
  ])('cannot change the %s without the current password', async (_field, change) => {
    const { user, update } = await signedIn()
    clock.advance(15 * minutes + 1)
    expect(await update(change)).toMatchObject({
      status: 401,
      body: { message: accountsCopy.signInAgain, code: 'SIGN_IN_AGAIN' },
    })
    expect(await database.prisma.user.findUnique({ where: { id: user.id } })).toEqual(user)
  })

  test('can with it', async () => {
    const { update } = await signedIn()
    clock.advance(60 * minutes)
    expect((await update({ password: newPassword, currentPassword: testPassword })).status).toBe(200)
  })

  test('changes everything else without it', async () => {
    const { update } = await signedIn()
    clock.advance(60 * minutes)
    expect((await update({ name: 'Ana A.', phone: '1' })).status).toBe(200)
  })
})

describe('the current password', () => {
  test('is not asked for exactly 15 minutes after signing in', async () => {
    const { update } = await signedIn()
    clock.advance(15 * minutes)
    expect((await update({ password: newPassword })).status).toBe(200)
  })

  test('must be right when it is given, however recent the sign-in', async () => {
    const { user, update } = await signedIn()
    expect(await update({ password: newPassword, currentPassword: 'wrong password' })).toMatchObject({
      status: 401,
      body: { message: accountsCopy.currentPasswordWrong, code: 'CURRENT_PASSWORD_WRONG' },
    })
    expect(await database.prisma.user.findUnique({ where: { id: user.id } })).toEqual(user)
  })

  test('cannot be guessed with a stolen token: after five failures the guesses wait', async () => {
    const limited = restClient((await testApp({ database, clock, env: { rateLimits: true } })).app)
    const { user, token } = await signedIn()
    const guess = (currentPassword: string) => {
      const body = { name: user.name, email: user.email, password: newPassword, currentPassword }
      return limited('PUT', '/users/profile', { token, body })
    }
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(`guess ${index}`)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)

    expect((await guess(testPassword)).status).toBe(429)
    clock.advance(1000)
    expect((await guess(testPassword)).status).toBe(200)
  })
})

describe('changes at the same moment', () => {
  test('of 10 new passwords sent at once over one session one is kept, the others come too late', async () => {
    const { user, update } = await signedIn()
    const passwords = Array.from({ length: 10 }, (_, index) => `skillet number ${index}`)
    const answers = await Promise.all(passwords.map((password) => update({ password })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9)

    const kept = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect((await login(user.email, kept)).status).toBe(200)
    expect(await database.prisma.session.count({ where: { userId: user.id, endedAt: null } })).toBe(2)
  })
})
