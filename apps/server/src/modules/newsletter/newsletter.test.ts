import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import * as newsletterCopy from '@trivet/core/copy/newsletter'

import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testNow } from '../../test/clock.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const publicUrl = 'https://shop.example.org'
const { app, database, clock } = await testApp({ env: { publicUrl } })
const call = restClient(app)
const { subscription, queuedMail } = database.prisma
beforeEach(async () => {
  await Promise.all([subscription.deleteMany(), queuedMail.deleteMany()])
})

const subscribe = (email: unknown, headers = {}) => call('POST', '/newsletter', { body: { email }, headers })
const unsubscribe = (token: unknown) => call('POST', '/newsletter/unsubscribe', { body: { token } })
const mails = () => queuedMail.findMany({ orderBy: { createdAt: 'asc' } })

/** What the newest welcome mail to an address carries. */
async function mailedToken(recipient: string): Promise<string> {
  const newest = (await mails()).findLast((mail) => mail.recipient === recipient)
  return /token=([\w-]{43})"/.exec(JSON.stringify(newest?.data))?.[1] ?? ''
}

describe('subscribing', () => {
  test('keeps the address and queues a welcome with the way out', async () => {
    expect(await subscribe(' Ana@Example.com ')).toMatchObject({
      status: 201,
      body: { message: newsletterCopy.newsletterSubscribed },
    })
    expect(await subscription.findMany()).toMatchObject([
      {
        email: 'Ana@Example.com',
        emailKey: 'ana@example.com',
        subscribedAt: clock.now(),
        unsubscribedAt: null,
      },
    ])
    const link = expect.stringMatching(
      /^https:\/\/shop\.example\.org\/newsletter\/unsubscribe\?token=[\w-]{43}$/,
    )
    expect(await mails()).toMatchObject([
      { template: 'newsletter-welcome', recipient: 'Ana@Example.com', data: { link } },
    ])
  })

  test('keeps only the SHA-256 of the token', async () => {
    await subscribe('ana@example.com')
    const [stored] = await subscription.findMany()
    expect(stored?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(stored)).not.toContain(await mailedToken('ana@example.com'))
  })

  test('a second time changes nothing and is answered the same', async () => {
    const first = await subscribe('ana@example.com')
    const before = await subscription.findMany()
    clock.advance(60_000)
    const second = await subscribe('ANA@example.com')
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(Object.keys(second.headers)).toEqual(Object.keys(first.headers))
    expect(await subscription.findMany()).toEqual(before)
    expect(await mails()).toHaveLength(1)
  })

  test('twenty times at once is once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe('ana@example.com')))
    expect(tally(answers)).toEqual({ 201: 20 })
    expect(await subscription.count()).toBe(1)
    expect(await mails()).toHaveLength(1)
  })

  test('takes the host of the link from the configuration, never from the request', async () => {
    await subscribe('ana@example.com', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    expect(JSON.stringify(await mails())).not.toContain('evil.example')
  })

  test.each([
    ['no email', undefined, generalCopy.fillRequiredFields],
    ['a blank one', ' ', generalCopy.fillRequiredFields],
    ['a filter', { contains: '@' }, generalCopy.fillRequiredFields],
    ['no address', 'ana@', accountsCopy.emailInvalid],
    ['a line feed for another header', 'ana@example.com\nBcc: all@example.com', generalCopy.invalidInput],
  ])('is refused with %s', async (_case, email, message) => {
    expect(await subscribe(email)).toMatchObject({ status: 400, body: { message } })
    expect(await subscription.count()).toBe(0)
  })

  test('one address asks ten times an hour', async () => {
    const limited = restClient((await testApp({ database, clock, env: { rateLimits: true } })).app)
    const ask = (email: string, address: string) =>
      limited('POST', '/newsletter', { body: { email }, address })
    for (let count = 0; count < 10; count += 1) {
      expect((await ask(`reader-${count}@example.com`, '10.3.0.1')).status).toBe(201)
    }
    expect(await ask('one-more@example.com', '10.3.0.1')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
    })
    expect((await ask('one-more@example.com', '10.3.0.2')).status).toBe(201)
  })
})

describe('unsubscribing', () => {
  test('ends the subscription of the link, as often as it is pressed', async () => {
    await subscribe('ana@example.com')
    await subscribe('ben@example.com')
    const token = await mailedToken('ana@example.com')
    const goodbye = { status: 200, body: { message: newsletterCopy.newsletterUnsubscribed } }
    expect(await unsubscribe(token)).toMatchObject(goodbye)
    const endedAt = clock.now()
    clock.advance(60_000)
    expect(await unsubscribe(token)).toMatchObject(goodbye)
    expect(await subscription.findMany({ orderBy: { email: 'asc' } })).toMatchObject([
      { email: 'ana@example.com', unsubscribedAt: endedAt },
      { email: 'ben@example.com', unsubscribedAt: null },
    ])
  })

  test('is not for good: whoever subscribes again is welcomed again, by a new link', async () => {
    await subscribe('ana@example.com')
    const old = await mailedToken('ana@example.com')
    await unsubscribe(old)
    clock.advance(60_000)
    await subscribe('Ana@example.com')

    expect(await subscription.findMany()).toMatchObject([
      { email: 'Ana@example.com', subscribedAt: clock.now(), unsubscribedAt: null },
    ])
    expect(await mails()).toHaveLength(2)
    expect(await unsubscribe(old)).toMatchObject({ status: 400 })
    expect(await unsubscribe(await mailedToken('Ana@example.com'))).toMatchObject({ status: 200 })
  })

  test.each([
    ['nobody', 'x'.repeat(43)],
    ['nothing', ''],
    ['no text', { not: '' }],
    ['a book', 'x'.repeat(201)],
  ])('with a token of %s is refused', async (_case, token) => {
    expect(await unsubscribe(token)).toMatchObject({
      status: 400,
      body: { message: newsletterCopy.unsubscribeLinkInvalid },
    })
  })
})

describe('the list of subscribers', () => {
  const asAdmin = async () => signIn(database, await createUser(database, { isAdmin: true }), clock)

  test.each([
    ['a guest', null, 401, generalCopy.authenticationRequired],
    ['a user', {}, 403, generalCopy.adminRequired],
    ['a host', { isHost: true }, 403, generalCopy.adminRequired],
  ])('is closed to %s', async (_case, fields, status, message) => {
    const token = fields ? await signIn(database, await createUser(database, fields), clock) : undefined
    expect(await call('GET', '/newsletter', { token })).toMatchObject({ status, body: { message } })
  })

  test('shows who is subscribed now, newest first, twenty to a page, and no tokens', async () => {
    for (let minute = 1; minute <= 22; minute += 1) {
      await subscription.create({
        data: {
          id: minute.toString(16).padStart(24, '0'),
          email: `reader-${minute}@example.com`,
          emailKey: `reader-${minute}@example.com`,
          tokenHash: `hash-${minute}`,
          subscribedAt: new Date(Date.UTC(2026, 10, 30, 10, minute)),
          unsubscribedAt: minute === 22 ? testNow : null,
        },
      })
    }
    const token = await asAdmin()
    const first = await call('GET', '/newsletter', { token })
    expect(first.body).toMatchObject({ page: 1, pages: 2 })
    const newest = Array.from({ length: 20 }, (_, index) => ({ email: `reader-${21 - index}@example.com` }))
    expect(first.body['subscribers']).toMatchObject(newest)
    expect((await call('GET', '/newsletter?pageNumber=2', { token })).body).toEqual({
      page: 2,
      pages: 2,
      total: 21,
      counts: { subscribed: 21, unsubscribed: 1 },
      subscribers: [
        {
          _id: '1'.padStart(24, '0'),
          email: 'reader-1@example.com',
          subscribedAt: '2026-11-30T10:01:00.000Z',
          unsubscribedAt: null,
        },
      ],
    })
  })

  test('is searched, sorted and taken away as a file; staff end a subscription once', async () => {
    await subscribe('ana@example.com')
    await subscribe('ben@example.com')
    await subscribe('zoe@other.example')
    const token = await asAdmin()
    const emails = async (query: string) => {
      const { body } = await call('GET', `/newsletter?${query}`, { token })
      return (body['subscribers'] as { email: string; _id: string }[]).map(({ email }) => email)
    }
    expect(await emails('q=EXAMPLE.com&sort=-email')).toEqual(['ben@example.com', 'ana@example.com'])

    const ana = await subscription.findFirstOrThrow({ where: { email: 'ana@example.com' } })
    const remove = () =>
      app.inject({
        method: 'DELETE',
        url: `/api/admin/newsletter/${ana.id}`,
        headers: { authorization: `Bearer ${token}` },
      })
    const answers = await Promise.all(Array.from({ length: 20 }, remove))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const subject = `subscription:${ana.id}`
    expect(await database.prisma.auditEntry.findMany({ where: { subject } })).toMatchObject([
      { action: 'newsletter.unsubscribed' },
    ])
    expect(await emails('sort=email')).toEqual(['ben@example.com', 'zoe@other.example'])
    expect(await emails('state=unsubscribed')).toEqual(['ana@example.com'])

    const file = await app.inject({
      url: '/api/admin/newsletter.csv?q=zoe',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(file.body).toContain(`zoe@other.example,${clock.now().toISOString()},`)
    expect(file.body).not.toContain('ben@')
  })

  test('refuses a bad page number', async () => {
    const answer = await call('GET', '/newsletter?pageNumber=x', { token: await asAdmin() })
    expect(answer).toMatchObject({ status: 400, body: { message: generalCopy.invalidPageNumber } })
  })
})
