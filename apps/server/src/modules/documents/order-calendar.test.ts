import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { testApp, testClock } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { address, type Guest } from '../../test/orders.ts'

const clock = testClock(rentedAt)
const shop = await testApp({ clock, env: { publicUrl: 'https://trivet.example' } })
const { app, database } = shop
const { book, as } = rentedKitchen(shop)

const get = (orderId: string, token?: string) =>
  app.inject({
    url: `/api/orders/${orderId}/calendar.ics`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

async function tokenOf(fields: object) {
  return signIn(database, await createUser(database, fields), clock)
}

/** What stands in the calendar of an order that matters to whoever imports it. */
async function calendarOf(guest: Guest, orderId: string) {
  const { body } = await get(orderId, await signIn(database, { id: guest.userId }, clock))
  const calendar = new ICAL.Component(ICAL.parse(body))
  const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
  return {
    method: calendar.getFirstPropertyValue('method'),
    ids: events.map(({ uid }) => uid),
    sequences: events.map(({ sequence }) => sequence),
    times: events.map(({ startDate, endDate }) => `${startDate} ${endDate}`),
    places: events.map(({ location }) => location),
  }
}

test('the calendar of an order is a file with both visits', async () => {
  const { guest, order } = await book()
  const answer = await get(order._id, guest.token)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'content-disposition': 'attachment; filename="trivet-2026-12-10.ics"',
    'cache-control': 'no-store',
  })
  const place = `${address.street}, ${address.city}, ${address.state} ${address.postalCode}`
  expect(await calendarOf(guest, order._id)).toMatchObject({
    method: 'PUBLISH',
    ids: [`${order._id}-delivery@trivet`, `${order._id}-pickup@trivet`],
    times: ['2026-12-10 2026-12-11', '2026-12-17 2026-12-18'],
    places: [place, place],
  })
  const text = answer.body.replaceAll('\r\n ', '')
  expect(text).toContain(`Between 9am-3pm. Nobody has to be there. Order ${order.number}.`)
  expect(text).toContain(`https://trivet.example/confirmation/${order._id}`)
})

test('its sequence rises with each change of a visit and with nothing else, under the same ids', async () => {
  const { guest, order } = await book()
  const staff = await createUser(database, { isAdmin: true })
  const first = await calendarOf(guest, order._id)
  const sequence = first.sequences[0] ?? Number.NaN
  await as(guest, 'POST', `/orders/${order._id}/trip-links`, {})
  expect(await calendarOf(guest, order._id)).toEqual(first)

  const change = { kind: 'delivery', day: '2026-12-10', window: 'early', seenDay: '2026-12-10' }
  const asStaff = { ...guest, userId: staff.id }
  const path = `/admin/dispatch/orders/${order._id}/visit-change`
  expect((await as(asStaff, 'POST', path, change)).status).toBe(200)
  expect(await calendarOf(guest, order._id)).toMatchObject({
    sequences: [sequence + 1, sequence + 1],
    times: ['2026-12-10T15:00:00Z 2026-12-10T18:00:00Z', '2026-12-17 2026-12-18'],
  })

  const dates = { rentalStart: '2026-12-11', rentalEnd: '2026-12-18' }
  expect((await as(guest, 'POST', `/orders/${order._id}/date-change`, dates)).status).toBe(200)
  expect(await calendarOf(guest, order._id)).toMatchObject({ sequences: [sequence + 2, sequence + 2] })

  await as(guest, 'POST', `/orders/${order._id}/cancellation`, {})
  expect(await calendarOf(guest, order._id)).toMatchObject({
    method: 'CANCEL',
    ids: first.ids,
    sequences: [sequence + 3, sequence + 3],
  })
})

test('it has the notes and the hours the guest chose, and nothing about how to get in', async () => {
  const told = { phone: '512 555 0177', access: 'Gate 4711', deliveryNotes: 'Blue door' }
  const { guest, order } = await book({ ...told, deliveryWindow: 'late' })
  const { body } = await get(order._id, guest.token)
  // a long line goes on after a line break and a space
  expect(body.replaceAll('\r\n ', '')).toContain('Blue door')
  expect(body.replaceAll('\r\n ', '')).not.toMatch(/\bGate\b|\b4711\b|5550177/)
  expect((await calendarOf(guest, order._id)).times[0]).toBe('2026-12-10T18:00:00Z 2026-12-10T21:00:00Z')
})

test('an order that is not paid yet has one too', async () => {
  const { guest, order } = await book({ paymentToken: undefined })
  expect((await get(order._id, guest.token)).statusCode).toBe(200)
})

test('it is for the owner alone', async () => {
  const { guest, order } = await book()
  const others = [
    await tokenOf({}),
    await tokenOf({ isHost: true }),
    await tokenOf({ isAdmin: true }),
    undefined,
  ]
  const statuses = await Promise.all(others.map(async (token) => (await get(order._id, token)).statusCode))
  expect(statuses).toEqual([404, 404, 404, 401])
  expect((await get('nothing', guest.token)).statusCode).toBe(404)
  const writing = await app.inject({ method: 'POST', url: `/api/orders/${order._id}/calendar.ics` })
  expect([writing.statusCode, writing.headers['allow']]).toEqual([405, 'GET, HEAD'])
})
