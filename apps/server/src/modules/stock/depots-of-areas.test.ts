import { toShopFacts } from '@trivet/core/contract/settings'
import type { AtRisk } from '@trivet/core/contract/stock'
import * as deliveryCopy from '@trivet/core/copy/delivery'
import { settingsRefusals } from '@trivet/core/copy/settings'
import * as stockCopy from '@trivet/core/copy/stock'
import { addDays } from '@trivet/core/dates'
import { standardSettings } from '@trivet/core/settings'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, firstDay, orderBody, postOrder } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'
import { findSettings } from '../settings/index.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const { book, as, heldDays } = rentedKitchen(shop)
const rest = restClient(app)
const { version: _, ...standard } = toShopFacts(standardSettings, {
  version: 0,
})
const austinAt = standard.serviceAreas.findIndex(({ id }) => id === 'austin')

let north: string

beforeEach(async () => {
  clock.set(rentedAt)
  await austinTakesFrom('main')
  north = newId()
  await asStaff('PUT', `/admin/depots/${north}`, { name: `North ${north}` })
})

async function asStaff(method: 'GET' | 'PUT' | 'POST', path: string, body?: object) {
  const { token } = await createStaff(shop)
  return rest(method, path, { token, ...(body && { body }) })
}

async function austinTakesFrom(depot: string) {
  return areaHas('austin', { depot })
}

/** One area with terms of its own, the others as they always are. */
async function areaHas(id: string, terms: object) {
  const { version } = await findSettings(database.sql)
  const serviceAreas = standard.serviceAreas.map((area) => (area.id === id ? { ...area, ...terms } : area))
  return asStaff('PUT', '/admin/settings', {
    version,
    settings: { ...standard, serviceAreas },
  })
}

const close = (id: string) =>
  asStaff('PUT', `/admin/depots/${id}`, {
    name: `North ${id}`,
    isClosed: true,
  })
const count = (product: string, units: number) =>
  asStaff('PUT', `/admin/products/${product}/stock/${north}`, {
    units,
    seenUnits: 0,
  })
const depotOf = async (orderId: string) => {
  const { depotId, reservations } = await prisma.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { reservations: true },
  })
  return [...new Set([depotId, ...reservations.map((held) => held.depotId)])]
}

test.each([
  ['nobody has', async () => newId()],
  ['is closed', async () => close(north).then(() => north)],
])('an area cannot have a depot that %s', async (_case, depot) => {
  expect(await austinTakesFrom(await depot())).toMatchObject({
    status: 400,
    body: {
      errors: [
        {
          path: `settings.serviceAreas.${austinAt}.depot`,
          message: settingsRefusals.depot,
        },
      ],
    },
  })
})

test('a depot stays open while an area has it, and the log names it', async () => {
  expect((await austinTakesFrom(north)).status).toBe(200)
  expect(await close(north)).toMatchObject({
    status: 409,
    body: { code: 'STOCK_REFUSED', message: stockCopy.depotServes('Austin') },
  })
  const [entry] = await prisma.auditEntry.findMany({
    where: { action: 'settings.changed' },
    orderBy: { id: 'desc' },
    take: 1,
  })
  expect(entry?.details).toMatchObject({
    setting: 'Austin',
    to: expect.stringContaining(`depot North ${north}`),
  })
  expect((await austinTakesFrom('main')).status).toBe(200)
  expect((await close(north)).status).toBe(200)
})

test('of closing a depot and giving it to an area one is refused', async () => {
  for (let round = 0; round < 8; round += 1) {
    await austinTakesFrom('main')
    await asStaff('PUT', `/admin/depots/${north}`, { name: `North ${north}` })
    const both = await Promise.all([close(north), austinTakesFrom(north)])
    expect(Object.values(tally(both)).toSorted()).toEqual([1, 1])
    const { settings } = await findSettings(database.sql)
    const isNamed = settings.serviceAreas.some(({ depot }) => depot === north)
    const { closedAt } = await prisma.depot.findUniqueOrThrow({
      where: { id: north },
    })
    expect(isNamed).toBe(closedAt === null)
  }
})

test('an order takes its units from the depot of its area, whatever stands in another', async () => {
  const pan = await createProduct(database, {
    priceCents: 7000,
    countInStock: 5,
  })
  await austinTakesFrom(north)
  const { token } = await createGuest(shop)
  const ordered = (changes: object = {}) => postOrder(app, { token, body: { ...orderBody(pan), ...changes } })
  expect((await ordered()).json()).toMatchObject({ code: 'NOT_ENOUGH_STOCK' })
  await count(pan.id, 1)
  const placed = await ordered()
  expect(placed.statusCode).toBe(201)
  expect(await depotOf(placed.json()._id)).toEqual([north])
  expect((await ordered()).json()).toMatchObject({ code: 'NOT_ENOUGH_STOCK' })
})

test('an order keeps to its depot through other days, when it is cancelled, and when its area has another', async () => {
  const pan = await createProduct(database, {
    priceCents: 7000,
    countInStock: 5,
  })
  await count(pan.id, 1)
  await austinTakesFrom(north)
  const { guest, order } = await book({ item: pan })
  await austinTakesFrom('main')
  const days = {
    rentalStart: addDays(firstDay, 1),
    rentalEnd: addDays(firstDay, 8),
  }
  const moved = await as(guest, 'POST', `/orders/${order._id}/date-change`, days)
  expect(moved.status).toBe(200)
  expect(await depotOf(order._id)).toEqual([north])
  expect(await heldDays(order._id)).toEqual([['2026-12-11', '2026-12-19']])
  const visit = { kind: 'pickup', day: '2026-12-19', seenDay: '2026-12-18' }
  const change = `/admin/dispatch/orders/${order._id}/visit-change`
  expect((await asStaff('POST', change, visit)).status).toBe(200)
  expect(await depotOf(order._id)).toEqual([north])
  const hold = {
    product: pan.id,
    depot: north,
    units: 1,
    firstDay: '2026-12-10',
    lastDay: null,
    reason: 'Bent',
  }
  await asStaff('PUT', `/admin/stock-holds/${newId()}`, hold)
  const { orders } = (await asStaff('GET', '/admin/stock/at-risk')).body as unknown as AtRisk
  expect(orders).toMatchObject([{ orderId: order._id, depot: north, helps: [{ depot: 'main', units: 5 }] }])
  expect((await as(guest, 'POST', `/orders/${order._id}/cancellation`, {})).status).toBe(200)
  expect(
    await prisma.stockDay.count({
      where: { productId: pan.id, reserved: { gt: 0 } },
    }),
  ).toBe(0)
})

test('areas and units by depot are taken away as files', async () => {
  const pan = await createProduct(database, { countInStock: 5 })
  await count(pan.id, 2)
  await areaHas('austin', { depot: north, deliveryPrice: 19.5, closedWeekdays: [0, 6] })
  const { token } = await createStaff(shop)
  const file = async (name: string) =>
    (await app.inject({ url: `/api/admin/${name}.csv`, headers: { authorization: `Bearer ${token}` } })).body
  expect((await file('stock')).split('\r\n')).toEqual(
    expect.arrayContaining([
      `${pan.slug},${pan.name},Main depot,5`,
      `${pan.slug},${pan.name},North ${north},2`,
    ]),
  )
  expect(await file('areas')).toContain(
    `austin,Austin,America/Chicago,786–787,North ${north},19.50,,,12,,,,,,,Sun Sat,`,
  )
})

describe('an order that moves to another area', () => {
  const denver = {
    street: '1701 Wynkoop St',
    city: 'Denver',
    state: 'CO',
    postalCode: '80202',
    country: 'USA',
  } as const

  test.each([
    ['another depot', () => ({ depot: north })],
    ['another fee', () => ({ deliveryPrice: 30 })],
    ['another tax', () => ({ taxBasisPoints: 700 })],
  ])('is not moved by its guest where that has %s', async (_case, terms) => {
    await areaHas('denver', terms())
    const { guest, order } = await book()
    for (const dryRun of [true, false]) {
      const asked = { rentalAddress: denver, version: 1, dryRun }
      const message = deliveryCopy.otherTerms('Denver')
      expect(await as(guest, 'PUT', `/orders/${order._id}/delivery`, asked)).toMatchObject({
        status: 409,
        body: { code: 'DELIVERY_TERMS_DIFFER', message, errors: [{ path: 'rentalAddress', message }] },
      })
    }
    const { body } = await as(guest, 'GET', `/orders/${order._id}`)
    expect(body).toMatchObject({ rentalAddress: { city: 'Austin' }, deliveryDetails: { version: 1 } })
  })

  test('is not just moved by staff either, who are told where that can be done', async () => {
    await areaHas('denver', { depot: north })
    const { order } = await book()
    const message = deliveryCopy.otherTermsForStaff('Denver')
    expect(
      await asStaff('PUT', `/admin/orders/${order._id}/delivery`, { rentalAddress: denver, version: 1 }),
    ).toMatchObject({ status: 409, body: { code: 'DELIVERY_TERMS_DIFFER', message } })
    expect(await depotOf(order._id)).toEqual(['main'])
  })
})
