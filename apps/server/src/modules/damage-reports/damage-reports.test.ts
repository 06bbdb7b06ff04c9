import * as damageCopy from '@trivet/core/copy/damage'
import type { Order } from '@trivet/core/contract/orders'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testApp, testClock } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { expectDocumented } from '../../test/documented-answer.ts'
import { createUser, signIn } from '../../test/factories.ts'
import type { Guest } from '../../test/orders.ts'
import { openFileStore } from '../../platform/file-store.ts'
import { temporaryDirectory } from '../../test/temporary-directory.ts'
import { forgetLoosePhotos } from './forget-loose-photos.ts'

const clock = testClock(rentedAt)
const shop = await testApp({ clock })
const { app, database } = shop
const { book, as } = rentedKitchen(shop)

const photoOf = (color: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: 'Ana Alvarez' } })
    .jpeg()
    .toBuffer()

const day = new Date('2026-12-12T12:00:00Z')

/** A kitchen that was delivered, and its guest in front of a broken thing. */
async function delivered(changes: Parameters<typeof book>[0] = {}) {
  clock.set(new Date(rentedAt))
  const booked = await book(changes)
  await database.prisma.order.update({ where: { id: booked.order._id }, data: { status: 'delivered' } })
  clock.set(day)
  return booked
}

async function bearer({ userId }: Pick<Guest, 'userId'>) {
  return { authorization: `Bearer ${await signIn(database, { id: userId }, clock)}` }
}

async function handIn(guest: Pick<Guest, 'userId'>, orderId: string, payload?: Buffer, type = 'image/jpeg') {
  return app.inject({
    method: 'POST',
    url: `/api/orders/${orderId}/damage-photos`,
    headers: { ...(await bearer(guest)), 'content-type': type },
    payload: payload ?? (await photoOf('#a3283a')),
  })
}

async function photos(guest: Guest, orderId: string, count = 1): Promise<string[]> {
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) {
    const photo = (await handIn(guest, orderId)).json()
    expectDocumented('damagePhotos.add', photo)
    ids.push(photo._id)
  }
  return ids
}

const report = (guest: Guest, orderId: string, body: object, key: string | undefined = 'one') =>
  as(guest, 'POST', `/orders/${orderId}/damage-reports`, body, key)

describe('a report of damage', () => {
  test('names the thing, what happened and up to four photos, and stands in the timeline', async () => {
    const { guest, order } = await delivered()
    const ids = await photos(guest, order._id, 2)
    const item = order.orderItems[0]?._id
    const answer = await report(guest, order._id, { item, text: 'The handle came off', photos: ids })
    expect(answer.status).toBe(201)
    const changed = answer.body as unknown as Order
    expect(changed.damageReports).toEqual([
      {
        _id: expect.any(String),
        at: day.toISOString(),
        kind: 'broken',
        item: 'Essential Kit',
        text: 'The handle came off',
        isCovered: false,
        photos: ids.map((_id) => ({
          _id,
          path: `/api/orders/${order._id}/damage-photos/${_id}`,
          width: 60,
          height: 40,
        })),
      },
    ])
    expect(changed.timeline.at(-1)).toMatchObject({ kind: 'damage-reported', note: 'Essential Kit' })
    const log = await database.prisma.auditEntry.findMany({ where: { subject: `order:${order._id}` } })
    expect(log.map(({ action }) => action)).toContain('damage.reported')
  })

  test('says that damage protection covers it', async () => {
    const { guest, order } = await delivered({ damageProtection: true })
    const body = { item: null, text: 'Chipped bowl', photos: await photos(guest, order._id) }
    const changed = (await report(guest, order._id, body)).body as unknown as Order
    expect(changed.damageReports).toMatchObject([{ isCovered: true, item: null }])
  })

  test.each(['missing', 'dirty'] as const)('of something %s needs no photo', async (kind) => {
    const { guest, order } = await delivered({ damageProtection: true })
    const body = { kind, item: order.orderItems[0]?._id, text: 'The peeler', photos: [] }
    const answer = await report(guest, order._id, body)
    expect(answer.status).toBe(201)
    // protection bears damage, not what is missing
    expect((answer.body as unknown as Order).damageReports).toMatchObject([
      { kind, text: 'The peeler', isCovered: false, photos: [] },
    ])
    const other = await report(guest, order._id, { ...body, kind: 'broken' })
    expect(other).toMatchObject({ status: 400, body: { message: damageCopy.damagePhotoRequired } })
  })

  test('is read by staff on the order', async () => {
    const { guest, order } = await delivered()
    const body = { item: null, text: 'Chipped bowl', photos: await photos(guest, order._id) }
    await report(guest, order._id, body)
    const admin = await createUser(database, { isAdmin: true })
    const answer = await app.inject({
      url: `/api/orders/${order._id}`,
      headers: await bearer({ userId: admin.id }),
    })
    expect(answer.json<Order>().damageReports).toMatchObject([{ text: 'Chipped bowl' }])
  })

  test('sent twice with one key is one report; with other words it is refused', async () => {
    const { guest, order } = await delivered()
    const body = { item: null, text: 'Chipped bowl', photos: await photos(guest, order._id) }
    const answers = await Promise.all([report(guest, order._id, body), report(guest, order._id, body)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await database.prisma.damageReport.count({ where: { orderId: order._id } })).toBe(1)
    const other = await report(guest, order._id, { ...body, text: 'Two chipped bowls' })
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } })
  })

  test('needs a key', async () => {
    const { guest, order } = await delivered()
    const body = { item: null, text: 'Chipped bowl', photos: ['x'] }
    const answer = await as(guest, 'POST', `/orders/${order._id}/damage-reports`, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_REQUIRED' } })
  })

  test.each([
    ['nothing said', { text: ' ' }, damageCopy.damageTextRequired],
    ['no photo', { photos: [] }, damageCopy.damagePhotoRequired],
    ['no photo of something chipped', { kind: 'chipped', photos: [] }, damageCopy.damagePhotoRequired],
    ['a kind that is none', { kind: 'stolen' }, damageCopy.damageKindRequired],
    ['five photos', { photos: ['1', '2', '3', '4', '5'] }, damageCopy.damagePhotoLimit(4)],
    ['a photo nobody handed in', { photos: ['nothing'] }, damageCopy.damagePhotoUnknown],
    ['a thing of another order', { item: 'nothing' }, damageCopy.damageItemUnknown],
  ])('with %s is refused, and nothing is kept', async (_case, change, message) => {
    const { guest, order } = await delivered()
    const body = { item: null, text: 'Chipped bowl', photos: await photos(guest, order._id), ...change }
    expect(await report(guest, order._id, body)).toMatchObject({ status: 400, body: { message } })
    expect(await database.prisma.damageReport.count({ where: { orderId: order._id } })).toBe(0)
  })

  test('cannot take the photos of another report or another order', async () => {
    const { guest, order } = await delivered()
    const other = await delivered()
    const mine = await photos(guest, order._id)
    const body = { item: null, text: 'Chipped bowl', photos: mine }
    expect((await report(guest, order._id, body)).status).toBe(201)
    expect((await report(guest, order._id, body, 'two')).status).toBe(400)
    expect((await report(other.guest, other.order._id, body, 'three')).status).toBe(400)
  })

  test('says the rule and the last moment when it comes too late, to the minute', async () => {
    const { guest, order } = await delivered()
    await database.prisma.order.update({ where: { id: order._id }, data: { status: 'collected' } })
    clock.set(new Date('2026-12-20T06:00:00Z'))
    const [photo] = await photos(guest, order._id)
    clock.set(new Date('2026-12-20T06:01:00Z'))
    const body = { item: null, text: 'Chipped bowl', photos: [photo] }
    const answer = await report(guest, order._id, body)
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'DAMAGE_REPORT_REFUSED',
        message: damageCopy.damageTooLate('Sat, Dec 19, 11:59 pm in Austin'),
        details: { code: 'report-too-late', deadline: '2026-12-20T06:00:00.000Z' },
      },
    })
  })

  test('is refused before the delivery, photo and all', async () => {
    clock.set(new Date(rentedAt))
    const { guest, order } = await book()
    const answer = await handIn(guest, order._id)
    expect([answer.statusCode, answer.json().message]).toEqual([409, damageCopy.damageBeforeDelivery])
  })
})

describe('a photo', () => {
  test('is made anew, so that nothing hidden in it comes along', async () => {
    const { guest, order } = await delivered()
    const [photo] = await photos(guest, order._id)
    const answer = await app.inject({
      url: `/api/orders/${order._id}/damage-photos/${photo}`,
      headers: await bearer(guest),
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.headers['cache-control']).toContain('private')
    const { exif, width } = await sharp(answer.rawPayload).metadata()
    expect([exif, width]).toEqual([undefined, 60])
  })

  test('is for the owner of the order and for staff', async () => {
    const { guest, order } = await delivered()
    const [photo] = await photos(guest, order._id)
    const url = `/api/orders/${order._id}/damage-photos/${photo}`
    const [other, host, admin] = [
      await createUser(database),
      await createUser(database, { isHost: true }),
      await createUser(database, { isAdmin: true }),
    ]
    const statusFor = async (userId: string) =>
      (await app.inject({ url, headers: await bearer({ userId }) })).statusCode
    expect([await statusFor(other.id), await statusFor(host.id), await statusFor(admin.id)]).toEqual([
      404, 404, 200,
    ])
    expect((await app.inject(url)).statusCode).toBe(401)
  })

  test('of somebody else is not asked for: their order is not found', async () => {
    const { order } = await delivered()
    const other = await createUser(database)
    expect((await handIn({ userId: other.id }, order._id)).statusCode).toBe(404)
  })

  test.each([
    ['a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 415],
    ['a document called a picture', Buffer.from('%PDF-1.4'), 'image/jpeg', 415],
    ['JSON', Buffer.from('{}'), 'application/json', 415],
    ['five megabytes and more', Buffer.alloc(5 * 1024 * 1024 + 1), 'image/jpeg', 413],
  ])('that is %s is refused', async (_case, payload, type, status) => {
    const { guest, order } = await delivered()
    expect((await handIn(guest, order._id, payload, type)).statusCode).toBe(status)
  })

  test('more than twelve without a report are too many', async () => {
    const { guest, order } = await delivered()
    await photos(guest, order._id, 12)
    expect((await handIn(guest, order._id)).statusCode).toBe(409)
  })

  test('without a report is forgotten after a day, its file with it', async () => {
    const { guest, order } = await delivered()
    const [kept] = await photos(guest, order._id)
    await report(guest, order._id, { item: null, text: 'Chipped bowl', photos: [kept] })
    const loose = await database.prisma.damagePhoto.create({
      data: { id: 'loose', orderId: order._id, width: 1, height: 1, createdAt: day },
    })
    const files = await openFileStore({ dataDirectory: temporaryDirectory('files'), filesBucket: null })
    const key = `damage/${order._id}/${loose.id}.webp`
    await files.put(key, Buffer.from('x'), 'image/webp')
    clock.set(new Date(day.getTime() + 25 * 3_600_000))
    await forgetLoosePhotos({ sql: database.sql, clock, files })
    expect(await files.get(key)).toBeNull()
    const left = await database.prisma.damagePhoto.findMany({ where: { orderId: order._id } })
    expect(left.map(({ id }) => id)).toEqual([kept])
  })

  test('whose file cannot be deleted stays on the list until it can, and keeps no other one', async () => {
    const { order } = await delivered()
    const ids = ['stuck', 'gone']
    await database.prisma.damagePhoto.createMany({
      data: ids.map((id, n) => {
        const createdAt = new Date(day.getTime() + n)
        return { id, orderId: order._id, width: 1, height: 1, createdAt }
      }),
    })
    const store = await openFileStore({ dataDirectory: temporaryDirectory('files'), filesBucket: null })
    const keyOf = (id: string) => `damage/${order._id}/${id}.webp`
    for (const id of ids) await store.put(keyOf(id), Buffer.from('x'), 'image/webp')
    let isDown = true
    const files = {
      ...store,
      delete: async (key: string) => {
        if (isDown && key === keyOf('stuck')) throw new Error('The bucket is away')
        await store.delete(key)
      },
    }
    const left = async () => {
      const rows = await database.prisma.damagePhoto.findMany({ where: { orderId: order._id } })
      const kept = await Promise.all(ids.map(async (id) => ((await store.get(keyOf(id))) ? [id] : [])))
      return [rows.map(({ id }) => id), kept.flat()]
    }
    clock.set(new Date(day.getTime() + 25 * 3_600_000))
    await expect(forgetLoosePhotos({ sql: database.sql, clock, files })).rejects.toThrow('still there')
    expect(await left()).toEqual([['stuck'], ['stuck']])
    isDown = false
    await forgetLoosePhotos({ sql: database.sql, clock, files })
    expect(await left()).toEqual([[], []])
  })
})
