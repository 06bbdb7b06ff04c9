import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { createUser, signIn, testPassword } from '../../../test/factories.ts'
import { restClient } from '../test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/604.1'

type Listed = { _id: string; device: string; isThis: boolean; lastUsedAt: string; signedInAt: string }

const mine = async (token: string) =>
  (await call('GET', '/users/sessions', { token })).body as unknown as Listed[]
const isOpen = async (token: string) => (await call('GET', '/users/profile', { token })).status === 200

async function loginOn(email: string, userAgent: string): Promise<string> {
  const body = { email, password: testPassword }
  const answer = await call('POST', '/users/login', { body, headers: { 'user-agent': userAgent } })
  return String(answer.body['token'])
}

describe('where somebody is signed in', () => {
  test('is told by device and last use, the latest first, and this one is marked', async () => {
    const user = await createUser(database, { staffRole: 'support' })
    const signedInAt = clock.now().toISOString()
    const phone = await loginOn(user.email, safari)
    clock.advance(5 * 60_000)
    const here = await signIn(database, user, clock)
    expect(await mine(here)).toEqual([
      {
        _id: expect.any(String),
        device: 'Unknown device',
        signedInAt: clock.now().toISOString(),
        lastUsedAt: clock.now().toISOString(),
        isThis: true,
      },
      {
        _id: expect.any(String),
        device: 'Safari on iPhone',
        signedInAt,
        lastUsedAt: signedInAt,
        isThis: false,
      },
    ])
    expect(JSON.stringify(await mine(here))).not.toContain(phone)
  })

  test('is nobody else’s business, and what is over is not among it', async () => {
    const [user, other] = [await createUser(database), await createUser(database)]
    const token = await signIn(database, user, clock)
    await signIn(database, other, clock)
    expect(await mine(token)).toHaveLength(1)
    clock.advance(8 * 24 * 3_600_000)
    expect(await mine(await signIn(database, user, clock))).toHaveLength(1)
  })

  test('ends one by one, at once, and only where it is one’s own', async () => {
    const [user, other] = [await createUser(database, { staffRole: 'driver' }), await createUser(database)]
    const [here, phone, theirs] = [
      await signIn(database, user, clock),
      await signIn(database, user, clock),
      await signIn(database, other, clock),
    ]
    const [strange] = await mine(theirs)
    const over = { status: 404, body: { code: 'SESSION_NOT_FOUND' } }
    expect(await call('DELETE', `/users/sessions/${strange?._id}`, { token: here })).toMatchObject(over)
    expect(await isOpen(theirs)).toBe(true)

    const there = (await mine(here)).find(({ isThis }) => !isThis)
    expect((await call('DELETE', `/users/sessions/${there?._id}`, { token: here })).status).toBe(204)
    expect([await isOpen(phone), await isOpen(here)]).toEqual([false, true])
    expect(await call('DELETE', `/users/sessions/${there?._id}`, { token: here })).toMatchObject(over)
    const entries = await database.prisma.auditEntry.findMany({ where: { subject: `user:${user.id}` } })
    expect(entries).toMatchObject([
      { actorId: user.id, action: 'account.signed-out', details: { sessions: 1 } },
    ])
  })

  test('ends everywhere but here', async () => {
    const user = await createUser(database)
    const here = await signIn(database, user, clock)
    const others = [await signIn(database, user, clock), await signIn(database, user, clock)]
    const end = () => call('POST', '/users/sessions/end-others', { token: here, body: {} })
    expect((await end()).body).toEqual({ ended: 2 })
    expect([await isOpen(here), ...(await Promise.all(others.map(isOpen)))]).toEqual([true, false, false])
    expect((await end()).body).toEqual({ ended: 0 })
    expect(await database.prisma.auditEntry.count({ where: { subject: `user:${user.id}` } })).toBe(0)
  })
})

describe('a device whose session is over is told whether somebody ended it', () => {
  const fate = (token?: string) =>
    call('GET', '/users/sessions/fate', { ...(token !== undefined && { token }) })
  const driver = () => createUser(database, { staffRole: 'driver' })

  test('by an owner, by another role, by a new password, or by its owner from elsewhere', async () => {
    const owner = await signIn(database, await createUser(database, { staffRole: 'owner' }), clock)
    const ends: ((id: string, here: string) => Promise<unknown>)[] = [
      (id) => call('POST', `/admin/users/${id}/sign-out`, { token: owner, body: {} }),
      async (id) => {
        const { updatedAt } = (await call('GET', `/admin/users/${id}`, { token: owner })).body
        const body = { staffRole: null, isHost: false, updatedAt }
        return call('PUT', `/admin/users/${id}/roles`, { token: owner, body })
      },
      async (_id, here) => {
        const { body } = await call('GET', '/users/profile', { token: here })
        const change = { name: body['name'], email: body['email'], password: 'a brand new pan' }
        return call('PUT', '/users/profile', { token: here, body: change })
      },
      (_id, here) => call('POST', '/users/sessions/end-others', { token: here, body: {} }),
    ]
    for (const end of ends) {
      const user = await driver()
      const [phone, here] = [await signIn(database, user, clock), await signIn(database, user, clock)]
      expect((await fate(phone)).body).toEqual({ wasEnded: false })
      await end(user.id, here)
      expect(await isOpen(phone)).toBe(false)
      expect(await fate(phone)).toMatchObject({
        status: 200,
        body: { wasEnded: true },
        headers: { 'cache-control': 'no-store' },
      })
    }
  })

  test('and not of one that ran out, which may be sent anew; nor by signing out everywhere of the device itself', async () => {
    const user = await driver()
    const [phone, here] = [await signIn(database, user, clock), await signIn(database, user, clock)]
    await call('POST', '/users/logout-everywhere', { token: here })
    expect((await fate(here)).body).toEqual({ wasEnded: false })
    expect((await fate(phone)).body).toEqual({ wasEnded: true })
    const late = await signIn(database, user, clock)
    clock.advance(31 * 60_000)
    expect(await isOpen(late)).toBe(false)
    expect((await fate(late)).body).toEqual({ wasEnded: false })
    for (const nobodys of [undefined, 'x'.repeat(43)]) {
      expect((await fate(nobodys)).body).toEqual({ wasEnded: false })
    }
  })

  test('and asking does not move a session on', async () => {
    const phone = await signIn(database, await driver(), clock)
    for (let asked = 0; asked < 4; asked += 1) {
      clock.advance(10 * 60_000)
      await fate(phone)
    }
    expect(await isOpen(phone)).toBe(false)
  })
})

describe('a proof of who is here', () => {
  test('is the password, and opens what asks for one for fifteen minutes more', async () => {
    const user = await createUser(database, { staffRole: 'owner' })
    const token = await signIn(database, user, clock)
    const save = async () =>
      (await call('PUT', `/admin/users/${user.id}/roles`, { token, body: {} })).body['code']
    const prove = (body: object) => call('POST', '/users/proof', { token, body })
    expect(await save()).toBe('INVALID_INPUT')
    clock.advance(16 * 60_000)
    expect(await save()).toBe('PROOF_REQUIRED')
    expect(await prove({ currentPassword: 'not my password' })).toMatchObject({
      status: 401,
      body: { code: 'CURRENT_PASSWORD_WRONG' },
    })
    expect((await prove({})).status).toBe(400)
    expect((await prove({ code: '123456' })).body['code']).toBe('SECOND_FACTOR_WRONG')
    expect(await save()).toBe('PROOF_REQUIRED')
    expect((await prove({ currentPassword: testPassword })).status).toBe(204)
    expect(await save()).toBe('INVALID_INPUT')
    clock.advance(15 * 60_000)
    expect(await save()).toBe('INVALID_INPUT')
    clock.advance(1)
    expect(await save()).toBe('PROOF_REQUIRED')
  })

  test('is of one session, and counts for a new password as well', async () => {
    const user = await createUser(database, { staffRole: 'owner' })
    const [here, there] = [await signIn(database, user, clock), await signIn(database, user, clock)]
    clock.advance(16 * 60_000)
    await call('POST', '/users/proof', { token: here, body: { currentPassword: testPassword } })
    const body = { name: user.name, email: user.email, password: 'a brand new pan' }
    expect((await call('PUT', '/users/profile', { token: there, body })).body['code']).toBe('SIGN_IN_AGAIN')
    expect((await call('PUT', '/users/profile', { token: here, body })).status).toBe(200)
  })
})
