import type { Pickup } from '@trivet/core/contract/dispatch'
import type { Order } from '@trivet/core/contract/orders'
import * as dispatchCopy from '@trivet/core/copy/dispatch'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct } from '../../test/factories.ts'
import { createKit } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'
import { keepAllLateUnits } from '../stock/keep-late-units.ts'
import { listPostedCharges } from '../payments/posted-charges.repo.ts'
import { findOrderOfCharge } from '../payments/charges.repo.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const { as, book } = rentedKitchen(shop)
const call = restClient(app)

beforeEach(() => clock.set(rentedAt))

async function asStaff(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const { token } = await createStaff(shop)
  return call(method, path, { token, ...(body && { body }) })
}

/** A kit of four plates and a pan, delivered, and back on the last day. */
async function deliveredKit({ fleet = 8, damageProtection = false } = {}) {
  const plate = await createProduct(database, { name: 'Plate', countInStock: fleet, depositCents: 600 })
  const pan = await createProduct(database, { name: 'Pan', countInStock: fleet, depositCents: 4500 })
  const kit = await createKit(database, {
    fleet,
    components: [
      { product: plate, quantity: 4 },
      { product: pan, quantity: 1 },
    ],
  })
  const { order, guest } = await book({ item: kit, damageProtection })
  for (const status of ['packed', 'dispatched', 'delivered']) {
    expect((await asStaff('PUT', `/orders/${order._id}/status`, { status })).status).toBe(200)
  }
  clock.set('2026-12-17T18:00:00Z')
  return { order, guest, plate, pan, kit }
}

const checklist = async (id: string) =>
  (await asStaff('GET', `/admin/dispatch/orders/${id}/pickup`)).body as unknown as Pickup
const complete = (id: string, body: object) => asStaff('POST', `/admin/dispatch/orders/${id}/pickup`, body)
const fleetOf = async (id: string) => (await prisma.product.findUniqueOrThrow({ where: { id } })).countInStock

describe('the checklist of a pickup', () => {
  test('opens kits into their components, each with what it is worth', async () => {
    const { order, plate, pan } = await deliveredKit()
    expect(await checklist(order._id)).toMatchObject({
      orderId: order._id,
      status: 'delivered',
      guest: 'Ana Alvarez',
      day: '2026-12-17',
      window: 'all-day',
      isAsOrdered: true,
      boxes: [
        {
          name: 'Essential Kit',
          quantity: 1,
          pieces: [
            { product: plate.id, name: 'Plate', quantity: 4, replacementPrice: 6 },
            { product: pan.id, name: 'Pan', quantity: 1, replacementPrice: 45 },
          ],
        },
      ],
      check: null,
    })
  })

  test('asks for what was reserved when the kit has other components by now', async () => {
    const { order, plate, pan, kit } = await deliveredKit()
    await prisma.kitComponent.delete({ where: { kitId_componentId: { kitId: kit.id, componentId: pan.id } } })
    const { isAsOrdered, boxes } = await checklist(order._id)
    expect(isAsOrdered).toBe(false)
    expect(boxes.flatMap(({ pieces }) => pieces.map(({ product, quantity }) => [product, quantity]))).toEqual(
      [
        [pan.id, 1],
        [plate.id, 4],
      ],
    )
  })

  test('of an order nobody has is not found', async () => {
    expect((await asStaff('GET', `/admin/dispatch/orders/${'f'.repeat(24)}/pickup`)).status).toBe(404)
    expect((await complete('f'.repeat(24), { counts: [] })).status).toBe(404)
  })
})

describe('completing a pickup', () => {
  test('with everything there collects the order and charges nothing', async () => {
    const { order, guest } = await deliveredKit()
    const answer = await complete(order._id, { counts: [], notes: 'All clean' })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'collected',
        check: { notes: 'All clean', losses: [], charge: 0, covered: 0, due: null },
      },
    })
    const told = await prisma.timelineEntry.findMany({ where: { orderId: order._id, to: 'collected' } })
    expect(told).toMatchObject([{ kind: 'status', from: 'delivered', note: 'Everything is there' }])
    const mails = await prisma.queuedMail.findMany({ where: { recipient: guest.email } })
    expect(mails.map(({ template }) => template)).toContain('order-collected')
    expect(mails.map(({ template }) => template)).not.toContain('damage-charged')
    expect(
      await prisma.auditEntry.count({ where: { action: 'pickup.completed', subject: `order:${order._id}` } }),
    ).toBe(1)
  })

  test('with pieces missing and broken makes an amount the guest is told of', async () => {
    const { order, guest, plate, pan } = await deliveredKit()
    const counts = [
      { product: plate.id, missing: 2 },
      { product: pan.id, damaged: 1 },
    ]
    expect((await complete(order._id, { counts })).body).toMatchObject({
      check: {
        charge: 57,
        covered: 0,
        losses: [
          { name: 'Pan', kind: 'damaged', quantity: 1, unitPrice: 45, outcome: 'charged' },
          { name: 'Plate', kind: 'missing', quantity: 2, unitPrice: 6, outcome: 'charged' },
        ],
        due: { amount: 57, reason: '2 × Plate missing, 1 × Pan damaged', paidAt: null },
      },
    })
    const mail = await prisma.queuedMail.findFirst({
      where: { recipient: guest.email, template: 'damage-charged' },
    })
    expect(mail?.data).toMatchObject({
      orderId: order._id,
      amount: 57,
      note: '2 × Plate missing, 1 × Pan damaged',
    })
    const told = await prisma.timelineEntry.findFirst({
      where: { orderId: order._id, kind: 'damage-charged' },
    })
    expect(told?.note).toBe('$57.00: 2 × Plate missing, 1 × Pan damaged')
    // nothing leaves the stock unless somebody says so
    expect([await fleetOf(plate.id), await fleetOf(pan.id)]).toEqual([8, 8])
  })

  test('with damage protection charges what is missing alone', async () => {
    const { order, plate, pan } = await deliveredKit({ damageProtection: true })
    const counts = [
      { product: plate.id, missing: 1, damaged: 1 },
      { product: pan.id, damaged: 1 },
    ]
    expect((await complete(order._id, { counts })).body).toMatchObject({
      check: { charge: 6, covered: 51, due: { amount: 6, reason: '1 × Plate missing' } },
    })
  })

  test('can be free of charge when staff say why', async () => {
    const { order, pan } = await deliveredKit()
    const counts = [{ product: pan.id, missing: 1 }]
    expect((await complete(order._id, { counts, waivedBecause: '' })).status).toBe(400)
    expect((await complete(order._id, { counts, waivedBecause: 'Was old' })).body).toMatchObject({
      check: { charge: 0, due: null, waivedBecause: 'Was old', losses: [{ outcome: 'waived' }] },
    })
    expect(await prisma.amountDue.count({ where: { orderId: order._id } })).toBe(0)
  })

  test('that comes late charges no loss with its late fee', async () => {
    const { order } = await deliveredKit()
    clock.set('2026-12-20T18:00:00Z')
    expect((await complete(order._id, { counts: [] })).status).toBe(200)
    const fee = await asStaff('PUT', `/admin/orders/${order._id}/late-fee`)
    expect(fee.body).toMatchObject({ amountsDue: [{ paidAt: null }] })
    expect(await checklist(order._id)).toMatchObject({ check: { losses: [], charge: 0, due: null } })
  })

  test('takes out of the stock what staff tick, though the order still held it', async () => {
    const { order, plate } = await deliveredKit({ fleet: 4 })
    const counts = [{ product: plate.id, missing: 1, damaged: 1, takeOut: 2 }]
    expect((await complete(order._id, { counts })).status).toBe(200)
    expect(await fleetOf(plate.id)).toBe(2)
    const held = await prisma.reservation.findUniqueOrThrow({
      where: { orderId_productId: { orderId: order._id, productId: plate.id } },
    })
    expect(held.units).toBe(2)
    expect(await prisma.auditEntry.findFirst({ where: { action: 'product.taken-out' } })).toMatchObject({
      subject: `product:${plate.id}`,
      details: { units: 2, fleet: 2, orderId: order._id },
    })
  })

  test('takes a piece out at once also where it is promised, and that day is short of it', async () => {
    const { order, plate, kit } = await deliveredKit({ fleet: 4 })
    await book({ item: kit, rentalStart: '2026-12-26', rentalEnd: '2026-12-30' })
    const counts = [{ product: plate.id, missing: 1, takeOut: 1 }]
    expect((await complete(order._id, { counts })).status).toBe(200)
    expect(await fleetOf(plate.id)).toBe(3)
    const short = await prisma.stockDay.findMany({ where: { productId: plate.id, short: { gt: 0 } } })
    expect(short.map(({ day, short }) => [day.toISOString().slice(0, 10), short])).toEqual(
      ['2026-12-26', '2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'].map((day) => [
        day,
        1,
      ]),
    )
  })

  test('that is late keeps its units until they are counted and washed', async () => {
    const { order, plate } = await deliveredKit({ fleet: 4 })
    const holds = () =>
      prisma.stockHold.findMany({
        where: { productId: plate.id },
        select: { units: true, firstDay: true, lastDay: true },
      })
    const days = (first: string, last: string) => [
      { units: 4, firstDay: new Date(first), lastDay: new Date(last) },
    ]
    const needs = { sql: database.sql, clock }
    await keepAllLateUnits(needs)
    expect(await holds()).toEqual([])
    clock.set('2026-12-19T18:00:00Z')
    await Promise.all([keepAllLateUnits(needs), keepAllLateUnits(needs)])
    expect(await holds()).toEqual(days('2026-12-19', '2026-12-20'))
    clock.set('2026-12-21T18:00:00Z')
    expect((await complete(order._id, { counts: [] })).status).toBe(200)
    expect(await holds()).toEqual(days('2026-12-19', '2026-12-22'))
    clock.set('2026-12-23T18:00:00Z')
    await keepAllLateUnits(needs)
    expect(await holds()).toEqual(days('2026-12-19', '2026-12-22'))
  })

  test('that was late frees its units when the order is completed, and keeps them again when that is undone', async () => {
    const { order, plate } = await deliveredKit({ fleet: 4 })
    const wholeHolds = () => prisma.stockHold.findMany({ where: { productId: plate.id } })
    const tomorrow = () =>
      prisma.stockSpan.findFirstOrThrow({
        where: { productId: plate.id, firstDay: { lte: new Date('2026-12-22') } },
        orderBy: { firstDay: 'desc' },
      })
    clock.set('2026-12-20T18:00:00Z')
    await keepAllLateUnits({ sql: database.sql, clock })
    clock.set('2026-12-21T18:00:00Z')
    expect((await complete(order._id, { counts: [] })).status).toBe(200)
    const kept = await wholeHolds()
    expect([kept[0]?.lastDay, (await tomorrow()).capacity]).toEqual([new Date('2026-12-22'), 0])

    const completing = await asStaff('PUT', `/orders/${order._id}/status`, { status: 'completed' })
    expect(completing.status).toBe(200)
    expect([(await wholeHolds())[0]?.lastDay, (await tomorrow()).capacity]).toEqual([
      new Date('2026-12-20'),
      4,
    ])

    const { changeId } = completing.body
    const path = `/admin/orders/${order._id}/status-changes/${String(changeId)}`
    expect((await asStaff('POST', `${path}/undo`, {})).status).toBe(200)
    expect([await wholeHolds(), (await tomorrow()).capacity]).toEqual([kept, 0])
  })

  test('that was late for a day keeps nothing once the order is completed', async () => {
    const { order, plate } = await deliveredKit({ fleet: 4 })
    clock.set('2026-12-19T18:00:00Z')
    expect((await complete(order._id, { counts: [] })).status).toBe(200)
    expect(await prisma.stockHold.count({ where: { productId: plate.id } })).toBe(1)
    await asStaff('PUT', `/orders/${order._id}/status`, { status: 'completed' })
    expect(await prisma.stockHold.count({ where: { productId: plate.id } })).toBe(0)
  })

  test('by two of the staff at once happens once; another count afterwards is refused', async () => {
    const { order, plate } = await deliveredKit()
    const counts = [{ product: plate.id, missing: 1, takeOut: 1 }]
    const twice = Array.from({ length: 6 }, () => complete(order._id, { counts }))
    expect(tally(await Promise.all(twice))).toEqual({ 200: 6 })
    expect(await prisma.amountDue.count({ where: { orderId: order._id } })).toBe(1)
    expect(await prisma.timelineEntry.count({ where: { orderId: order._id, to: 'collected' } })).toBe(1)
    expect(await fleetOf(plate.id)).toBe(7)
    expect(await complete(order._id, { counts: [] })).toMatchObject({
      status: 409,
      body: { code: 'PICKUP_REFUSED', message: dispatchCopy.pickupDoneAlready },
    })
  })

  test.each([
    ['more than there were', { missing: 3, damaged: 2 }, 409],
    ['a piece taken out that is whole', { missing: 1, takeOut: 2 }, 400],
    ['less than nothing', { missing: -1 }, 400],
  ])('is refused for %s', async (_case, count, status) => {
    const { order, plate } = await deliveredKit()
    expect((await complete(order._id, { counts: [{ product: plate.id, ...count }] })).status).toBe(status)
    expect((await checklist(order._id)).check).toBeNull()
  })

  test('is refused for a piece of another order, and before the delivery', async () => {
    const { order } = await deliveredKit()
    const other = await createProduct(database)
    expect((await complete(order._id, { counts: [{ product: other.id, missing: 1 }] })).status).toBe(409)
    clock.set(rentedAt)
    const { order: waiting } = await book()
    expect(await complete(waiting._id, { counts: [] })).toMatchObject({
      status: 409,
      body: { message: 'An order that is confirmed cannot be collected' },
    })
  })
})

describe('what is charged at a pickup', () => {
  async function dueOrder() {
    const delivered = await deliveredKit()
    const counts = [{ product: delivered.pan.id, missing: 1 }]
    expect((await complete(delivered.order._id, { counts })).status).toBe(200)
    const seen = (await as(delivered.guest, 'GET', `/orders/${delivered.order._id}`)).body as unknown as Order
    const dueId = seen.amountsDue?.[0]?._id ?? ''
    return { ...delivered, seen, dueId }
  }

  type Due = Awaited<ReturnType<typeof dueOrder>>

  const pay = ({ guest, order, dueId }: Due, paymentToken = 'tok_test_success', who = guest) =>
    as(who, 'POST', `/orders/${order._id}/amounts-due/${dueId}/payment`, { paymentToken })

  test('is seen by the guest on the order, and paid there once', async () => {
    const due = await dueOrder()
    expect(due.seen).toMatchObject({
      totalPrice: 68.04,
      paidPrice: 68.04,
      amountsDue: [{ amount: 45, reason: '1 × Pan missing', paidAt: null }],
    })
    const answers = await Promise.all([pay(due), pay(due), pay(due)])
    expect(tally(answers)).toEqual({ 200: 3 })
    expect(answers[0]?.body).toMatchObject({
      // the price and what was paid for it stay what they were
      totalPrice: 68.04,
      paidPrice: 68.04,
      amountsDue: [{ amount: 45, paidAt: '2026-12-17T18:00:00.000Z' }],
    })
    const { _id: orderId } = due.order
    expect(await prisma.amountDue.findMany({ where: { orderId } })).toMatchObject([
      { provider: 'test', reference: `test_${orderId}_2-4500` },
    ])
    expect(await prisma.timelineEntry.count({ where: { orderId, kind: 'damage-paid' } })).toBe(1)
    expect(await prisma.payment.count({ where: { orderId } })).toBe(1)
  })

  test('stays open when the card is declined, and says why', async () => {
    const due = await dueOrder()
    expect(await pay(due, 'tok_test_declined')).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_DECLINED' },
    })
    expect(await pay(due, 'tok_test_confirm')).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_CONFIRMATION_NEEDED' },
    })
    expect(await prisma.amountDue.findUnique({ where: { id: due.dueId } })).toMatchObject({ paidAt: null })
    expect((await pay(due)).status).toBe(200)
  })

  test('is nobody else’s to pay, nor is an amount there is not', async () => {
    const due = await dueOrder()
    const { guest: stranger } = await book()
    expect(await pay(due, 'tok_test_success', stranger)).toMatchObject({ status: 404 })
    expect(await pay({ ...due, dueId: 'f'.repeat(24) })).toMatchObject({
      status: 404,
      body: { message: dispatchCopy.dueNotFound },
    })
  })

  test('is known to the books: a provider’s message about it sends nothing back', async () => {
    const due = await dueOrder()
    await pay(due)
    const { _id: orderId } = due.order
    const reference = `test_${orderId}_2-4500`
    expect(await findOrderOfCharge(database.sql, { provider: 'test', reference })).toBe(orderId)
    const [booked] = await listPostedCharges(database.sql, {
      provider: 'test',
      references: [reference],
      from: new Date('2027-01-01'),
      dueUntil: new Date('2027-01-02'),
    })
    expect(booked).toMatchObject({ orderId, amountCents: 4500, isDue: false })
  })
})
