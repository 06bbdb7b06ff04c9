import type { StaffRole } from '@trivet/core/staff'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { authenticator } from '../../../test/authenticator.ts'
import { createUser, signIn, testPassword } from '../../../test/factories.ts'
import { restClient, tally } from '../test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)
const base = '/users/second-factor'
const wrongCode = '000000'

async function staffMember(staffRole: StaffRole = 'owner') {
  const user = await createUser(database, { staffRole })
  return { user, token: await signIn(database, user, clock) }
}

async function withSecondFactor(staffRole: StaffRole = 'owner') {
  const { user, token } = await staffMember(staffRole)
  const { body: setup } = await call('POST', `${base}/setup`, {
    token,
    body: { currentPassword: testPassword },
  })
  const phone = authenticator(String(setup['secret']), clock)
  const { body } = await call('PUT', base, { token, body: { code: phone.codeNow() } })
  return { user, token, phone, recoveryCodes: body['recoveryCodes'] as string[] }
}

const login = (email: string, password = testPassword) =>
  call('POST', '/users/login', { body: { email, password } })

async function challengeOf(email: string): Promise<string> {
  const { body } = await login(email)
  return (body['details'] as { challenge: string }).challenge
}

const secondStep = (challenge: string, code: string) =>
  call('POST', '/users/login/code', { body: { challenge, code } })

const logOf = async (id: string) =>
  (
    await database.prisma.auditEntry.findMany({ where: { subject: `user:${id}` }, orderBy: { id: 'asc' } })
  ).map(({ action }) => action)

const mailsTo = async (recipient: string) =>
  (await database.prisma.queuedMail.findMany({ where: { recipient }, orderBy: { createdAt: 'asc' } })).map(
    ({ data }) => Reflect.get(Object(data), 'change') as unknown,
  )

describe('a second factor is set up', () => {
  test('with the password, and counts once a code of it was typed', async () => {
    const { user, token } = await staffMember('driver')
    const wrong = await call('POST', `${base}/setup`, { token, body: { currentPassword: 'not my password' } })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'CURRENT_PASSWORD_WRONG' } })

    const { status, body } = await call('POST', `${base}/setup`, {
      token,
      body: { currentPassword: testPassword },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      secret: expect.stringMatching(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Trivet:/),
      qr: { size: expect.any(Number), path: expect.stringMatching(/^M4 4h7/) },
    })
    expect((await login(user.email)).status).toBe(200)

    const phone = authenticator(String(body['secret']), clock)
    expect(await call('PUT', base, { token, body: { code: wrongCode } })).toMatchObject({
      status: 401,
      body: { code: 'SECOND_FACTOR_WRONG' },
    })
    const confirmed = await call('PUT', base, { token, body: { code: phone.codeNow() } })
    expect(confirmed.status).toBe(200)
    expect(confirmed.body['recoveryCodes']).toHaveLength(10)
    expect((await call('GET', base, { token })).body).toEqual({
      app: { since: clock.now().toISOString() },
      passkeys: [],
      recoveryCodes: 10,
    })
    expect(await logOf(user.id)).toEqual(['account.signed-in', 'account.second-factor-set-up'])
    expect(await mailsTo(user.email)).toEqual(['second-factor-set-up'])
  })

  test('and signs every other device out', async () => {
    const { user, token } = await staffMember()
    const other = await signIn(database, user, clock)
    const { body } = await call('POST', `${base}/setup`, { token, body: { currentPassword: testPassword } })
    await call('PUT', base, { token, body: { code: authenticator(String(body['secret']), clock).codeNow() } })
    expect((await call('GET', '/users/profile', { token: other })).status).toBe(401)
    expect((await call('GET', '/users/profile', { token })).status).toBe(200)
  })

  test('once: a second set-up is refused, and so is one by whoever is no staff', async () => {
    const { token } = await withSecondFactor()
    const body = { currentPassword: testPassword }
    expect(await call('POST', `${base}/setup`, { token, body })).toMatchObject({
      status: 409,
      body: { code: 'SECOND_FACTOR_ON' },
    })
    const guest = await createUser(database)
    const asGuest = await call('POST', `${base}/setup`, { token: await signIn(database, guest, clock), body })
    expect(asGuest).toMatchObject({ status: 403, body: { code: 'ADMIN_REQUIRED' } })
  })

  test('and leaves no recovery code in the database, only what cannot be turned back into one', async () => {
    const { user, recoveryCodes } = await withSecondFactor()
    const kept = JSON.stringify(await database.prisma.recoveryCode.findMany({ where: { userId: user.id } }))
    for (const code of recoveryCodes) {
      expect(code).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/)
      expect(kept).not.toContain(code.replaceAll('-', ''))
    }
    expect(new Set(recoveryCodes).size).toBe(10)
  })
})

describe('a sign-in with a second factor', () => {
  test('takes the password, then a code, and only then is one', async () => {
    const { user, phone } = await withSecondFactor('support')
    const sessions = await database.prisma.session.count({ where: { userId: user.id } })
    const first = await login(user.email)
    expect(first).toMatchObject({
      status: 401,
      body: { code: 'SECOND_FACTOR_REQUIRED', details: { challenge: expect.stringMatching(/^[\w-]{43}$/) } },
    })
    expect(first.headers['cache-control']).toBe('no-store')
    expect(await database.prisma.session.count({ where: { userId: user.id } })).toBe(sessions)

    const { challenge } = first.body['details'] as { challenge: string }
    expect((await call('GET', '/users/profile', { token: challenge })).status).toBe(401)
    const second = await secondStep(challenge, phone.nextCode())
    expect(second).toMatchObject({ status: 200, body: { _id: user.id, staffRole: 'support' } })
    expect((await call('GET', '/users/profile', { token: String(second.body['token']) })).status).toBe(200)
  })

  test('tells a wrong password nothing about it', async () => {
    const { user } = await withSecondFactor()
    const without = await createUser(database)
    const [one, other] = [
      await login(user.email, 'wrong password'),
      await login(without.email, 'wrong password'),
    ]
    expect(one).toMatchObject({ status: 401, body: { code: 'LOGIN_FAILED' } })
    expect({ ...one.body, requestId: '' }).toEqual({ ...other.body, requestId: '' })
  })

  test('takes a code once, also where it is sent by two at once', async () => {
    const { user, phone } = await withSecondFactor()
    const [one, other] = [await challengeOf(user.email), await challengeOf(user.email)]
    const code = phone.nextCode()
    expect(tally(await Promise.all([secondStep(one, code), secondStep(other, code)]))).toEqual({
      200: 1,
      401: 1,
    })
    expect(await secondStep(await challengeOf(user.email), code)).toMatchObject({
      status: 401,
      body: { code: 'SECOND_FACTOR_WRONG' },
    })
  })

  test('takes the code of the half minute before, and none older', async () => {
    const { user, phone } = await withSecondFactor()
    const late = phone.nextCode()
    clock.advance(30_000)
    expect((await secondStep(await challengeOf(user.email), late)).status).toBe(200)
    const older = phone.nextCode()
    clock.advance(60_000)
    expect((await secondStep(await challengeOf(user.email), older)).status).toBe(401)
  })

  test('works once for each password, and for ten minutes', async () => {
    const { user, phone } = await withSecondFactor()
    const used = await challengeOf(user.email)
    expect((await secondStep(used, phone.nextCode())).status).toBe(200)
    const over = { status: 401, body: { code: 'SIGN_IN_CHALLENGE_OVER' } }
    expect(await secondStep(used, phone.nextCode())).toMatchObject(over)
    const old = await challengeOf(user.email)
    clock.advance(10 * 60_000)
    expect(await secondStep(old, phone.nextCode())).toMatchObject(over)
    expect(await secondStep('x'.repeat(43), phone.nextCode())).toMatchObject(over)
  })

  test('is over when the password changes or the account is disabled between its steps', async () => {
    for (const data of [{ passwordHash: 'another' }, { disabledAt: new Date('2026-11-01') }]) {
      const { user, phone } = await withSecondFactor()
      const challenge = await challengeOf(user.email)
      await database.prisma.user.update({ where: { id: user.id }, data })
      await database.prisma.user.update({ where: { id: user.id }, data: { disabledAt: null } })
      expect(await secondStep(challenge, phone.nextCode())).toMatchObject({
        status: 401,
        body: { code: 'SIGN_IN_CHALLENGE_OVER' },
      })
    }
  })

  test('takes a recovery code in place of a code, each once, and tells its owner', async () => {
    const { user, recoveryCodes } = await withSecondFactor()
    const [code = '', next = ''] = recoveryCodes
    expect((await secondStep(await challengeOf(user.email), code.toUpperCase())).status).toBe(200)
    expect((await secondStep(await challengeOf(user.email), code)).status).toBe(401)
    const other = await withSecondFactor()
    expect((await secondStep(await challengeOf(other.user.email), next)).status).toBe(401)
    expect(await mailsTo(user.email)).toEqual(['second-factor-set-up', 'recovery-code-used'])
    const entries = await database.prisma.auditEntry.findMany({
      where: {
        subject: `user:${user.id}`,
        action: { in: ['account.signed-in', 'account.recovery-code-used'] },
      },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ details }) => details)).toEqual([
      { address: '127.0.0.1', secondFactor: 'recovery code' },
      { left: 9 },
    ])
  })

  test('takes what can be no code for none, and counts it as no try', async () => {
    const { user } = await withSecondFactor()
    expect((await secondStep(await challengeOf(user.email), '12345')).status).toBe(400)
  })
})

describe('guesses', () => {
  test('wait longer after each wrong code, whatever is asked, and what is right then has to wait as well', async () => {
    const limited = await testApp({ database, clock, env: { rateLimits: true } })
    const guess = restClient(limited.app)
    const { user, phone } = await withSecondFactor()
    const challenge = await challengeOf(user.email)
    const send = (code: string) => guess('POST', '/users/login/code', { body: { challenge, code } })
    const answers = []
    for (let count = 0; count < 5; count += 1) answers.push(await send(wrongCode))
    expect(tally(answers)).toEqual({ 401: 5 })
    expect((await send(phone.codeNow())).status).toBe(429)
    expect(await logOf(user.id)).toContain('account.sign-in-failed')
  })

  test('by whoever has a session do not keep its owner from signing in', async () => {
    const limited = restClient((await testApp({ database, clock, env: { rateLimits: true } })).app)
    const { user, token, phone } = await withSecondFactor()
    const answers = []
    for (let count = 0; count < 8; count += 1)
      answers.push(await limited('POST', `${base}/turn-off`, { token, body: { code: wrongCode } }))
    expect(tally(answers)).toEqual({ 401: 5, 429: 3 })
    const challenge = await challengeOf(user.email)
    const body = { challenge, code: phone.nextCode() }
    expect((await limited('POST', '/users/login/code', { body })).status).toBe(200)
  })
})

describe('a second factor is taken off', () => {
  test('by a code of it, and the password alone is enough again', async () => {
    const { user, token, phone } = await withSecondFactor()
    expect((await call('POST', `${base}/turn-off`, { token, body: { code: wrongCode } })).status).toBe(401)
    expect((await call('POST', `${base}/turn-off`, { token, body: { code: phone.nextCode() } })).status).toBe(
      204,
    )
    expect((await login(user.email)).status).toBe(200)
    expect((await call('GET', base, { token })).body).toEqual({ app: null, passkeys: [], recoveryCodes: 0 })
    expect(await mailsTo(user.email)).toEqual(['second-factor-set-up', 'second-factor-turned-off'])
  })

  test('of a lost phone by another owner: audited, mailed, and signed out everywhere', async () => {
    const { user, token } = await withSecondFactor('warehouse')
    const owner = await staffMember()
    const reset = (by: string, id = user.id) =>
      call('POST', `/admin/users/${id}/reset-second-factor`, { token: by, body: {} })
    const manager = await staffMember('manager')
    expect((await reset(manager.token)).status).toBe(403)
    expect(await reset(owner.token)).toMatchObject({
      status: 200,
      body: { hasSecondFactor: false, sessions: 0 },
    })
    expect(await reset(owner.token)).toMatchObject({ status: 409, body: { code: 'SECOND_FACTOR_MISSING' } })
    expect((await call('GET', '/users/profile', { token })).status).toBe(401)
    expect(await logOf(user.id)).toEqual(['account.second-factor-set-up', 'account.second-factor-reset'])
    expect(await mailsTo(user.email)).toEqual(['second-factor-set-up', 'second-factor-reset'])
  })

  test('of one’s own account by no reset', async () => {
    const { user, token } = await withSecondFactor()
    expect(
      await call('POST', `/admin/users/${user.id}/reset-second-factor`, { token, body: {} }),
    ).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_OWN' } })
  })

  test('with the role of whoever is staff no more', async () => {
    const { user } = await withSecondFactor('driver')
    const owner = await staffMember()
    const { body } = await call('GET', `/admin/users/${user.id}`, { token: owner.token })
    const roles = { updatedAt: body['updatedAt'], staffRole: null, isHost: false }
    expect(
      (await call('PUT', `/admin/users/${user.id}/roles`, { token: owner.token, body: roles })).status,
    ).toBe(200)
    expect((await login(user.email)).status).toBe(200)
  })
})

test('new recovery codes take the place of the earlier ones', async () => {
  const { user, token, phone, recoveryCodes } = await withSecondFactor()
  const { body } = await call('POST', `${base}/recovery-codes`, { token, body: { code: phone.nextCode() } })
  const made = body['recoveryCodes'] as string[]
  expect(made).toHaveLength(10)
  expect((await secondStep(await challengeOf(user.email), recoveryCodes[0] ?? '')).status).toBe(401)
  expect((await secondStep(await challengeOf(user.email), made[0] ?? '')).status).toBe(200)
})
