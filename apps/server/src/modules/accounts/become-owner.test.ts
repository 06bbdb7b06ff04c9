import * as accountsCopy from '@trivet/core/copy/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createUser } from '../../test/factories.ts'
import { openOwnerLink } from './open-owner-link.ts'
import { ana, restClient, tally } from './test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)
const services = { sql: database.sql, clock, publicUrl: 'https://shop.example.com' }

const newLink = async () => new URL((await openOwnerLink(services)) ?? 'https://none.example.com')
const newToken = async () => (await newLink()).searchParams.get('token') ?? ''

const become = (token: unknown, change: object = {}) => {
  const { name, email, password } = ana
  return call('POST', '/users/owner', { body: { token, name, email, password, ...change } })
}

const refused = { status: 400, body: { message: accountsCopy.ownerLinkInvalid, code: 'OWNER_LINK_INVALID' } }

beforeEach(async () => {
  await database.prisma.user.deleteMany()
  await database.prisma.ownerLink.deleteMany()
})

describe('the link to a shop without staff', () => {
  test('makes an admin of whoever uses it, signed in', async () => {
    const link = await newLink()
    expect(`${link.origin}${link.pathname}`).toBe('https://shop.example.com/admin/owner')
    const answer = await become(link.searchParams.get('token'))
    expect(answer).toMatchObject({ status: 201, headers: { 'cache-control': 'no-store' } })
    expect(answer.body).toMatchObject({ name: ana.name, email: ana.email, isAdmin: true, isHost: false })
    const users = await call('GET', '/admin/users', { token: String(answer.body['token']) })
    expect(users).toMatchObject({ status: 200, body: { total: 1 } })
    expect(
      await database.prisma.auditEntry.findFirst({
        where: { subject: `user:${String(answer.body['_id'])}` },
      }),
    ).toMatchObject({ action: 'account.roles-changed', actorId: answer.body['_id'] })
  })

  test('is kept as a hash only', async () => {
    const token = await newToken()
    const [link] = await database.prisma.ownerLink.findMany()
    expect(link?.id).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(link)).not.toContain(token)
  })

  test('lets one in of 10 who use it at once, and of 10 who have one each', async () => {
    const one = await newToken()
    const email = (index: number) => ({ email: `owner-${index}@example.com` })
    const same = await Promise.all(Array.from({ length: 10 }, (_, index) => become(one, email(index))))
    expect(tally(same)).toEqual({ 201: 1, 400: 9 })

    await database.prisma.user.deleteMany()
    const tokens = await Promise.all(Array.from({ length: 10 }, newToken))
    const others = await Promise.all(tokens.map((token, index) => become(token, email(index))))
    expect(tally(others)).toEqual({ 201: 1, 400: 9 })
    expect(await database.prisma.user.count({ where: { isAdmin: true } })).toBe(1)
  })

  test('works for 24 hours', async () => {
    const token = await newToken()
    clock.advance(24 * 3_600_000)
    expect(await become(token)).toMatchObject(refused)
    clock.advance(-1)
    expect((await become(token)).status).toBe(201)
  })

  test('is useless once there is an admin, and none is made any more', async () => {
    const token = await newToken()
    await createUser(database, { isAdmin: true })
    expect(await become(token)).toMatchObject(refused)
    expect(await openOwnerLink(services)).toBeNull()
  })

  test.each([
    ['unknown', 'A'.repeat(43)],
    ['missing', undefined],
    ['blank', ' '],
    ['over 200 characters', 'A'.repeat(201)],
    ['a filter', { not: '' }],
  ])('that is %s is refused', async (_case, token) => {
    await newToken()
    expect(await become(token)).toMatchObject({
      status: 400,
      body: { message: accountsCopy.ownerLinkInvalid },
    })
  })

  test.each([
    ['a common password', { password: 'qwerty' }, 400, accountsCopy.passwordTooCommon],
    ['a short one', { password: 'co9er' }, 400, accountsCopy.passwordTooShort],
    ['another confirmation', { confirmPassword: 'other' }, 400, accountsCopy.passwordsDoNotMatch],
    ['no email', { email: 'nobody' }, 400, accountsCopy.emailInvalid],
    ["a guest's email", { email: 'guest@example.com' }, 409, accountsCopy.emailTaken],
  ])('is still good after %s', async (_case, change, status, message) => {
    await createUser(database, { email: 'guest@example.com' })
    const token = await newToken()
    expect(await become(token, change)).toMatchObject({ status, body: { message } })
    expect((await become(token)).status).toBe(201)
  })
})
