import type {
  ReportedStopOutput,
  StopList,
  StopReportListOutput,
  VisitList,
} from '@trivet/core/contract/dispatch'
import type { Order } from '@trivet/core/contract/orders'
import { permissionRequired } from '@trivet/core/copy/staff'
import type { StaffRole } from '@trivet/core/staff'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { openFileStore } from '../../../platform/file-store.ts'
import { testApp } from '../../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../../test/booked.ts'
import { createUser, signIn } from '../../../test/factories.ts'
import { orderChanges } from '../../../test/order-changes.ts'
import { stepTo, type Guest } from '../../../test/orders.ts'
import { createStaff } from '../../../test/referrals.ts'
import { temporaryDirectory } from '../../../test/temporary-directory.ts'
import { tally } from '../../accounts/test-client.ts'
import { findHandover } from './find-handover.ts'
import { forgetLooseStopPhotos } from './forget-loose-stop-photos.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma, sql } = database
const { as, book } = rentedKitchen(shop)
const dana = await createStaff(shop, { name: 'Dana Reyes' })
const omar = await createStaff(shop, { name: 'Omar Haddad' })
const deliveryMorning = new Date('2026-12-10T16:00:00Z')
const pickupNoon = new Date('2026-12-17T18:00:00Z')

beforeEach(() => clock.set(rentedAt))

const key = (digit: string) => digit.repeat(32)
let keys = 0
const newKey = () => String((keys += 1)).padStart(32, 'a')

const stopsOf = async (day: string) =>
  (await as(dana, 'GET', `/admin/dispatch/stops?day=${day}`)).body as unknown as StopList

async function stopOf(orderId: string, day: string) {
  const stop = (await stopsOf(day)).stops.find((one) => one.orderId === orderId)
  if (!stop) throw new Error('no such stop')
  return stop
}

type Sent = { by?: Guest; seenVersion: string; madeAt?: string; key?: string; kind?: string; report: object }

function send(orderId: string, { by = dana, key: sentKey, ...body }: Sent) {
  const { kind = 'delivery', madeAt = '2026-12-10T15:30:00Z', ...rest } = body
  const path = `/admin/dispatch/orders/${orderId}/stop-reports`
  return as(by, 'POST', path, { kind, madeAt, ...rest }, sentKey ?? newKey())
}

const bayAddress = { street: '1 Castro St', city: 'San Francisco', state: 'CA', country: 'USA' } as const
const delivered = { outcome: 'delivered', signedBy: 'Ana Alvarez' }

/** A paid order on the morning of its delivery, as a phone that loaded its day has seen it. */
async function onItsDay() {
  const { order, guest } = await book()
  clock.set(deliveryMorning)
  const { version } = await stopOf(order._id, '2026-12-10')
  return { order, guest, version }
}

/** The same kitchen on the day it is picked up. */
async function toCollect() {
  const { order, guest, version } = await onItsDay()
  const answer = await send(order._id, { seenVersion: version, report: delivered })
  clock.set(pickupNoon)
  return { order, guest, version: (answer.body as unknown as ReportedStopOutput).version }
}

async function handIn(
  orderId: string,
  photo: string,
  { by = dana, payload }: { by?: Guest; payload?: Buffer } = {},
) {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#a3283a' } })
  return app.inject({
    method: 'PUT',
    url: `/api/admin/dispatch/orders/${orderId}/stop-photos/${photo}`,
    headers: {
      authorization: `Bearer ${await signIn(database, { id: by.userId }, clock)}`,
      'content-type': 'image/jpeg',
    },
    payload: payload ?? (await picture.jpeg().toBuffer()),
  })
}

const reportsFor = async (who: Guest, orderId: string) =>
  (await as(who, 'GET', `/orders/${orderId}/stop-reports`)).body as unknown as StopReportListOutput
const mailsTo = async ({ email }: Guest, template: string) =>
  prisma.queuedMail.count({ where: { recipient: email, template } })
const statusOf = async (id: string) => (await prisma.order.findUniqueOrThrow({ where: { id } })).status

describe('the stops of a day', () => {
  test('carry what a driver needs without network, and what is to come back', async () => {
    const { order } = await toCollect()
    const stop = await stopOf(order._id, '2026-12-17')
    expect(stop).toMatchObject({
      kind: 'pickup',
      window: 'all-day',
      postalCode: order.rentalAddress.postalCode,
      addressNeeded: false,
      pickup: { status: 'delivered', boxes: [{ pieces: [{ quantity: 1 }] }], check: null },
    })
    expect(Number(stop.version)).toBeGreaterThan(0)
  })

  test('come in the sequence of a route that begins at the depot', async () => {
    const days = { rentalStart: '2026-12-11', rentalEnd: '2026-12-15' }
    for (const postalCode of ['94301', '94901', '94110']) {
      const rentalAddress = { ...bayAddress, postalCode }
      await book({ ...days, rentalAddress })
    }
    const zips = async (depot: string) => {
      const saved = await as(dana, 'PUT', '/admin/depots/main', { name: 'Main depot', postalCode: depot })
      expect(saved).toMatchObject({ status: 200, body: { postalCode: depot } })
      return (await stopsOf('2026-12-11')).stops.map(({ postalCode }) => postalCode)
    }
    expect(await zips('95110')).toEqual(['94301', '94110', '94901'])
    expect(await zips('94608')).toEqual(['94901', '94110', '94301'])
  })

  test('are those of today at the place when no day is asked for', async () => {
    clock.set('2026-12-11T05:30:00Z')
    const { body } = await as(dana, 'GET', '/admin/dispatch/stops?area=Austin')
    expect(body).toMatchObject({ day: '2026-12-10' })
  })

  test('are a driver’s for today and the days beside it, and of any other day for dispatch', async () => {
    clock.set(deliveryMorning)
    const statusFor = async (staffRole: StaffRole, day: string) =>
      (await as(await createStaff(shop, { staffRole }), 'GET', `/admin/dispatch/stops?day=${day}`)).status
    for (const day of ['2026-12-09', '2026-12-10', '2026-12-11']) {
      expect(await statusFor('driver', day)).toBe(200)
    }
    for (const day of ['2026-12-08', '2026-12-12', '2027-03-30']) {
      expect(await statusFor('driver', day)).toBe(403)
      expect(await statusFor('manager', day)).toBe(200)
    }
    const driver = await createStaff(shop, { staffRole: 'driver' })
    expect(await as(driver, 'GET', '/admin/dispatch/stops?area=Austin&day=2026-12-12')).toMatchObject({
      body: { code: 'PERMISSION_REQUIRED', message: permissionRequired('dispatch') },
    })
  })
})

describe('a report of a stop', () => {
  test('delivers what the office has not even packed, mails once, and says when it was by the phone', async () => {
    const { order, guest, version } = await onItsDay()
    expect(await findHandover(sql, order._id)).toBeNull()
    clock.set('2026-12-10T23:00:00Z')
    const answer = await send(order._id, { seenVersion: version, report: delivered })
    expect(answer).toMatchObject({ status: 201, body: { status: 'delivered' } })
    expect(answer.body['version']).not.toBe(version)
    const told = await prisma.timelineEntry.findMany({ where: { orderId: order._id, kind: 'status' } })
    expect(told.map(({ to }) => to)).toEqual(['confirmed', 'packed', 'dispatched', 'delivered'])
    const mails = await prisma.queuedMail.findMany({ where: { recipient: guest.email } })
    expect(
      mails.map(({ template }) => template).filter((name) => /packed|dispatched|delivered/.test(name)),
    ).toEqual(['order-delivered'])
    expect((await reportsFor(guest, order._id)).reports).toEqual([
      {
        _id: expect.any(String),
        at: '2026-12-10T15:30:00.000Z',
        kind: 'delivery',
        outcome: 'delivered',
        signedBy: 'Ana Alvarez',
        reason: null,
        photo: null,
      },
    ])
    expect((await reportsFor(dana, order._id)).reports).toMatchObject([{ by: 'Dana Reyes', note: '' }])
    expect(await findHandover(sql, order._id)).toEqual({ signedBy: 'Ana Alvarez', hasPhoto: false })
  })

  test('is written once, however often its phone sends it', async () => {
    const { order, version } = await onItsDay()
    const sent = { seenVersion: version, key: key('b'), report: delivered }
    const answers = await Promise.all([1, 2, 3].map(() => send(order._id, sent)))
    expect(tally(answers)).toEqual({ 201: 3 })
    expect(new Set(answers.map(({ body }) => body['version'])).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotent-replayed']).length).toBe(2)
    expect(await prisma.stopReport.count({ where: { orderId: order._id } })).toBe(1)
    const other = await send(order._id, { ...sent, report: { ...delivered, signedBy: 'Somebody else' } })
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } })
  })

  test('of two phones at one stop takes the first and tells the second who was there', async () => {
    const { order, version } = await onItsDay()
    const answers = await Promise.all([
      send(order._id, { by: dana, seenVersion: version, report: delivered }),
      send(order._id, {
        by: omar,
        seenVersion: version,
        report: { outcome: 'nobody-there', reason: 'no-answer' },
      }),
    ])
    expect(tally(answers)).toEqual({ 201: 1, 409: 1 })
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      code: 'STOP_CHANGED',
      message: expect.stringMatching(
        /^(Dana Reyes set the order to delivered|Omar Haddad met nobody there), Thu, Dec 10, 10:00/,
      ),
      details: { version: expect.any(String), status: expect.any(String) },
    })
    expect(await prisma.stopReport.count({ where: { orderId: order._id } })).toBe(1)
  })

  test('goes on from one to the next by the version that the first was answered', async () => {
    const { order, guest, version } = await onItsDay()
    const first = await send(order._id, { seenVersion: version, report: { outcome: 'on-the-way' } })
    expect(first.body).toMatchObject({ status: 'dispatched' })
    const seenVersion = String(first.body['version'])
    expect((await send(order._id, { seenVersion, report: delivered })).status).toBe(201)
    const { reports } = await reportsFor(guest, order._id)
    expect(reports.map(({ outcome }) => outcome)).toEqual(['on-the-way', 'delivered'])
  })

  test('is refused, and says what changed, where the guest or staff sent the order elsewhere since', async () => {
    const { order, guest, version } = await onItsDay()
    const home = { ...order.rentalAddress, street: '500 Congress Ave' }
    const moved = await as(guest, 'PUT', `/orders/${order._id}/delivery`, { version: 1, rentalAddress: home })
    expect(moved.status).toBe(200)
    const first = await send(order._id, { seenVersion: version, report: delivered })
    expect(first).toMatchObject({
      status: 409,
      body: {
        code: 'STOP_CHANGED',
        message: expect.stringContaining('changed the address to 500 Congress Ave, Austin, TX'),
      },
    })
    const { version: seenVersion } = await stopOf(order._id, '2026-12-10')
    const maya = await createStaff(shop, { name: 'Maya Ito' })
    const later = { start: '2026-12-11', end: '2026-12-17' }
    expect((await orderChanges(shop, maya).change(order._id, later)).answer.status).toBe(200)
    expect(await send(order._id, { seenVersion, report: delivered })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Maya Ito changed what the order holds, its days or where/) },
    })
    expect(await statusOf(order._id)).toBe('confirmed')
  })

  test('of nobody there keeps the order where it is, and says why', async () => {
    const { order, guest, version } = await onItsDay()
    const report = { outcome: 'nobody-there', reason: 'no-access', note: 'Gate code is wrong' }
    expect((await send(order._id, { seenVersion: version, report })).status).toBe(201)
    expect(await statusOf(order._id)).toBe('confirmed')
    const { reports } = await reportsFor(guest, order._id)
    expect(reports).toMatchObject([{ outcome: 'nobody-there', reason: 'no-access' }])
    expect(JSON.stringify(reports)).not.toContain('Gate code')
    const { events } = (await as(dana, 'GET', `/admin/orders/${order._id}`)).body as { events?: object[] }
    expect(events).toContainEqual(expect.objectContaining({ kind: 'nobody-there', note: 'No way in' }))
  })

  test('stands with its time on the board and among the stops, until another one does', async () => {
    const { order, version } = await onItsDay()
    const day = '2026-12-10'
    const lastOf = async (kind: string) => {
      const { body } = await as(dana, 'GET', `/admin/dispatch/visits?from=${day}&to=2026-12-17`)
      const { visits } = body as unknown as VisitList
      return visits.find((visit) => visit.orderId === order._id && visit.kind === kind)?.lastReport
    }
    expect([await lastOf('delivery'), (await stopOf(order._id, day)).lastReport]).toEqual([null, null])
    const missed = { outcome: 'nobody-there', reason: 'no-answer' }
    const { body } = await send(order._id, { seenVersion: version, report: missed })
    const told = { outcome: 'nobody-there', at: '2026-12-10T15:30:00.000Z' }
    expect(await lastOf('delivery')).toEqual(told)
    expect(await lastOf('pickup')).toBeNull()
    expect(await stopOf(order._id, day)).toMatchObject({ lastReport: told, timeZone: 'America/Chicago' })
    // too late to be an event
    clock.set('2026-12-10T17:00:00Z')
    const again = { seenVersion: String(body['version']), madeAt: '2026-12-10T15:50:00Z' }
    await send(order._id, { ...again, report: { outcome: 'on-the-way' } })
    expect(await lastOf('delivery')).toEqual({ outcome: 'on-the-way', at: '2026-12-10T15:50:00.000Z' })
    clock.set('2026-12-12T16:00:00Z')
    const late = (await as(dana, 'GET', `/admin/dispatch/visits?from=${day}&to=${day}`)).body
    expect(late['overdue']).toContainEqual(
      expect.objectContaining({
        orderId: order._id,
        lastReport: { outcome: 'on-the-way', at: '2026-12-10T15:50:00.000Z' },
      }),
    )
  })

  test('that the driver is on the way is told once, and anew for a second attempt', async () => {
    const { order, guest, version } = await onItsDay()
    for (const status of ['packed', 'dispatched']) {
      await as(dana, 'PUT', `/orders/${order._id}/status`, stepTo(status))
    }
    const onTheWay = { outcome: 'on-the-way' }
    let seenVersion = (await stopOf(order._id, '2026-12-10')).version
    expect(seenVersion).not.toBe(version)
    const report = async (sent: object, madeAt: string) => {
      const answer = await send(order._id, { seenVersion, madeAt, report: sent })
      seenVersion = String(answer.body['version'])
      return answer
    }
    const first = await report(onTheWay, '2026-12-10T15:10:00Z')
    const second = await report(onTheWay, '2026-12-10T15:20:00Z')
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect([first, second].map(({ headers }) => headers['idempotent-replayed'])).toEqual([undefined, 'true'])
    expect(await mailsTo(guest, 'driver-on-the-way')).toBe(1)
    expect((await reportsFor(guest, order._id)).reports).toHaveLength(1)

    await report({ outcome: 'nobody-there', reason: 'no-answer' }, '2026-12-10T15:30:00Z')
    expect(await report(onTheWay, '2026-12-10T15:40:00Z')).toMatchObject({ status: 201 })
    expect(await mailsTo(guest, 'driver-on-the-way')).toBe(2)
    const { timeline } = (await as(guest, 'GET', `/orders/${order._id}`)).body as unknown as Order
    expect(timeline.slice(-3).map(({ kind }) => kind)).toEqual(['on-the-way', 'nobody-there', 'on-the-way'])
  })

  test('that the driver is on the way to a pickup is told once, and on another day anew', async () => {
    const { order, guest, version } = await toCollect()
    const sent = { kind: 'pickup', report: { outcome: 'on-the-way' } }
    const first = await send(order._id, { ...sent, seenVersion: version, madeAt: '2026-12-17T17:50:00Z' })
    const seenVersion = String(first.body['version'])
    await send(order._id, { ...sent, seenVersion, madeAt: '2026-12-17T17:55:00Z' })
    expect(await mailsTo(guest, 'driver-on-the-way')).toBe(1)
    clock.set('2026-12-18T18:00:00Z')
    await send(order._id, { ...sent, seenVersion, madeAt: '2026-12-18T17:55:00Z' })
    expect(await mailsTo(guest, 'driver-on-the-way')).toBe(2)
  })

  test('of a pickup counts as the checklist does', async () => {
    const { order, version } = await toCollect()
    const stop = await stopOf(order._id, '2026-12-17')
    const [piece] = stop.pickup?.boxes[0]?.pieces ?? []
    const counts = [{ product: piece?.product, missing: 0, damaged: 1 }]
    const sent = { kind: 'pickup', madeAt: '2026-12-17T17:00:00Z', seenVersion: version }
    const tooMany = { outcome: 'collected', counts: [{ product: piece?.product, missing: 5 }] }
    expect(await send(order._id, { ...sent, report: tooMany })).toMatchObject({
      status: 409,
      body: { code: 'PICKUP_REFUSED' },
    })
    const done = await send(order._id, { ...sent, report: { outcome: 'collected', counts, note: 'A dent' } })
    expect(done).toMatchObject({ status: 201, body: { status: 'collected' } })
    expect(await prisma.pickupCheck.findUniqueOrThrow({ where: { orderId: order._id } })).toMatchObject({
      notes: 'A dent',
    })
  })

  test.each([
    ['a delivery that nobody took and no photo shows', 'delivery', { outcome: 'delivered' }, 409],
    ['a photo that never arrived', 'delivery', { outcome: 'delivered', photo: key('9') }, 409],
    ['a pickup that is delivered', 'pickup', delivered, 409],
    ['a delivery that is collected', 'delivery', { outcome: 'collected', counts: [] }, 409],
    [
      'a pickup before the guest has the kitchen',
      'pickup',
      { outcome: 'nobody-there', reason: 'refused' },
      409,
    ],
    ['no reason', 'delivery', { outcome: 'nobody-there' }, 400],
    ['an outcome nobody knows', 'delivery', { outcome: 'eaten' }, 400],
    ['a photo by another name', 'delivery', { outcome: 'delivered', photo: '../x' }, 400],
  ])('is refused for %s', async (_what, kind, report, status) => {
    const { order, version } = await onItsDay()
    expect((await send(order._id, { kind, seenVersion: version, report })).status).toBe(status)
    expect(await statusOf(order._id)).toBe('confirmed')
    expect(await prisma.stopReport.count({ where: { orderId: order._id } })).toBe(0)
  })

  test.each([
    ['on the way', { outcome: 'on-the-way' }],
    ['delivered', delivered],
    ['nobody there', { outcome: 'nobody-there', reason: 'no-answer' }],
  ])('is refused before the day of its visit: %s', async (_what, report) => {
    const { order, guest } = await book({ rentalStart: '2027-03-30', rentalEnd: '2027-04-06' })
    const { version } = await stopOf(order._id, '2027-03-30')
    // a phone that says it is that day is believed no more than one whose clock is ahead
    const madeAt = '2027-03-30T15:00:00Z'
    expect(await send(order._id, { seenVersion: version, madeAt, report })).toMatchObject({
      status: 409,
      body: {
        code: 'STOP_REPORT_REFUSED',
        message: expect.stringMatching(/^The delivery is on Tue, Mar 30/),
      },
    })
    expect(await statusOf(order._id)).toBe('confirmed')
    expect(await mailsTo(guest, 'driver-on-the-way')).toBe(0)
    // the day has begun in Austin, and not yet in Los Angeles
    clock.set('2027-03-30T05:00:00Z')
    expect((await send(order._id, { seenVersion: version, madeAt, report })).status).toBe(201)
  })

  test('is taken days after the visit should have been', async () => {
    const { order, version } = await onItsDay()
    clock.set('2026-12-12T16:00:00Z')
    const late = { seenVersion: version, madeAt: '2026-12-12T15:30:00Z', report: delivered }
    expect(await send(order._id, late)).toMatchObject({ status: 201, body: { status: 'delivered' } })
  })

  test('needs a key, a version and an order', async () => {
    const { order, version } = await onItsDay()
    const path = `/admin/dispatch/orders/${order._id}/stop-reports`
    const body = { kind: 'delivery', madeAt: '2026-12-10T15:30:00Z', seenVersion: version, report: delivered }
    expect((await as(dana, 'POST', path, body)).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REQUIRED' })
    for (const wrong of [{ seenVersion: '-1' }, { seenVersion: '9'.repeat(40) }, { madeAt: 'yesterday' }]) {
      expect((await as(dana, 'POST', path, { ...body, ...wrong }, newKey())).status).toBe(400)
    }
    expect((await send('f'.repeat(24), { seenVersion: version, report: delivered })).status).toBe(404)
  })

  test('by a phone whose clock is ahead is as old as its arrival', async () => {
    const { order, guest, version } = await onItsDay()
    await send(order._id, { seenVersion: version, madeAt: '2031-01-01T00:00:00Z', report: delivered })
    expect((await reportsFor(guest, order._id)).reports).toMatchObject([
      { at: deliveryMorning.toISOString() },
    ])
  })

  test('goes with the delivery when that is taken back', async () => {
    const { order, guest, version } = await onItsDay()
    await send(order._id, { seenVersion: version, report: delivered })
    const change = await prisma.statusChange.findFirstOrThrow({
      where: { orderId: order._id, to: 'delivered' },
    })
    const undo = `/admin/orders/${order._id}/status-changes/${change.entryId}/undo`
    expect((await as(dana, 'POST', undo, {})).status).toBe(200)
    expect((await reportsFor(guest, order._id)).reports).toEqual([])
    expect(await statusOf(order._id)).toBe('dispatched')
  })

  test('that the driver is on the way goes with the dispatch when that is taken back', async () => {
    const { order, guest, version } = await onItsDay()
    await send(order._id, { seenVersion: version, report: { outcome: 'on-the-way' } })
    const change = await prisma.statusChange.findFirstOrThrow({
      where: { orderId: order._id, to: 'dispatched' },
    })
    const path = `/admin/orders/${order._id}/status-changes/${change.entryId}/undo`
    expect((await as(dana, 'POST', path, {})).status).toBe(200)
    expect((await reportsFor(guest, order._id)).reports).toEqual([])
    const { timeline } = (await as(guest, 'GET', `/orders/${order._id}`)).body as unknown as Order
    expect(timeline.at(-1)).toMatchObject({ kind: 'status', to: 'packed' })
    expect(await stopOf(order._id, '2026-12-10')).toMatchObject({ status: 'packed', lastReport: null })
  })
})

describe('a photo of a stop', () => {
  test('is handed in once, and shown to the guest and staff alone', async () => {
    const { order, guest, version } = await onItsDay()
    const photo = key('c')
    expect((await handIn(order._id, photo)).json()).toEqual({ width: 60, height: 40 })
    expect((await handIn(order._id, photo)).statusCode).toBe(200)
    const path = `/orders/${order._id}/stop-photos/${photo}`
    const view = async ({ userId }: Pick<Guest, 'userId'>) =>
      app.inject({
        url: `/api${path}`,
        headers: { authorization: `Bearer ${await signIn(database, { id: userId }, clock)}` },
      })
    // nobody reported it yet
    expect((await view(guest)).statusCode).toBe(404)
    expect(
      (await send(order._id, { seenVersion: version, report: { outcome: 'delivered', photo } })).status,
    ).toBe(201)
    const { reports } = await reportsFor(guest, order._id)
    expect(reports).toMatchObject([{ photo: { path: `/api${path}`, width: 60, height: 40 } }])
    expect(await findHandover(sql, order._id)).toEqual({ signedBy: '', hasPhoto: true })
    expect((await view(guest)).headers['content-type']).toBe('image/webp')
    expect((await view(omar)).statusCode).toBe(200)
    const stranger = await createUser(database)
    expect((await view({ userId: stranger.id })).statusCode).toBe(404)
    expect(
      (await as({ ...guest, userId: stranger.id }, 'GET', `/orders/${order._id}/stop-reports`)).status,
    ).toBe(404)
  })

  test('is refused when it is none, by another name, by a guest, and for no order', async () => {
    const { order, guest } = await onItsDay()
    expect((await handIn(order._id, key('d'), { payload: Buffer.from('<svg/>') })).json()).toMatchObject({
      code: 'PICTURE_UNREADABLE',
    })
    expect((await handIn(order._id, 'me.jpg')).statusCode).toBe(404)
    expect((await handIn('f'.repeat(24), key('d'))).statusCode).toBe(404)
    expect((await handIn(order._id, key('d'), { by: guest })).statusCode).toBe(403)
    expect(await prisma.stopPhoto.count({ where: { orderId: order._id } })).toBe(0)
  })

  test('that no report shows is forgotten after a day', async () => {
    const { order, version } = await onItsDay()
    await handIn(order._id, key('e'))
    await handIn(order._id, key('f'))
    await send(order._id, { seenVersion: version, report: { outcome: 'delivered', photo: key('f') } })
    clock.set('2026-12-12T12:00:00Z')
    const files = await openFileStore({ dataDirectory: temporaryDirectory('files'), filesBucket: null })
    await forgetLooseStopPhotos({ sql, clock, files })
    const left = await prisma.stopPhoto.findMany({ where: { orderId: order._id } })
    expect(left.map(({ id }) => id)).toEqual([key('f')])
  })

  test('stays on the list where its file cannot be deleted', async () => {
    const { order } = await onItsDay()
    await handIn(order._id, key('e'))
    clock.set('2026-12-12T12:00:00Z')
    const store = await openFileStore({ dataDirectory: temporaryDirectory('files'), filesBucket: null })
    const files = { ...store, delete: () => Promise.reject(new Error('The bucket is away')) }
    const left = () => prisma.stopPhoto.count({ where: { orderId: order._id } })
    await expect(forgetLooseStopPhotos({ sql, clock, files })).rejects.toThrow('still there')
    expect(await left()).toBe(1)
    await forgetLooseStopPhotos({ sql, clock, files: store })
    expect(await left()).toBe(0)
  })
})
