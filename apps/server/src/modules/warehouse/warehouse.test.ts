import type { WarehouseDay } from '@trivet/core/contract/warehouse'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct } from '../../test/factories.ts'
import { orderChanges } from '../../test/order-changes.ts'
import { createGuest, createKit } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { newId } from '../../platform/ids.ts'
import { restClient } from '../accounts/test-client.ts'
import { keepAllLateUnits } from '../stock/keep-late-units.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { book } = rentedKitchen(shop)
const call = restClient(app)
clock.set(rentedAt)

const plate = await createProduct(database, { name: 'Plate', countInStock: 8 })
const pan = await createProduct(database, { name: 'Pan', countInStock: 4 })
const kit = await createKit(database, {
  fleet: 4,
  components: [
    { product: plate, quantity: 2 },
    { product: pan, quantity: 1 },
  ],
})

async function asStaff(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const { token } = await createStaff(shop)
  return call(method, path, { token, ...(body && { body }) })
}
const dayOf = async (day: string) =>
  (await asStaff('GET', `/admin/warehouse?day=${day}`)).body as unknown as WarehouseDay
const setShelf = (id: string, shelf: unknown) => asStaff('PUT', `/admin/products/${id}/shelf`, { shelf })
const move = async (id: string, ...statuses: string[]) => {
  for (const status of statuses) {
    const note = status === 'collected' ? 'Not counted' : ''
    expect((await asStaff('PUT', `/orders/${id}/status`, { status, note })).status).toBe(200)
  }
}

test('a day goes from the shelves to the guest, back and into the wash', async () => {
  const { order } = await book({ item: kit })
  const { order: other } = await book({ item: pan })
  expect((await setShelf(plate.id, ' A10 ')).body).toEqual({ productId: plate.id, shelf: 'A10' })
  await setShelf(pan.id, 'A2')
  const { pick } = await dayOf('2026-12-10')
  expect(
    pick.map(({ shelf, picks }) => [shelf, picks.map(({ name, quantity }) => [name, quantity])]),
  ).toEqual([
    ['A2', [['Pan', 2]]],
    ['A10', [['Plate', 2]]],
  ])
  expect(pick[0]?.picks[0]?.orders.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(
    [order.number, other.number].toSorted(),
  )
  expect((await dayOf('2026-12-09')).pick).toEqual([])

  await move(order._id, 'packed')
  expect((await dayOf('2026-12-10')).pick).toMatchObject([{ picks: [{ name: 'Pan', quantity: 1 }] }])
  await move(order._id, 'dispatched', 'delivered')
  expect((await dayOf('2026-12-16')).back).toEqual([])
  expect((await dayOf('2026-12-17')).back).toMatchObject([{ orderId: order._id, pickupDay: '2026-12-17' }])

  await move(order._id, 'collected')
  const washing = await dayOf('2026-12-17')
  expect(washing.back).toEqual([])
  expect(washing.wash).toMatchObject([
    { name: 'Pan', quantity: 1 },
    { name: 'Plate', quantity: 2 },
  ])
})

test('what is missing, or was taken out of stock, is not washed', async () => {
  const cooler = await createProduct(database, { name: 'Cooler', countInStock: 9, priceCents: 7000 })
  const counted = async (qty: number, count: object) => {
    const { order } = await book({ item: cooler, qty })
    await move(order._id, 'packed', 'dispatched', 'delivered')
    const counts = [{ product: cooler.id, ...count }]
    const path = `/admin/dispatch/orders/${order._id}/pickup`
    expect((await asStaff('POST', path, { counts })).status).toBe(200)
  }
  const toWash = async () =>
    (await dayOf('2026-12-17')).wash.find(({ name }) => name === 'Cooler')?.quantity ?? 0
  await counted(2, { missing: 2 })
  await counted(1, { missing: 1, takeOut: 1 })
  expect(await toWash()).toBe(0)
  await counted(4, { missing: 1, damaged: 1, takeOut: 2 })
  expect(await toWash()).toBe(2)
})

test('who picks sees which order still owes a part of its price, and may not be packed', async () => {
  const grill = await createProduct(database, { name: 'Grill', countInStock: 5, priceCents: 7000 })
  const days = { rentalStart: '2026-12-05', rentalEnd: '2026-12-06' }
  const { order: paid } = await book({ item: grill, ...days })
  const { order: owing } = await book({ item: grill, ...days })
  await orderChanges(shop, await createStaff(shop)).change(owing._id, { items: { [grill.id]: 2 } })
  const { pick } = await dayOf('2026-12-05')
  const grills = pick.flatMap(({ picks }) => picks).find(({ name }) => name === 'Grill')
  const marks = grills?.orders.map(({ orderId, isUnpaid }) => [orderId, isUnpaid])
  expect(Object.fromEntries(marks ?? [])).toEqual({ [paid._id]: false, [owing._id]: true })
  expect((await asStaff('PUT', `/orders/${owing._id}/status`, { status: 'packed' })).status).toBe(409)
})

test('a day of more orders than the lists hold says so', async () => {
  const { order } = await book({ item: pan })
  const day = await dayOf('2026-12-10')
  expect(day.isWhole).toBe(true)
  await database.sql.query(
    `INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object(
       'id', lpad(to_hex(n), 24, '0'), 'number', order_number_of(n, 8)))).*
     FROM orders o, generate_series(1, 300) n WHERE o.id = $1`,
    [order._id],
  )
  expect((await dayOf('2026-12-10')).isWhole).toBe(false)
  await database.sql.query("UPDATE orders SET status = 'cancelled' WHERE id LIKE '000000%'")
})

test('what a late pickup keeps from the next guests is short', async () => {
  const pot = await createProduct(database, { name: 'Pot', countInStock: 1, priceCents: 7000 })
  const { order } = await book({ item: pot })
  await move(order._id, 'packed', 'dispatched', 'delivered')
  const next = { rentalStart: '2026-12-21', rentalEnd: '2026-12-24' }
  await book({ item: pot, ...next })
  clock.set('2026-12-20T18:00:00Z')
  expect((await dayOf('2026-12-20')).short).toEqual([])
  await keepAllLateUnits({ sql: database.sql, clock })
  expect((await dayOf('2026-12-20')).short).toMatchObject([
    { name: 'Pot', day: '2026-12-21', missing: 1, late: [{ orderNumber: order.number }] },
  ])
  expect((await dayOf('2026-12-13')).short).toEqual([])
  clock.set(rentedAt)
})

test('what is out of service is short with nobody to call', async () => {
  const bowl = await createProduct(database, { name: 'Bowl', countInStock: 2, priceCents: 7000 })
  await book({ item: bowl })
  await book({ item: bowl })
  const held = { product: bowl.id, depot: 'main', units: 2, firstDay: '2026-12-11', lastDay: '2026-12-12' }
  const path = `/admin/stock-holds/${newId()}`
  expect((await asStaff('PUT', path, { ...held, reason: 'Cracked' })).status).toBe(200)
  expect((await dayOf('2026-12-09')).short).toEqual([
    { productId: bowl.id, name: 'Bowl', day: '2026-12-11', missing: 2, late: [] },
  ])
})

test('each depot is walked by itself, and named where there are several', async () => {
  const whisk = await createProduct(database, { name: 'Whisk', countInStock: 2, priceCents: 7000 })
  const { order } = await book({ item: whisk, rentalStart: '2026-12-03', rentalEnd: '2026-12-06' })
  await book({ item: whisk, rentalStart: '2026-12-03', rentalEnd: '2026-12-06' })
  expect((await dayOf('2026-12-03')).pick).toMatchObject([{ depot: null, picks: [{ quantity: 2 }] }])
  const north = newId()
  await asStaff('PUT', `/admin/depots/${north}`, { name: 'North' })
  await database.prisma.order.update({ where: { id: order._id }, data: { depotId: north } })
  expect((await dayOf('2026-12-03')).pick).toMatchObject([
    { depot: 'Main depot', picks: [{ name: 'Whisk', quantity: 1 }] },
    { depot: 'North', picks: [{ name: 'Whisk', quantity: 1 }] },
  ])
  await move(order._id, 'packed', 'dispatched', 'delivered')
  expect((await dayOf('2026-12-06')).back).toContainEqual(
    expect.objectContaining({ orderId: order._id, depot: 'North' }),
  )
  await move(order._id, 'collected')
  expect((await dayOf('2026-12-06')).wash).toContainEqual(
    expect.objectContaining({ name: 'Whisk', depot: 'North', quantity: 1 }),
  )
})

test('the day of one depot has what is to be done there alone', async () => {
  const ladle = await createProduct(database, { name: 'Ladle', countInStock: 3, priceCents: 7000 })
  const south = newId()
  await asStaff('PUT', `/admin/depots/${south}`, { name: 'South' })
  await asStaff('PUT', `/admin/products/${ladle.id}/stock/${south}`, { units: 1, seenUnits: 0 })
  const days = { rentalStart: '2026-12-03', rentalEnd: '2026-12-06' }
  const rent = async () => (await book({ item: ladle, ...days })).order._id
  const [picked, out, washed] = [await rent(), await rent(), await rent()]
  const data = { depotId: south }
  await database.prisma.order.updateMany({ where: { id: { in: [picked, out, washed] } }, data })
  await move(out, 'packed', 'dispatched', 'delivered')
  await move(washed, 'packed', 'dispatched', 'delivered', 'collected')
  const held = { product: ladle.id, units: 3, firstDay: '2026-12-04', lastDay: '2026-12-05' }
  await asStaff('PUT', `/admin/stock-holds/${newId()}`, { ...held, depot: 'main', reason: 'Cracked' })

  const there = await dayOf(`2026-12-06&depot=${south}`)
  expect(there.depot).toBe(south)
  expect(there.pick).toMatchObject([
    { depot: null, picks: [{ name: 'Ladle', orders: [{ orderId: picked }] }] },
  ])
  expect(there.back.map(({ orderId }) => orderId)).toEqual([out])
  expect(there.wash).toMatchObject([{ name: 'Ladle', quantity: 1 }])
  expect(there.short).toEqual([])
  const here = await dayOf('2026-12-04&depot=main')
  expect(here.short.map(({ name }) => name)).toContain('Ladle')
  expect(JSON.stringify([here.pick, here.wash, here.back])).not.toContain('Ladle')
})

test('a depot that nobody knows is every depot', async () => {
  expect((await dayOf('2026-12-04&depot=nowhere')).depot).toBeNull()
})

test('a shelf is a short text, of a product that is there', async () => {
  expect((await setShelf('f'.repeat(24), 'A1')).status).toBe(404)
  for (const shelf of ['x'.repeat(31), 7, null, 'A\u00001'])
    expect((await setShelf(pan.id, shelf)).status).toBe(400)
  await setShelf(pan.id, 'C1')
  expect((await setShelf(pan.id, '')).body).toEqual({ productId: pan.id, shelf: '' })
  expect(await database.prisma.productShelf.count({ where: { productId: pan.id } })).toBe(0)
})

test('the day is for staff, and of a day that is one', async () => {
  const { token } = await createGuest(shop)
  expect((await call('GET', '/admin/warehouse', { token })).status).toBe(403)
  expect((await asStaff('GET', '/admin/warehouse?day=soon')).status).toBe(400)
  expect((await asStaff('GET', '/admin/warehouse')).status).toBe(200)
})
