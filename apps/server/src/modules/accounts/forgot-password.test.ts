import * as accountsCopy from '@trivet/core/copy/accounts'

import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { restClient } from './test-client.ts'

const publicUrl = 'https://shop.example.org'
const { app, database, clock } = await testApp({ env: { publicUrl } })
const call = restClient(app)
const forgot = (email: unknown, headers = {}) =>
  call('POST', '/users/forgot-password', { body: { email }, headers })

const mails = () =>
  database.prisma.queuedMail.findMany({ select: { template: true, recipient: true, data: true } })
beforeEach(() => database.prisma.queuedMail.deleteMany())

describe('asking for a reset link', () => {
  test('queues one mail with the link to the account', async () => {
    const user = await createUser(database)
    const answer = await forgot(user.email)

    expect(answer).toMatchObject({ status: 202, body: { message: accountsCopy.resetLinkSent } })
    const link = expect.stringMatching(/^https:\/\/shop\.example\.org\/reset-password\?token=[\w-]{43}$/)
    expect(await mails()).toMatchObject([
      { template: 'password-reset', recipient: user.email, data: { name: user.name, link } },
    ])
  })

  test('finds the account in any letter case and writes to the email as it was registered', async () => {
    const user = await createUser(database, { email: 'Mixed@Example.com', emailKey: 'mixed@example.com' })
    await forgot('mIXED@example.COM')
    expect(await mails()).toMatchObject([{ recipient: user.email }])
  })

  test('is answered the same for an email without an account, which gets no mail', async () => {
    const user = await createUser(database)
    const [known, unknown] = [await forgot(user.email), await forgot('nobody@example.com')]

    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toEqual(known.body)
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
    expect(await mails()).toMatchObject([{ recipient: user.email }])
  })

  test('is answered the same for a disabled account, which gets no mail', async () => {
    const user = await createUser(database, { disabledAt: new Date('2026-11-01') })
    expect((await forgot(user.email)).status).toBe(202)
    expect(await mails()).toEqual([])
  })

  test('keeps only the SHA-256 of the token, for 60 minutes', async () => {
    const user = await createUser(database)
    await forgot(user.email)
    const stored = await database.prisma.resetToken.findMany({ where: { userId: user.id } })
    expect(stored).toMatchObject([
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        usedAt: null,
        expiresAt: new Date(clock.now().getTime() + 3_600_000),
      },
    ])
  })

  test('clears away the links that ran out', async () => {
    const user = await createUser(database)
    await forgot(user.email)
    clock.advance(60 * 60_000)
    await forgot(user.email)
    expect(await database.prisma.resetToken.count({ where: { userId: user.id } })).toBe(1)
  })

  test('changes nothing on the account and ends no session', async () => {
    const user = await createUser(database)
    const token = await signIn(database, user, clock)
    await forgot(user.email)
    expect(await database.prisma.user.findUnique({ where: { id: user.id } })).toEqual(user)
    expect((await call('GET', '/users/profile', { token })).status).toBe(200)
  })

  test('takes the host of the link from the configuration, never from the request', async () => {
    const user = await createUser(database)
    await forgot(user.email, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
    })
    const [mail] = await mails()
    expect(JSON.stringify(mail)).toContain(publicUrl)
    expect(JSON.stringify(mail)).not.toContain('evil.example')
  })

  test.each([
    ['no email', undefined],
    ['a blank one', ' '],
    ['no address', 'ana@'],
    ['a filter', { contains: '@' }],
    ['a line feed for another header', 'ana@example.com\nBcc: all@example.com'],
  ])('is refused with %s', async (_case, email) => {
    expect((await forgot(email)).status).toBe(400)
    expect(await mails()).toEqual([])
  })
})

describe('with limits on', async () => {
  const limited = restClient((await testApp({ database, clock, env: { publicUrl, rateLimits: true } })).app)
  const ask = (email: string, address: string) =>
    limited('POST', '/users/forgot-password', { body: { email }, address })

  test.each([
    ['an account', true],
    ['an email without account', false],
  ])('%s is sent three links an hour, whoever asks', async (_case, exists) => {
    const email = exists ? (await createUser(database)).email : 'nowhere@example.com'
    for (let count = 0; count < 3; count += 1) expect((await ask(email, `10.1.0.${count}`)).status).toBe(202)
    const fourth = await ask(email.toUpperCase(), '10.1.0.3')
    expect(fourth).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } })
    expect(await mails()).toHaveLength(exists ? 3 : 0)

    clock.advance(3_600_000)
    expect((await ask(email, '10.1.0.3')).status).toBe(202)
  })

  test('one address asks ten times an hour', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await ask(`someone-${count}@example.com`, '10.1.1.1')).status).toBe(202)
    }
    expect((await ask('someone-11@example.com', '10.1.1.1')).status).toBe(429)
    expect((await ask('someone-11@example.com', '10.1.1.2')).status).toBe(202)
  })
})
