import { serviceArea, type AreaTerms } from '@trivet/core/address'
import type { Order, OrderChangeOutput } from '@trivet/core/contract/orders'
import * as datesCopy from '@trivet/core/copy/dates'
import * as ordersCopy from '@trivet/core/copy/orders'
import { addDays } from '@trivet/core/dates'
import { standardSettings } from '@trivet/core/settings'
import { extractText } from 'unpdf'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { testApp } from '../../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../../test/booked.ts'
import { createProduct, createUser } from '../../../test/factories.ts'
import { changeReason, orderChanges } from '../../../test/order-changes.ts'
import { address, firstDay } from '../../../test/orders.ts'
import { createStaff } from '../../../test/referrals.ts'
import { tally } from '../../accounts/test-client.ts'
import { findSettings, insertSettings } from '../../settings/settings.repo.ts'

const shop = await testApp()
const { database, clock } = shop
const { prisma } = database
const { book, as } = rentedKitchen(shop)
const staff = await createStaff(shop, { name: 'Maya' })
const { seenByStaff, wanted, preview, apply, change } = orderChanges(shop, staff)
const { id: savedBy } = await createUser(database, { isAdmin: true })

const denver = { ...address, street: '1701 Wynkoop St', city: 'Denver', state: 'CO', postalCode: '80202' }
const anyNumber = { 'all-day': null, early: null, late: null }
const fullWhenTwo = { delivery: { ...anyNumber, early: 2 }, pickup: anyNumber }

type Terms = { austin?: Partial<AreaTerms>; denver?: Partial<AreaTerms> }

/** Austin and Denver with these terms of their own. */
async function areasHave({ austin = {}, denver: there = {} }: Terms) {
  const serviceAreas = [
    serviceArea({ name: 'Austin', timeZone: 'America/Chicago', zipRanges: ['786-787'], ...austin }),
    serviceArea({ name: 'Denver', timeZone: 'America/Denver', zipRanges: ['800-804'], ...there }),
  ]
  const { version } = await findSettings(database.sql)
  const settings = { ...standardSettings, serviceAreas }
  await insertSettings(database.sql, { version: version + 1, settings, savedBy, now: clock.now() })
}

/** A depot of its own, with so many of a product. */
async function depotWith(productId: string, units: number): Promise<string> {
  const id = newId()
  await prisma.depot.create({ data: { id, name: `North ${id}` } })
  await as(staff, 'PUT', `/admin/products/${productId}/stock/${id}`, { units, seenUnits: 0 })
  return id
}

const reservedAt = (productId: string, depotId: string) =>
  prisma.stockDay.count({ where: { productId, depotId, reserved: { gt: 0 } } })
const depotOf = async (id: string) => (await prisma.order.findUniqueOrThrow({ where: { id } })).depotId
const createPan = (countInStock = 5) => createProduct(database, { priceCents: 7000, countInStock })

beforeEach(async () => {
  clock.set(rentedAt)
  await areasHave({})
})

describe('staff take an order elsewhere', () => {
  test('the preview says what follows and changes nothing; the change tells everybody', async () => {
    const { order, guest } = await book()
    const where = { rentalAddress: denver, deliveryWindow: 'early' } as const
    const asked = await wanted(order._id, { where })
    const texts = [
      'To 1701 Wynkoop St, Denver, CO 80202 instead of 1200 Barton Springs Rd, Austin, TX 78704',
      'Delivery 9am to 12pm instead of any time, 9am to 3pm',
    ]
    const shown = (await preview(order._id, asked)).body as unknown as OrderChangeOutput
    expect(shown).toMatchObject({ delivery: texts, areaPrice: null, depots: null, settlement: 'nothing' })
    expect((await seenByStaff(order._id)).rentalAddress).toEqual(address)

    expect(await apply(order._id, asked, shown)).toMatchObject({
      status: 200,
      body: {
        rentalAddress: denver,
        area: 'Denver',
        timeZone: 'America/Denver',
        totalPrice: order.totalPrice,
        deliveryDetails: { deliveryWindow: 'early', pickupWindow: 'all-day', version: 2 },
      },
    })
    const note = `${texts.join(', ')}, nothing to pay: ${changeReason}`
    const read = (await as(guest, 'GET', `/orders/${order._id}`)).body as unknown as Order
    expect(read.timeline.at(-1)).toMatchObject({ kind: 'order-changed', note })
    expect(await prisma.queuedMail.findMany({ where: { orderId: order._id } })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          template: 'order-changed',
          recipient: guest.email,
          data: expect.objectContaining({ changes: texts, reason: changeReason }),
        }),
      ]),
    )
    expect(
      await prisma.auditEntry.findMany({ where: { subject: `order:${order._id}`, action: 'order.changed' } }),
    ).toMatchObject([{ actorId: staff.userId, details: { changes: texts.join(', ') } }])
    const pdf = await shop.app.inject({
      url: `/api/orders/${order._id}/invoice.pdf`,
      headers: { authorization: `Bearer ${guest.token}` },
    })
    const { text } = await extractText(new Uint8Array(pdf.rawPayload), { mergePages: true })
    expect(text.replaceAll(/\s+/g, ' ')).toContain('To 1701 Wynkoop St, Denver, CO 80202')
  })

  test('it keeps its fee and its tax, unless staff have it take those of the area', async () => {
    await areasHave({ denver: { deliveryCents: 3000, taxBasisPoints: 700 } })
    const { order } = await book()
    const areaPrice = { area: 'Denver', kept: 90.78, taken: 104.9, isTaken: false }
    const keeping = await preview(order._id, await wanted(order._id, { where: { rentalAddress: denver } }))
    expect(keeping.body).toMatchObject({ areaPrice, totalPrice: 90.78, difference: 0 })

    const taking = await change(order._id, { where: { rentalAddress: denver, takesAreaRates: true } })
    expect(taking.shown).toMatchObject({
      areaPrice: { ...areaPrice, isTaken: true },
      rows: [
        { label: 'Delivery fee', from: 15, to: 30 },
        { label: 'Tax', from: 5.78, to: 4.9 },
      ],
      difference: 14.12,
      due: 14.12,
    })
    expect(taking.answer).toMatchObject({ status: 200, body: { totalPrice: 104.9, deliveryPrice: 30 } })
    const kept = await prisma.order.findUniqueOrThrow({ where: { id: order._id } })
    expect(kept.rates).toMatchObject({ deliveryCents: 3000, taxBasisPoints: 700, longRentals: 'daily' })
    // back home it has the fee and the tax of there, until staff say otherwise
    const back = await change(order._id, { where: { rentalAddress: address, takesAreaRates: true } })
    expect(back.shown).toMatchObject({ totalPrice: 90.78, settlement: 'nothing', due: 0 })
    expect(await seenByStaff(order._id)).toMatchObject({ totalPrice: 90.78, amountsDue: [] })
  })

  test('its units come from the depot there, all of them, with what comes into it', async () => {
    const pan = await createPan()
    const { order } = await book({ item: pan })
    const north = await depotWith(pan.id, 2)
    await areasHave({ denver: { depot: north } })
    const where = { rentalAddress: denver }
    const short = await change(order._id, { items: { [pan.id]: 3 }, where })
    expect(short.answer).toMatchObject({
      status: 409,
      body: { code: 'NOT_ENOUGH_STOCK', message: ordersCopy.notEnoughStock(pan.name) },
    })
    expect(await depotOf(order._id)).toBe('main')
    const { shown, answer } = await change(order._id, { items: { [pan.id]: 2 }, where })
    expect(shown.depots).toEqual({ from: expect.any(String), to: `North ${north}` })
    expect(answer.status).toBe(200)
    expect(await depotOf(order._id)).toBe(north)
    expect([await reservedAt(pan.id, 'main'), await reservedAt(pan.id, north)]).toEqual([0, 9])
    expect(await prisma.reservation.findMany({ where: { orderId: order._id } })).toMatchObject([
      { productId: pan.id, depotId: north, units: 2 },
    ])
    expect(await prisma.auditEntry.findMany({ where: { subject: `order:${order._id}` } })).toMatchObject([
      { details: { depotTo: `North ${north}` } },
    ])
  })

  test('nothing is there of what the depot has never had', async () => {
    const pan = await createPan()
    const { order } = await book({ item: pan })
    const north = await depotWith((await createPan()).id, 1)
    await areasHave({ denver: { depot: north } })
    const { answer } = await change(order._id, { where: { rentalAddress: denver } })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'NOT_ENOUGH_STOCK', message: ordersCopy.notEnoughStock(pan.name) },
    })
  })

  test('to where nobody delivers, or no day is left, it does not go, already in the preview', async () => {
    const { order } = await book()
    const where = { rentalAddress: denver }
    const far = { ...address, city: 'Boston', state: 'MA', postalCode: '02108' }
    expect((await change(order._id, { where: { rentalAddress: far } })).answer).toMatchObject({
      status: 422,
      body: { code: 'OUTSIDE_SERVICE_AREA', errors: [{ path: 'rentalAddress.postalCode' }] },
    })
    await areasHave({ denver: { closedDates: [firstDay] } })
    expect((await change(order._id, { where })).answer).toMatchObject({
      status: 400,
      body: { message: datesCopy.noDeliveryThatDay },
    })
    await areasHave({ denver: { leadTimeDays: 10 } })
    expect((await change(order._id, { where })).answer).toMatchObject({
      status: 400,
      body: { message: datesCopy.startTooSoon },
    })
    expect((await change(order._id, { start: addDays(firstDay, 2), where })).answer.status).toBe(200)
  })
})

describe('hours', () => {
  test('that are full are seen in the preview, with what is free; also of another day', async () => {
    await areasHave({ austin: { windows: fullWhenTwo } })
    await Promise.all([1, 2].map(() => book({ deliveryWindow: 'early' })))
    const { order } = await book()
    const message =
      'No delivery is left on Thu, Dec 10: 9am to 12pm. Still free: any time, 9am to 3pm, or 12pm to 3pm.'
    expect((await change(order._id, { where: { deliveryWindow: 'early' } })).answer).toMatchObject({
      status: 409,
      body: { code: 'WINDOW_FULL', message, errors: [{ path: 'deliveryWindow', message }] },
    })
    const tomorrow = await book({ deliveryWindow: 'early', rentalStart: addDays(firstDay, 1) })
    expect((await change(tomorrow.order._id, { start: firstDay })).answer).toMatchObject({
      status: 409,
      body: { message, details: { open: { delivery: ['all-day', 'late'] } } },
    })
    const moved = await change(tomorrow.order._id, { start: firstDay, where: { deliveryWindow: 'late' } })
    expect(moved.answer).toMatchObject({ status: 200, body: { windows: { delivery: '12pm-3pm' } } })
  })

  test('that an order has already it keeps, whatever the limit is by now', async () => {
    const { order, pan } = await book({ deliveryWindow: 'early' })
    await areasHave({ austin: { windows: { ...fullWhenTwo, delivery: { ...anyNumber, early: 0 } } } })
    expect((await change(order._id, { items: { [pan.id]: 2 } })).answer.status).toBe(200)
  })

  test('that staff have narrowed are those that were chosen anew', async () => {
    const { order } = await book()
    const visit = { kind: 'delivery', seenDay: firstDay, day: firstDay, window: 'early' }
    await as(staff, 'POST', `/admin/dispatch/orders/${order._id}/visit-change`, visit)
    const { answer } = await change(order._id, { where: { deliveryWindow: 'late' } })
    expect(answer.body).toMatchObject({ windows: { delivery: '12pm-3pm' } })
  })
})

describe('it is refused', () => {
  test('once the order is packed, and to whoever does not sell', async () => {
    const { order, guest } = await book()
    const asked = await wanted(order._id, { where: { rentalAddress: denver } })
    const warehouse = await createStaff(shop, { staffRole: 'warehouse' })
    for (const by of [guest, warehouse]) expect((await preview(order._id, asked, by)).status).toBe(403)
    await as(staff, 'PUT', `/orders/${order._id}/status`, { status: 'packed' })
    expect((await change(order._id, { where: { rentalAddress: denver } })).answer).toMatchObject({
      status: 409,
      body: { code: 'ORDER_CHANGE_REFUSED', message: ordersCopy.orderChangeClosed('packed') },
    })
  })

  test('where nothing is different, and where an address is none', async () => {
    const { order } = await book()
    const same = { rentalAddress: address, deliveryWindow: 'all-day', takesAreaRates: true } as const
    expect((await change(order._id, { where: same })).answer).toMatchObject({
      status: 409,
      body: { message: ordersCopy.nothingChanged },
    })
    const half = { rentalAddress: { ...denver, street: ' ' } }
    expect((await change(order._id, { where: half })).answer).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'rentalAddress.street' }] },
    })
    const wrongState = { rentalAddress: { ...denver, state: 'TX' } }
    expect((await change(order._id, { where: wrongState })).answer.status).toBe(422)
  })
})

describe('at once', () => {
  const atOnce = async (ids: readonly string[], where: object) => {
    const asked = await Promise.all(ids.map((id) => wanted(id, { where })))
    const shown = await Promise.all(ids.map((id, n) => preview(id, asked[n]!)))
    expect(tally(shown)).toEqual({ 200: ids.length })
    return Promise.all(
      ids.map((id, n) => apply(id, asked[n]!, shown[n]!.body as unknown as OrderChangeOutput)),
    )
  }

  test('of two staff with the same order one is told to look again', async () => {
    const { order } = await book()
    const done = await atOnce([order._id, order._id], { rentalAddress: denver })
    expect(tally(done)).toEqual({ 200: 1, 409: 1 })
    expect(done.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'ORDER_CHANGED' } })
  })

  test('of two for the last place in a window one gets it, and the other is told what is free', async () => {
    await areasHave({ austin: { windows: { ...fullWhenTwo, delivery: { ...anyNumber, early: 1 } } } })
    const day = addDays(firstDay, 20)
    const days = { rentalStart: day, rentalEnd: addDays(day, 7) }
    const orders = await Promise.all([book(days), book(days)])
    const done = await atOnce(
      orders.map(({ order }) => order._id),
      { deliveryWindow: 'early' },
    )
    expect(tally(done)).toEqual({ 200: 1, 409: 1 })
    expect(done.find(({ status }) => status === 409)).toMatchObject({
      body: { code: 'WINDOW_FULL', details: { open: { delivery: ['all-day', 'late'] } } },
    })
  })

  test('of two for the last unit of another depot one goes there', async () => {
    const pan = await createPan()
    const orders = await Promise.all([book({ item: pan }), book({ item: pan })])
    const north = await depotWith(pan.id, 1)
    await areasHave({ denver: { depot: north } })
    const ids = orders.map(({ order }) => order._id)
    const done = await atOnce(ids, { rentalAddress: denver })
    expect(tally(done)).toEqual({ 200: 1, 409: 1 })
    expect(done.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'NOT_ENOUGH_STOCK' } })
    expect(await reservedAt(pan.id, north)).toBe(9)
    expect((await Promise.all(ids.map(depotOf))).toSorted()).toEqual([north, 'main'].toSorted())
  })
})
