import * as deliveryCopy from '@trivet/core/copy/delivery'
import type { Order } from '@trivet/core/contract/orders'
import { beforeEach, describe, expect, test } from 'vitest'
import { createLogger } from '../../platform/logger.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { signIn } from '../../test/factories.ts'
import { address, createGuest, type Guest } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { clock } = shop
const { prisma } = shop.database
const { book } = rentedKitchen(shop)
const call = restClient(shop.app)
const staff = await createStaff(shop)

beforeEach(() => clock.set(rentedAt))

const told = {
  phone: '(512) 555-0100',
  deliveryNotes: 'Blue door,\nthe dog is friendly',
  access: 'Gate 4711',
  deliveryWindow: 'early',
  pickupWindow: 'late',
} as const

const kept = { ...told, phone: '+15125550100' }

async function put(who: Pick<Guest, 'userId'>, path: string, body: object) {
  return call('PUT', path, { token: await signIn(shop.database, { id: who.userId }, clock), body })
}

const change = (guest: Pick<Guest, 'userId'>, { _id }: Order, body: object) =>
  put(guest, `/orders/${_id}/delivery`, body)
const changeByStaff = ({ _id }: Order, body: object) => put(staff, `/admin/orders/${_id}/delivery`, body)

const elsewhere = {
  ...address,
  street: '500 Congress Ave',
  postalCode: '78701',
}

describe('an order', () => {
  test('is placed with what the driver needs, and its owner and staff read it', async () => {
    const { guest, order } = await book(told)
    expect(order).toMatchObject({
      deliveryDetails: { ...kept, version: 1, isOpen: true },
      deliveryWindow: '9am-12pm',
      pickupWindow: '2pm-5pm',
    })
    for (const { token } of [guest, staff]) {
      const read = await call('GET', `/orders/${order._id}`, { token })
      expect(read.body).toMatchObject({ deliveryDetails: kept })
    }
    const ofStaff = await call('GET', `/admin/orders/${order._id}`, { token: staff.token })
    expect(ofStaff.body).toMatchObject({
      deliveryDetails: kept,
      windows: { delivery: '9am-12pm', pickup: '2pm-5pm' },
    })
  })

  test('is placed without any of it', async () => {
    const { order } = await book()
    expect(order).toMatchObject({
      deliveryDetails: {
        phone: '',
        deliveryNotes: '',
        access: '',
        deliveryWindow: 'all-day',
        pickupWindow: 'all-day',
      },
      deliveryWindow: '9am-3pm',
      pickupWindow: '11am-5pm',
    })
  })

  test.each([
    ['phone', 'call me', deliveryCopy.phoneUnreadable],
    ['phone', 5_125_550_100, undefined],
    ['deliveryNotes', 'x'.repeat(501), deliveryCopy.notesTooLong(500)],
    ['access', 'x'.repeat(201), deliveryCopy.accessTooLong(200)],
    ['access', { contains: '4711' }, undefined],
    ['deliveryWindow', 'midnight', deliveryCopy.windowUnknown],
    ['pickupWindow', ['early'], deliveryCopy.windowUnknown],
  ])('is not placed with %s %j', async (field, value, message) => {
    const guest = await createGuest(shop)
    const { order: answer } = await book({ guest, [field]: value })
    expect(answer).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ path: field, message: message ?? expect.any(String) }],
    })
    expect(await prisma.order.count({ where: { userId: guest.userId } })).toBe(0)
  })

  test('keeps its access to itself: no list file, log line or audit entry has it', async () => {
    const { guest, order } = await book(told)
    await changeByStaff(order, { access: 'Key box 0815', phone: '512 555 0199', version: 1 })
    await change(guest, order, { access: 'Key box 2342', version: 2 })
    const { token } = staff
    const csv = await shop.app.inject({
      url: '/api/admin/orders.csv',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(csv.statusCode).toBe(200)
    const audit = await prisma.auditEntry.findMany({ where: { subject: `order:${order._id}` } })
    expect(audit).toMatchObject([
      {
        action: 'order.delivery-changed',
        details: { changed: 'phone, access' },
        actorId: staff.userId,
      },
    ])
    const timeline = await prisma.timelineEntry.findMany({ where: { orderId: order._id } })
    for (const text of [
      csv.body,
      JSON.stringify(audit.map(({ details }) => details)),
      JSON.stringify(timeline.map(({ note, from, to }) => [note, from, to])),
    ]) {
      expect(text).not.toMatch(/Gate|Key box|\b(4711|0815|2342)\b|5550100|5550199|friendly/)
    }
    const lines: string[] = []
    createLogger('info', { write: (line) => lines.push(line) }).info({ body: { ...kept, name: 'Ana' } })
    expect(lines.join()).toContain('Ana')
    expect(lines.join()).not.toMatch(/4711|5550100|friendly/)
  })

  test('takes nothing into the database that a driver could not use', async () => {
    const { order } = await book()
    for (const data of [
      { phone: '512-555' },
      { deliveryNotes: 'x'.repeat(501) },
      { access: 'x'.repeat(201) },
      { deliveryWindow: 'midnight' },
      { deliveryVersion: 0 },
    ]) {
      const error = await prisma.order
        .update({ where: { id: order._id }, data: data as object })
        .catch((e: unknown) => e)
      expect(brokenConstraint(error) ?? String(error), JSON.stringify(data)).toMatch(/orders_/)
    }
  })
})

describe('changing the delivery details', () => {
  test('is for the owner: to others the order is not there', async () => {
    const { order } = await book()
    const stranger = await createGuest(shop)
    const [own, unknown] = [
      await change(stranger, order, { access: 'Gate 1', version: 1 }),
      await change(stranger, { ...order, _id: 'f'.repeat(24) }, { access: 'Gate 1', version: 1 }),
    ]
    for (const { status, body } of [own, unknown]) {
      expect({ status, code: body['code'] }).toEqual({ status: 404, code: 'ORDER_NOT_FOUND' })
    }
    expect((await call('PUT', `/orders/${order._id}/delivery`, { body: {} })).status).toBe(401)
    const asStaff = await put(stranger, `/admin/orders/${order._id}/delivery`, { version: 1 })
    expect(asStaff).toMatchObject({ status: 403, body: { code: 'ADMIN_REQUIRED' } })
    // staff have a procedure of their own, that is written down
    expect((await change(staff, order, { access: 'Gate 1', version: 1 })).status).toBe(404)
  })

  test('previews what would change, at the same price and in a sentence, and changes nothing', async () => {
    const { guest, order } = await book()
    const asked = { rentalAddress: elsewhere, phone: told.phone, version: 1 }
    const shown = await change(guest, order, { ...asked, dryRun: true })
    expect(shown).toMatchObject({
      status: 200,
      body: {
        changed: ['address', 'phone'],
        charge: 0,
        priceNote: deliveryCopy.samePrice,
        order: { rentalAddress: address },
      },
    })
    expect(
      await prisma.queuedMail.count({ where: { orderId: order._id, template: 'order-delivery-changed' } }),
    ).toBe(0)
    const done = await change(guest, order, asked)
    expect(done.body).toMatchObject({
      changed: ['address', 'phone'],
      charge: 0,
      order: {
        rentalAddress: elsewhere,
        totalPrice: order.totalPrice,
        deliveryDetails: { phone: kept.phone, version: 2 },
      },
    })
  })

  test('to another address tells the owner, moves the clock and writes down from where to where', async () => {
    const { guest, order } = await book()
    const newYork = {
      ...address,
      street: '1 Broadway',
      city: 'New York',
      state: 'NY',
      postalCode: '10004',
    }
    const asked = { rentalAddress: newYork, version: 1 }
    const { body: shown } = await change(guest, order, { ...asked, dryRun: true })
    const { body } = await change(guest, order, asked)
    for (const told of [shown, body]) {
      expect(told).toMatchObject({
        charge: 0,
        priceNote: deliveryCopy.samePriceInArea('New York City area'),
        order: { totalPrice: order.totalPrice },
      })
    }
    expect(body['order']).toMatchObject({ timeZone: 'America/New_York', rentalAddress: newYork })
    expect(
      await prisma.queuedMail.findMany({ where: { orderId: order._id, template: 'order-delivery-changed' } }),
    ).toMatchObject([{ recipient: guest.email }])
    expect(
      await prisma.timelineEntry.findMany({ where: { orderId: order._id, kind: 'delivery-changed' } }),
    ).toMatchObject([
      {
        actorId: guest.userId,
        note: 'Address changed',
        from: '1200 Barton Springs Rd, Austin, TX 78704',
        to: '1 Broadway, New York, NY 10004',
      },
    ])
  })

  test('to other words at the same address sends no mail', async () => {
    const { guest, order } = await book(told)
    expect(await change(guest, order, { deliveryNotes: 'Red door', version: 1 })).toMatchObject({
      status: 200,
      body: { priceNote: null },
    })
    expect(
      await prisma.queuedMail.count({ where: { orderId: order._id, template: 'order-delivery-changed' } }),
    ).toBe(0)
  })

  test('to other hours takes the visit there, whatever staff made of the old ones', async () => {
    const { guest, order } = await book()
    const visit = {
      kind: 'delivery',
      seenDay: order.rentalStart,
      day: order.rentalStart,
      window: 'early',
    }
    const { token } = staff
    await call('POST', `/admin/dispatch/orders/${order._id}/visit-change`, { token, body: visit })
    const narrowed = await call('GET', `/orders/${order._id}`, { token: guest.token })
    expect(narrowed.body).toMatchObject({
      deliveryWindow: '9am-12pm',
      deliveryDetails: { deliveryWindow: 'all-day' },
    })

    const changed = await change(guest, order, { deliveryWindow: 'late', version: 1 })
    expect(changed.body['order']).toMatchObject({ deliveryWindow: '12pm-3pm' })
    const { rentalStart: from, rentalStart: to } = order
    const board = await call('GET', `/admin/dispatch/visits?from=${from}&to=${to}`, { token })
    expect(board.body['visits']).toContainEqual(
      expect.objectContaining({ orderId: order._id, kind: 'delivery', window: 'late' }),
    )

    // and staff may give it all the hours again
    await call('POST', `/admin/dispatch/orders/${order._id}/visit-change`, {
      token,
      body: { ...visit, window: 'all-day' },
    })
    const widened = await call('GET', `/orders/${order._id}`, { token: guest.token })
    expect(widened.body).toMatchObject({
      deliveryWindow: '9am-3pm',
      deliveryDetails: { deliveryWindow: 'late' },
    })
  })

  test('of what somebody else changed meanwhile is refused, and the same twice is not', async () => {
    const { guest, order } = await book()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => change(guest, order, { access: `Gate ${index}`, version: 1 })),
    )
    expect(tally(answers)).toEqual({ 200: 1, 409: 7 })
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'DELIVERY_CHANGED',
      message: deliveryCopy.deliveryChanged,
    })
    const same = { deliveryNotes: 'Red door', version: 2 }
    const again = await Promise.all(Array.from({ length: 4 }, () => change(guest, order, same)))
    expect(tally(again)).toEqual({ 200: 4 })
    expect(
      await prisma.timelineEntry.count({ where: { orderId: order._id, kind: 'delivery-changed' } }),
    ).toBe(2)
  })

  test('ends when the order is packed, for everybody', async () => {
    const { guest, order } = await book()
    await put(staff, `/orders/${order._id}/status`, { status: 'packed' })
    for (const dryRun of [true, false]) {
      const asked = { access: 'Gate 1', version: 1, dryRun }
      for (const answer of [await change(guest, order, asked), await changeByStaff(order, asked)]) {
        expect(answer).toMatchObject({
          status: 409,
          body: {
            code: 'DELIVERY_CLOSED',
            message: deliveryCopy.deliveryClosed('packed'),
            details: { code: 'delivery-closed' },
          },
        })
      }
    }
    const { body } = await call('GET', `/orders/${order._id}`, { token: guest.token })
    expect(body).toMatchObject({ deliveryDetails: { isOpen: false, access: '' } })
  })

  test('by staff answers the order as staff see it', async () => {
    const { order } = await book(told)
    const { status, body } = await changeByStaff(order, { rentalAddress: elsewhere, version: 1 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      changed: ['address'],
      order: {
        rentalAddress: elsewhere,
        deliveryDetails: { ...kept, version: 2 },
        events: expect.any(Array),
      },
    })
    expect(await prisma.auditEntry.findMany({ where: { subject: `order:${order._id}` } })).toMatchObject([
      {
        details: {
          addressFrom: expect.stringContaining('Barton'),
          addressTo: expect.stringContaining('Congress'),
        },
      },
    ])
  })

  test.each([
    ['no version', {}, 'version'],
    ['a version in words', { version: '1' }, 'version'],
    ['a version nobody saw', { version: 2 ** 31 }, 'version'],
    ['half an address', { version: 1, rentalAddress: { ...address, city: ' ' } }, 'rentalAddress.city'],
    ['an address in words', { version: 1, rentalAddress: 'Austin' }, 'rentalAddress'],
    ['no phone number', { version: 1, phone: '555' }, 'phone'],
    ['a list of notes', { version: 1, deliveryNotes: ['a'] }, 'deliveryNotes'],
    ['a bell in it', { version: 1, access: 'ring \u0007' }, 'access'],
    ['hours of its own', { version: 1, deliveryWindow: '3am' }, 'deliveryWindow'],
    ['nothing at all', null, null],
  ])('with %s is refused at the field', async (_case, body, path) => {
    const { guest, order } = await book()
    const answer = await change(guest, order, body as object)
    expect(answer).toMatchObject({
      status: 400,
      body: path === null ? {} : { errors: [expect.objectContaining({ path })] },
    })
  })

  test('to where nobody delivers is refused at the field, already in the preview', async () => {
    const { guest, order } = await book()
    const far = { ...address, city: 'Boston', state: 'MA', postalCode: '02108' }
    for (const dryRun of [true, false]) {
      expect(await change(guest, order, { version: 1, rentalAddress: far, dryRun })).toMatchObject({
        status: 422,
        body: { code: 'OUTSIDE_SERVICE_AREA', errors: [{ path: 'rentalAddress.postalCode' }] },
      })
    }
  })

  test('never takes a card number along', async () => {
    const { guest, order } = await book()
    const card = { version: 1, deliveryNotes: 'charge 4242 4242 4242 4242' }
    expect(await change(guest, order, card)).toMatchObject({
      status: 400,
      body: { code: 'CARD_DATA_REFUSED' },
    })
    const phone = { version: 1, phone: '+49 1511 2345678' }
    expect(await change(guest, order, phone)).toMatchObject({ status: 200 })
  })
})

describe('the next booking', () => {
  test('knows what the last one told the driver but for the way in, and nobody else’s', async () => {
    const guest = await createGuest(shop)
    const last = () => call('GET', '/orders/last-delivery', { token: guest.token })
    await book(told)
    expect(await last()).toMatchObject({ status: 200, body: { last: null } })
    await book({ guest, ...told, access: 'Gate 1' })
    clock.advance(60_000)
    await book({ guest, ...told })
    const { access: _access, ...again } = kept
    expect((await last()).body).toEqual({ last: { rentalAddress: address, ...again } })
    expect((await call('GET', '/orders/last-delivery')).status).toBe(401)
  })
})
