import { createHash } from 'node:crypto'
import { request, type IncomingMessage } from 'node:http'
import type { NewTripLink, Order, Trip } from '@trivet/core/contract/orders'
import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { testApp, testClock } from '../../test/app.ts'
import { rentedAt, rentedKitchen, minutesAfter } from '../../test/booked.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { address } from '../../test/orders.ts'
import type { Guest } from '../../test/orders.ts'

const clock = testClock(rentedAt)
const shop = await testApp({ clock, env: { publicUrl: 'https://trivet.example' } })
const { app, database } = shop
const { book, as } = rentedKitchen(shop)

const look = (token: string, file = '') => app.inject(`/api/trips/${token}${file}`)
const tokenOf = ({ link }: NewTripLink) => link.split('/').at(-1) ?? ''

async function share(guest: Guest, orderId: string): Promise<NewTripLink> {
  const answer = await as(guest, 'POST', `/orders/${orderId}/trip-links`, {})
  expect(answer.status).toBe(201)
  return answer.body as NewTripLink
}

async function withdraw({ userId }: Guest, orderId: string) {
  const token = await signIn(database, { id: userId }, clock)
  return app.inject({
    method: 'DELETE',
    url: `/api/orders/${orderId}/trip-links`,
    headers: { authorization: `Bearer ${token}` },
  })
}

describe('a link to a trip', () => {
  test('shows days, windows, address and items to whoever has it', async () => {
    const { guest, order } = await book()
    const answer = await look(tokenOf(await share(guest, order._id)))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(answer.json<Trip>()).toEqual({
      isCancelled: false,
      onTheWay: null,
      rentalStart: '2026-12-10',
      rentalEnd: '2026-12-17',
      deliveryWindow: '9am-3pm',
      pickupWindow: '11am-5pm',
      title: null,
      rentalAddress: address,
      accessNotes: null,
      items: [{ name: 'Essential Kit', quantity: 1, image: 'essential-kit', items: [] }],
      expiresAt: '2026-12-21T06:00:00.000Z',
    })
  })

  test('tells no price, no email, no name and no order number', async () => {
    const { guest, order } = await book()
    const { body } = await look(tokenOf(await share(guest, order._id)))
    for (const secret of [guest.email, order._id, '90.78', '$', 'rice', guest.userId, 'Ana']) {
      expect(body).not.toContain(secret)
    }
  })

  test('tells nothing of what the driver was told, on the page, the card or in the calendar', async () => {
    const { guest, order } = await book({
      phone: '512 555 0177',
      access: 'Gate 4711',
      deliveryNotes: 'The dog is friendly',
    })
    const token = tokenOf(await share(guest, order._id))
    const card = await look(token, '/arrival-card.pdf')
    const { text } = await extractText(new Uint8Array(card.rawPayload), { mergePages: true })
    for (const shown of [(await look(token)).body, text, (await look(token, '/trip.ics')).body]) {
      expect(shown).toContain('Barton')
      expect(shown).not.toMatch(/\bGate\b|\b4711\b|555.?0177|friendly/)
    }
  })

  test('is kept as its SHA-256 alone', async () => {
    const { guest, order } = await book()
    const token = tokenOf(await share(guest, order._id))
    expect(token).toMatch(/^[\w-]{43}$/)
    const [link] = await database.prisma.tripLink.findMany({ where: { orderId: order._id } })
    expect(link?.tokenHash).toBe(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify(link)).not.toContain(token)
  })

  test('leads to this shop, whatever host was asked', async () => {
    const { guest, order } = await book()
    expect((await share(guest, order._id)).link).toMatch(/^https:\/\/trivet\.example\/trip\//)
  })

  test('is told in the timeline of the order, and in the log', async () => {
    const { guest, order } = await book()
    await share(guest, order._id)
    const { body } = await as(guest, 'GET', `/orders/${order._id}`)
    expect((body as unknown as Order).timeline.at(-1)).toMatchObject({ kind: 'trip-shared' })
    const log = await database.prisma.auditEntry.findMany({ where: { subject: `order:${order._id}` } })
    expect(log.map(({ action }) => action)).toContain('trip.shared')
  })

  test('gives the arrival card, which carries the same link, and both visits for a calendar', async () => {
    const { guest, order } = await book()
    const token = tokenOf(await share(guest, order._id))
    const card = await look(token, '/arrival-card.pdf')
    expect(card.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-robots-tag': 'noindex' })
    const { text } = await extractText(new Uint8Array(card.rawPayload), { mergePages: true })
    expect(text).toContain(address.street)
    const calendar = await look(token, '/trip.ics')
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(calendar.body).toContain('DTSTART;VALUE=DATE:20261210')
    expect(calendar.body).toContain('DTSTART;VALUE=DATE:20261217')
  })
})

describe('a link stops', () => {
  const expiry = '2026-12-21T06:00:00Z'

  test('three days after the pickup day have passed, to the minute', async () => {
    const { guest, order } = await book()
    const token = tokenOf(await share(guest, order._id))
    clock.set(minutesAfter(expiry, -1))
    expect((await look(token)).statusCode).toBe(200)
    clock.set(minutesAfter(expiry, 0))
    const gone = await look(token)
    const files = await Promise.all(['/arrival-card.pdf', '/trip.ics'].map((file) => look(token, file)))
    clock.set(new Date(rentedAt))
    expect(gone.statusCode).toBe(404)
    expect(gone.json()).toMatchObject({ code: 'TRIP_GONE', details: { isGone: true } })
    expect(files.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })

  test('later when the rental was extended', async () => {
    const { guest, order } = await book()
    const token = tokenOf(await share(guest, order._id))
    const body = { rentalEnd: '2026-12-20', paymentToken: 'tok_test_success' }
    expect((await as(guest, 'POST', `/orders/${order._id}/extension`, body)).status).toBe(200)
    expect((await look(token)).json<Trip>().expiresAt).toBe('2026-12-24T06:00:00.000Z')
  })

  test('when the owner takes it back, and all others of the trip with it', async () => {
    const { guest, order } = await book()
    const tokens = [tokenOf(await share(guest, order._id)), tokenOf(await share(guest, order._id))]
    expect((await as(guest, 'GET', `/orders/${order._id}/trip-links`)).body).toMatchObject({ live: 2 })
    expect((await withdraw(guest, order._id)).json()).toMatchObject({ live: 0 })
    const statuses = await Promise.all(tokens.map(async (token) => (await look(token)).statusCode))
    expect(statuses).toEqual([404, 404])
    // and a new one works again
    expect((await look(tokenOf(await share(guest, order._id)))).statusCode).toBe(200)
  })

  test('the oldest, once a trip has more than twenty', async () => {
    const { guest, order } = await book()
    const first = tokenOf(await share(guest, order._id))
    let last = first
    for (let made = 1; made <= 20; made += 1) {
      clock.advance(1000)
      last = tokenOf(await share(guest, order._id))
    }
    expect((await look(first)).statusCode).toBe(404)
    expect((await look(last)).statusCode).toBe(200)
    expect((await as(guest, 'GET', `/orders/${order._id}/trip-links`)).body).toMatchObject({ live: 20 })
  })

  test('all but twenty, also of many that are made at once', async () => {
    const { guest, order } = await book()
    const made = await Promise.all(Array.from({ length: 30 }, () => share(guest, order._id)))
    expect(Math.max(...made.map(({ live }) => live))).toBe(20)
    expect((await as(guest, 'GET', `/orders/${order._id}/trip-links`)).body).toMatchObject({ live: 20 })
  })
})

test('a cancelled trip says so, and keeps its address to itself', async () => {
  const { guest, order } = await book()
  const token = tokenOf(await share(guest, order._id))
  await as(guest, 'POST', `/orders/${order._id}/cancellation`, {})
  const trip = (await look(token)).json<Trip>()
  expect(trip).toMatchObject({ isCancelled: true, rentalAddress: null, accessNotes: null })
  expect((await look(token, '/arrival-card.pdf')).statusCode).toBe(404)

  expect((await as(guest, 'GET', `/orders/${order._id}/trip-links`)).body).toMatchObject({ live: 1 })
  expect((await withdraw(guest, order._id)).json()).toMatchObject({ live: 0 })
  expect((await look(token)).statusCode).toBe(404)
})

describe('only the owner', () => {
  test.each(['another guest', 'a host', 'an admin'])('shares a trip: %s finds no such order', async (who) => {
    const { order } = await book()
    const other = await createUser(database, { isHost: who === 'a host', isAdmin: who === 'an admin' })
    const stranger = { userId: other.id, email: other.email, token: '' }
    const answers = [
      await as(stranger, 'POST', `/orders/${order._id}/trip-links`, {}),
      await as(stranger, 'GET', `/orders/${order._id}/trip-links`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect((await withdraw(stranger, order._id)).statusCode).toBe(404)
  })

  test('an unpaid order is not shared', async () => {
    const { guest, order } = await book({ paymentToken: undefined })
    const answer = await as(guest, 'POST', `/orders/${order._id}/trip-links`, {})
    expect(answer).toMatchObject({ status: 409, body: { code: 'TRIP_NOT_SHAREABLE' } })
  })
})

test.each(['x', 'x'.repeat(43), '..%2f..', 'x'.repeat(450)])('nobody made the link %s', async (token) => {
  const answer = await look(token)
  expect([answer.statusCode, answer.json().code]).toEqual([
    404,
    expect.stringMatching(/^(TRIP_GONE|NOT_FOUND)$/),
  ])
})

test('an address that guesses makes a pause, and one right link forgives the wrong ones before', async () => {
  const guarded = await testApp({ clock, database, env: { rateLimits: true } })
  const { guest, order } = await book()
  const right = tokenOf(await share(guest, order._id))
  const guess = (token: string) =>
    guarded.app.inject({ url: `/api/trips/${token}`, remoteAddress: '203.0.113.9' })
  for (let wrong = 0; wrong < 15; wrong += 1) expect((await guess('x'.repeat(43))).statusCode).toBe(404)
  expect((await guess(right)).statusCode).toBe(200)
  for (let wrong = 0; wrong < 20; wrong += 1) await guess('x'.repeat(43))
  const answer = await guess(right)
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('guessing through the pages makes the same pause', async () => {
  const guarded = await testApp({ clock, database, env: { rateLimits: true } })
  const page = () => guarded.app.inject({ url: `/trip/${'x'.repeat(43)}`, remoteAddress: '203.0.113.10' })
  // no shop is built here: what matters is who may ask for a page
  for (let wrong = 0; wrong < 20; wrong += 1) expect((await page()).statusCode).toBe(503)
  expect((await page()).statusCode).toBe(429)
})

test('in whatever spelling the address of such a page is asked for', async () => {
  const guarded = await testApp({ clock, database, env: { rateLimits: true } })
  const origin = await guarded.app.listen({ port: 0 })
  const token = 'x'.repeat(43)
  const spellings = [
    `/TRIP/${token}`,
    `/%74rip/${token}`,
    `/Quote/${token}`,
    `/%51uote/${token}.data`,
    `/catalog/../trip/${token}`,
    `/catalog\\..\\trip/${token}`,
    `http://evil.example/trip/${token}`,
  ]
  const statuses = []
  for (const path of [...spellings, ...spellings, ...spellings]) statuses.push(await statusOf(origin, path))
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 503), 429])
})

/** Over a real connection: inject() would read the address as a browser does. */
async function statusOf(origin: string, path: string): Promise<number | undefined> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(origin, { path }, resolve).on('error', reject).end()
  })
  answer.resume()
  return answer.statusCode
}
