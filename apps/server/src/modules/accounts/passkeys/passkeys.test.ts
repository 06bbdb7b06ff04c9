import type { StaffRole } from '@trivet/core/staff'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { authenticator } from '../../../test/authenticator.ts'
import { createUser, signIn, testPassword } from '../../../test/factories.ts'
import { softwarePasskey } from '../../../test/passkey.ts'
import { restClient, tally } from '../test-client.ts'

const publicUrl = 'https://shop.example.org'
const rpId = 'shop.example.org'
const { app, database, clock } = await testApp({ env: { publicUrl } })
const call = restClient(app)
const refused = { status: 401, body: { code: 'PASSKEY_REFUSED' } }

async function staffMember(staffRole: StaffRole = 'owner') {
  const user = await createUser(database, { staffRole })
  return { user, token: await signIn(database, user, clock) }
}

async function setupFor(token: string) {
  const { body } = await call('POST', '/users/passkeys/setup', { token })
  return { challenge: String(body['challenge']), rpId }
}

async function question() {
  const { body } = await call('POST', '/users/passkeys/challenge')
  return { challenge: String(body['challenge']), rpId: String(body['rpId']) }
}

const add = (token: string, passkey: object, name = 'Work laptop') =>
  call('POST', '/users/passkeys', { token, body: { name, passkey } })

async function withPasskey(staffRole: StaffRole = 'owner') {
  const { user, token } = await staffMember(staffRole)
  const device = softwarePasskey(publicUrl)
  const added = await add(token, device.make(await setupFor(token)))
  expect(added.status).toBe(201)
  return { user, token, device, recoveryCodes: added.body['recoveryCodes'] as string[] }
}

const login = (passkey: object) => call('POST', '/users/login/passkey', { body: { passkey } })
const byPassword = (email: string) =>
  call('POST', '/users/login', { body: { email, password: testPassword } })
const factorOf = async (token: string) => (await call('GET', '/users/second-factor', { token })).body
const passkeyOf = (userId: string) => database.prisma.passkey.findFirstOrThrow({ where: { userId } })

const logOf = (id: string) =>
  database.prisma.auditEntry.findMany({ where: { subject: `user:${id}` }, orderBy: { id: 'asc' } })

const mailsTo = async (recipient: string) =>
  (await database.prisma.queuedMail.findMany({ where: { recipient }, orderBy: { createdAt: 'asc' } })).map(
    ({ data }) => Reflect.get(Object(data), 'change') as unknown,
  )

describe('a passkey is added', () => {
  test('by what the browser made of the question: listed by its name, in the audit log, and mailed', async () => {
    const { user, token } = await staffMember('driver')
    const setup = await call('POST', '/users/passkeys/setup', { token })
    expect(setup).toMatchObject({
      status: 200,
      body: {
        rp: { id: rpId, name: 'Trivet' },
        user: { name: user.email },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [],
      },
    })
    const device = softwarePasskey(publicUrl)
    const added = await add(token, device.make({ challenge: String(setup.body['challenge']), rpId }))
    expect(added.status).toBe(201)
    expect(added.body['recoveryCodes']).toHaveLength(10)
    expect(await factorOf(token)).toEqual({
      app: null,
      passkeys: [
        {
          _id: expect.any(String),
          name: 'Work laptop',
          addedAt: clock.now().toISOString(),
          lastUsedAt: null,
        },
      ],
      recoveryCodes: 10,
    })
    expect(await logOf(user.id)).toMatchObject([
      { action: 'account.passkey-added', details: { name: 'Work laptop' } },
    ])
    expect(await mailsTo(user.email)).toEqual(['passkey-added'])
  })

  test('and as the first protection of the account signs every other device out', async () => {
    const { user, token } = await staffMember()
    const other = await signIn(database, user, clock)
    await add(token, softwarePasskey(publicUrl).make(await setupFor(token)))
    expect((await call('GET', '/users/profile', { token: other })).status).toBe(401)
    expect((await call('GET', '/users/profile', { token })).status).toBe(200)
  })

  test('beside others, which are told to the browser, and without new recovery codes', async () => {
    const { token, device } = await withPasskey()
    const { body } = await call('POST', '/users/passkeys/setup', { token })
    expect(body['excludeCredentials']).toEqual([{ type: 'public-key', id: device.id }])
    const second = softwarePasskey(publicUrl).make({ challenge: String(body['challenge']), rpId })
    expect((await add(token, second)).body).toEqual({ recoveryCodes: [] })
  })

  test('only by staff, soon after they proved who they are', async () => {
    const guest = await signIn(database, await createUser(database), clock)
    expect(await call('POST', '/users/passkeys/setup', { token: guest })).toMatchObject({
      status: 403,
      body: { code: 'ADMIN_REQUIRED' },
    })
    const { token } = await staffMember()
    clock.advance(16 * 60_000)
    expect(await call('POST', '/users/passkeys/setup', { token })).toMatchObject({
      status: 401,
      body: { code: 'PROOF_REQUIRED' },
    })
  })

  test('ten times and no more', async () => {
    const { user, token } = await staffMember()
    const asked = await setupFor(token)
    const rows = Array.from({ length: 10 }, (_, index) => ({
      id: `${user.id}-${index}`,
      userId: user.id,
      credentialId: `${user.id}-${index}`,
      publicKey: 'key',
      uses: 0,
      name: 'One of many',
      addedAt: clock.now(),
    }))
    await database.prisma.passkey.createMany({ data: rows })
    const tooMany = { status: 409, body: { code: 'TOO_MANY_PASSKEYS' } }
    expect(await call('POST', '/users/passkeys/setup', { token })).toMatchObject(tooMany)
    expect(await add(token, softwarePasskey(publicUrl).make(asked))).toMatchObject(tooMany)
  })

  test.each([
    ['another address', { origin: 'https://shop.example.com' }],
    ['a device that recognized nobody', { isVerified: false }],
  ])('not from %s', async (_case, changes) => {
    const { token } = await staffMember()
    expect(await add(token, softwarePasskey(publicUrl).make(await setupFor(token), changes))).toMatchObject(
      refused,
    )
  })

  test('not twice by one answer, not by the answer to another’s question, and not too late', async () => {
    const [one, other] = [await staffMember(), await staffMember()]
    const answer = softwarePasskey(publicUrl).make(await setupFor(one.token))
    expect(await add(other.token, answer)).toMatchObject(refused)
    const answers = await Promise.all([add(one.token, answer), add(one.token, answer)])
    expect(tally(answers)).toEqual({ 201: 1, 401: 1 })

    const late = softwarePasskey(publicUrl).make(await setupFor(one.token))
    clock.advance(5 * 60_000)
    expect(await add(one.token, late)).toMatchObject(refused)
  })

  test('not where another account has it', async () => {
    const { device } = await withPasskey()
    const { token } = await staffMember()
    expect(await add(token, device.make(await setupFor(token)))).toMatchObject({
      status: 409,
      body: { code: 'PASSKEY_TAKEN' },
    })
    expect((await factorOf(token))['passkeys']).toEqual([])
  })

  test('not in a shop whose address has no name', async () => {
    const bare = restClient(
      (await testApp({ database, clock, env: { publicUrl: 'http://127.0.0.1:4000' } })).app,
    )
    expect(await bare('POST', '/users/passkeys/challenge')).toMatchObject({
      status: 409,
      body: { code: 'PASSKEYS_UNAVAILABLE' },
    })
  })
})

describe('a sign-in with a passkey', () => {
  test('takes no password, counts as a proof, and is in the audit log', async () => {
    const { user, device } = await withPasskey('support')
    clock.advance(60_000)
    const answer = await login(device.sign(await question()))
    expect(answer).toMatchObject({ status: 200, body: { _id: user.id, staffRole: 'support' } })
    expect(answer.headers['cache-control']).toBe('no-store')
    const token = String(answer.body['token'])
    expect((await factorOf(token))['passkeys']).toMatchObject([{ lastUsedAt: clock.now().toISOString() }])
    expect((await call('POST', '/users/passkeys/setup', { token })).status).toBe(200)
    expect((await logOf(user.id)).at(-1)).toMatchObject({
      action: 'account.signed-in',
      details: { address: '127.0.0.1', secondFactor: 'passkey' },
    })
  })

  test('takes an answer once, also where it is sent twice at once', async () => {
    const { device } = await withPasskey()
    const answer = device.sign(await question())
    expect(tally(await Promise.all([login(answer), login(answer), login(answer)]))).toEqual({
      200: 1,
      401: 2,
    })
    expect(await login(answer)).toMatchObject(refused)
  })

  test('takes answers to two questions at once as one, where the passkey tells the same count', async () => {
    const { device } = await withPasskey()
    const answers = [device.sign(await question(), { uses: 5 }), device.sign(await question(), { uses: 5 })]
    expect(tally(await Promise.all(answers.map(login)))).toEqual({ 200: 1, 401: 1 })
  })

  test('takes no answer to a question that is more than five minutes old, or that was never asked', async () => {
    const { device } = await withPasskey()
    const asked = await question()
    clock.advance(5 * 60_000)
    expect(await login(device.sign(asked))).toMatchObject(refused)
    expect(await login(device.sign({ challenge: 'x'.repeat(43), rpId }))).toMatchObject(refused)
  })

  test.each([
    ['another address', { origin: 'https://shop.example.com' }],
    ['a part of it', { origin: 'https://admin.shop.example.org' }],
    ['a device that recognized nobody', { isVerified: false }],
  ])('takes none from %s', async (_case, changes) => {
    const { device } = await withPasskey()
    expect(await login(device.sign(await question(), changes))).toMatchObject(refused)
  })

  test('takes none for another host', async () => {
    const { device } = await withPasskey()
    const { challenge } = await question()
    expect(await login(device.sign({ challenge, rpId: 'example.org' }))).toMatchObject(refused)
  })

  test('says the same of a passkey that nobody has, of another’s signature, and of one that was removed', async () => {
    const { token, user, device } = await withPasskey()
    const unknown = await login(softwarePasskey(publicUrl).sign(await question()))
    const forged = await login({ ...softwarePasskey(publicUrl).sign(await question()), id: device.id })
    const { id } = await passkeyOf(user.id)
    expect((await call('DELETE', `/users/passkeys/${id}`, { token })).status).toBe(204)
    const removed = await login(device.sign(await question()))
    for (const answer of [unknown, forged, removed]) {
      expect(answer).toMatchObject(refused)
      expect({ ...answer.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    }
  })

  test('refuses a copy, which does not count on, and the first one goes on', async () => {
    const { user, device } = await withPasskey()
    expect((await login(device.sign(await question(), { uses: 7 }))).status).toBe(200)
    expect(await login(device.sign(await question(), { uses: 7 }))).toMatchObject(refused)
    expect(await login(device.sign(await question(), { uses: 0 }))).toMatchObject(refused)
    expect((await passkeyOf(user.id)).uses).toBe(7n)
    expect((await login(device.sign(await question(), { uses: 8 }))).status).toBe(200)
    await expect(
      database.prisma.passkey.updateMany({ where: { userId: user.id }, data: { uses: 1 } }),
    ).rejects.toThrow('counts on')
  })

  test('goes on with a passkey that never counts', async () => {
    const { device } = await withPasskey()
    for (const _time of ['first', 'second'])
      expect((await login(device.sign(await question(), { uses: 0 }))).status).toBe(200)
  })

  test('is refused while the account is disabled', async () => {
    const { user, device } = await withPasskey()
    await createUser(database, { staffRole: 'owner' })
    await database.prisma.user.update({ where: { id: user.id }, data: { disabledAt: clock.now() } })
    expect(await login(device.sign(await question()))).toMatchObject(refused)
  })

  test('is limited by where it comes from', async () => {
    const limited = restClient((await testApp({ database, clock, env: { publicUrl, rateLimits: true } })).app)
    const passkey = softwarePasskey(publicUrl).sign({ challenge: 'x'.repeat(43), rpId })
    const answers = []
    for (let count = 0; count < 101; count += 1)
      answers.push(
        await limited('POST', '/users/login/passkey', { body: { passkey }, address: '198.51.100.7' }),
      )
    expect(tally(answers)).toEqual({ 401: 100, 429: 1 })
  })
})

describe('as a second factor', () => {
  test('it is asked for after the password, and a recovery code takes its place', async () => {
    const { user, recoveryCodes } = await withPasskey()
    const first = await byPassword(user.email)
    expect(first).toMatchObject({
      status: 401,
      body: { code: 'SECOND_FACTOR_REQUIRED', details: { factors: ['passkey'] } },
    })
    const { challenge } = first.body['details'] as { challenge: string }
    const body = { challenge, code: recoveryCodes[0] }
    expect((await call('POST', '/users/login/code', { body })).status).toBe(200)
  })

  test('it is enough where the shop asks for one, and the last one stays', async () => {
    const { user, token } = await withPasskey('support')
    await database.prisma.signInRule.create({ data: { secondFactor: 'staff' } })
    try {
      expect((await call('GET', '/orders', { token })).status).toBe(200)
      const { id } = await passkeyOf(user.id)
      expect(await call('DELETE', `/users/passkeys/${id}`, { token })).toMatchObject({
        status: 409,
        body: { code: 'SECOND_FACTOR_NEEDED' },
      })
    } finally {
      await database.prisma.signInRule.deleteMany()
    }
    expect((await factorOf(token))['passkeys']).toHaveLength(1)
  })

  test('beside it an app is turned off where one is needed, and the recovery codes stay', async () => {
    const { user, token } = await withPasskey('support')
    const { body: setup } = await call('POST', '/users/second-factor/setup', {
      token,
      body: { currentPassword: testPassword },
    })
    const phone = authenticator(String(setup['secret']), clock)
    await call('PUT', '/users/second-factor', { token, body: { code: phone.codeNow() } })
    const { body: asked } = await byPassword(user.email)
    expect(asked['details']).toMatchObject({ factors: ['app', 'passkey'] })
    await database.prisma.signInRule.create({ data: { secondFactor: 'staff' } })
    try {
      const code = phone.nextCode()
      const off = await call('POST', '/users/second-factor/turn-off', { token, body: { code } })
      expect(off.status).toBe(204)
    } finally {
      await database.prisma.signInRule.deleteMany()
    }
    expect(await factorOf(token)).toMatchObject({ app: null, passkeys: [{}], recoveryCodes: 10 })
  })

  test('it is a proof for what asks again, and another’s is none', async () => {
    const { token, device } = await withPasskey()
    const other = await withPasskey()
    clock.advance(16 * 60_000)
    const prove = (passkey: object) => call('POST', '/users/proof', { token, body: { passkey } })
    expect(await prove(other.device.sign(await question()))).toMatchObject(refused)
    expect((await call('POST', '/users/passkeys/setup', { token })).status).toBe(401)
    expect((await prove(device.sign(await question()))).status).toBe(204)
    expect((await call('POST', '/users/passkeys/setup', { token })).status).toBe(200)
  })

  test('it goes with the reset by another owner, and with the role', async () => {
    const owner = await staffMember()
    const reset = await withPasskey('driver')
    const path = `/admin/users/${reset.user.id}/reset-second-factor`
    expect(await call('POST', path, { token: owner.token, body: {} })).toMatchObject({
      status: 200,
      body: { hasSecondFactor: false, sessions: 0 },
    })
    expect(await login(reset.device.sign(await question()))).toMatchObject(refused)
    expect((await byPassword(reset.user.email)).status).toBe(200)

    const dismissed = await withPasskey('driver')
    const { body } = await call('GET', `/admin/users/${dismissed.user.id}`, { token: owner.token })
    const roles = { updatedAt: body['updatedAt'], staffRole: null, isHost: false }
    await call('PUT', `/admin/users/${dismissed.user.id}/roles`, { token: owner.token, body: roles })
    expect(await login(dismissed.device.sign(await question()))).toMatchObject(refused)
  })
})

describe('a passkey is removed', () => {
  test('by its owner, who is asked again, and with the last one the recovery codes go', async () => {
    const { user, token } = await withPasskey()
    const { id } = await passkeyOf(user.id)
    clock.advance(16 * 60_000)
    expect(await call('DELETE', `/users/passkeys/${id}`, { token })).toMatchObject({
      status: 401,
      body: { code: 'PROOF_REQUIRED' },
    })
    await call('POST', '/users/proof', { token, body: { currentPassword: testPassword } })
    expect((await call('DELETE', `/users/passkeys/${id}`, { token })).status).toBe(204)
    expect(await factorOf(token)).toEqual({ app: null, passkeys: [], recoveryCodes: 0 })
    expect((await byPassword(user.email)).status).toBe(200)
    expect((await logOf(user.id)).map(({ action }) => action)).toContain('account.passkey-removed')
    expect(await mailsTo(user.email)).toEqual(['passkey-added', 'passkey-removed'])
  })

  test('by nobody else', async () => {
    const { user } = await withPasskey()
    const { token } = await staffMember()
    const { id } = await passkeyOf(user.id)
    expect(await call('DELETE', `/users/passkeys/${id}`, { token })).toMatchObject({
      status: 404,
      body: { code: 'PASSKEY_NOT_FOUND' },
    })
  })

  test('twice at once, once', async () => {
    const { user, token } = await withPasskey()
    const { id } = await passkeyOf(user.id)
    const remove = () => call('DELETE', `/users/passkeys/${id}`, { token })
    expect(tally(await Promise.all([remove(), remove()]))).toEqual({ 204: 1, 404: 1 })
  })
})
