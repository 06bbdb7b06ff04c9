import type { Pickup } from '@trivet/core/contract/dispatch'
import type { Order, StaffOrder, SwapOffers } from '@trivet/core/contract/orders'
import type { AtRisk } from '@trivet/core/contract/stock'
import * as ordersCopy from '@trivet/core/copy/orders'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct } from '../../test/factories.ts'
import { createStaff } from '../../test/referrals.ts'
import { tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { database } = shop
const { prisma, sql } = database
const { book, as } = rentedKitchen(shop)
const staff = await createStaff(shop)

beforeEach(() => shop.clock.set(rentedAt))

type Pan = Partial<Parameters<typeof createProduct>[1]>
/** Of a kind that no other test has, so that nothing else is offered. */
const createPan = (fields: Pan = {}) =>
  createProduct(database, {
    kitCategory: 'pan',
    category: 'Chef',
    priceCents: 7000,
    depositCents: 9500,
    ...fields,
  })

async function bookedPan(changes: Parameters<typeof book>[0] = {}) {
  const wok = await createPan({ name: `Wok ${newId()}` })
  const booked = await book({ item: wok, ...changes })
  return { ...booked, wok, id: booked.order._id }
}

const offersFor = async (id: string, product?: string) =>
  as(staff, 'GET', `/admin/orders/${id}/swaps${product ? `?product=${product}` : ''}`)
const swap = (id: string, product: string, instead: string, key?: string) =>
  as(staff, 'POST', `/admin/orders/${id}/swaps`, { product, instead }, key)
const reservedOf = async (orderId: string) =>
  (await prisma.reservation.findMany({ where: { orderId } })).map(({ productId, units }) => [
    productId,
    units,
  ])
const staffOrder = async (id: string) =>
  (await as(staff, 'GET', `/admin/orders/${id}`)).body as unknown as StaffOrder
const shortOf = async (orderId: string) =>
  ((await as(staff, 'GET', '/admin/stock/at-risk')).body as unknown as AtRisk).orders
    .filter((order) => order.orderId === orderId)
    .map(({ product }) => product)

/** Five units are out for repair on a day of the orders, so that nobody can be given any. */
async function breakAll(product: string) {
  const hold = {
    product,
    depot: 'main',
    units: 5,
    firstDay: '2026-12-12',
    lastDay: '2026-12-12',
    reason: 'Handle',
  }
  expect((await as(staff, 'PUT', `/admin/stock-holds/${newId()}`, hold)).status).toBe(200)
}

test('an order that cannot be kept gets something else at the same price, and both stocks follow', async () => {
  const { id, guest, wok, order } = await bookedPan({ qty: 2 })
  const oven = await createPan({ name: `Dutch Oven ${newId()}`, priceCents: 7500, depositCents: 9000 })
  await breakAll(wok.id)
  expect(await shortOf(id)).toEqual([wok.id])
  const offered = (await offersFor(id)).body as unknown as SwapOffers
  expect(offered).toMatchObject({
    product: wok.id,
    units: 2,
    held: [{ product: wok.id, units: 2, isShort: true }],
  })
  expect(offered.offers.find(({ product }) => product === oven.id)).toMatchObject({ free: 5, difference: 10 })

  const done = await swap(id, wok.id, oven.id)
  const total = order.totalPrice
  const line = { product: oven.id, name: oven.name, slug: oven.slug, qty: 2, price: 70 }
  expect(done).toMatchObject({ status: 200, body: { totalPrice: total, orderItems: [line] } })
  expect(await reservedOf(id)).toEqual([[oven.id, 2]])
  expect(await shortOf(id)).toEqual([])
  const promised = { productId: wok.id, OR: [{ reserved: { gt: 0 } }, { short: { gt: 0 } }] }
  expect(await prisma.stockDay.count({ where: promised })).toBe(0)

  const note = `2 × ${wok.name} replaced with 2 × ${oven.name}: same price`
  const seen = (await as(guest, 'GET', `/orders/${id}`)).body as unknown as Order
  expect(seen.orderItems).toMatchObject([line])
  expect(seen.timeline?.at(-1)).toMatchObject({ kind: 'product-swapped', note })
  expect((await staffOrder(id)).events.find(({ kind }) => kind === 'product-swapped')).toMatchObject({ note })
  expect(
    await prisma.queuedMail.findMany({ where: { orderId: id, template: 'product-swapped' } }),
  ).toMatchObject([{ recipient: guest.email, data: { given: wok.name, instead: oven.name, units: 2 } }])
  const pickup = (await as(staff, 'GET', `/admin/dispatch/orders/${id}/pickup`)).body as unknown as Pickup
  expect(pickup).toMatchObject({
    isAsOrdered: true,
    boxes: [{ name: oven.name, pieces: [{ product: oven.id, quantity: 2, replacementPrice: 90 }] }],
  })
})

test('what a line brought is then the other product’s', async () => {
  const { id, wok } = await bookedPan()
  const oven = await createPan()
  expect((await swap(id, wok.id, oven.id)).status).toBe(200)
  await sql.query('SELECT fold_revenue()')
  const brought = await prisma.productRevenue.findMany({ where: { productId: { in: [wok.id, oven.id] } } })
  const { revenueCents } = await prisma.orderLine.findFirstOrThrow({ where: { orderId: id } })
  expect(Object.fromEntries(brought.map(({ productId, cents }) => [productId, Number(cents)]))).toEqual({
    [wok.id]: 0,
    [oven.id]: revenueCents,
  })
  expect(revenueCents).toBeGreaterThan(0)
})

test('a piece of a kit is swapped in the kit, which keeps its name and its price', async () => {
  const wok = await createPan({ name: 'A Wok', depositCents: 2000 })
  const spoon = await createProduct(database, { name: 'B Spoon', kitCategory: 'utensil' })
  const kit = await createProduct(database, {
    name: 'Family Kit',
    components: {
      create: [
        { componentId: wok.id, quantity: 2, position: 0 },
        { componentId: spoon.id, quantity: 1, position: 1 },
      ],
    },
  })
  const { guest, order } = await book({ item: kit })
  const id = order._id
  const oven = await createPan({ name: 'C Oven', depositCents: 5000, priceCents: 6000 })
  expect((await swap(id, wok.id, oven.id)).status).toBe(200)
  const asBooked = { name: 'Family Kit', product: kit.id, price: kit.priceCents / 100 }
  const seen = (await as(guest, 'GET', `/orders/${id}`)).body as unknown as Order
  expect(seen.orderItems).toMatchObject([
    { ...asBooked, items: [{ product: oven.id, name: 'C Oven', quantity: 2 }, { product: spoon.id }] },
  ])
  expect(seen.orderItems[0]).not.toHaveProperty('isCustomKit')
  expect(seen.totalPrice).toBe(order.totalPrice)
  expect(Object.fromEntries(await reservedOf(id))).toEqual({ [kit.id]: 1, [spoon.id]: 1, [oven.id]: 2 })
  const pickup = (await as(staff, 'GET', `/admin/dispatch/orders/${id}/pickup`)).body as unknown as Pickup
  expect(pickup).toMatchObject({
    isAsOrdered: true,
    boxes: [{ name: 'Family Kit', pieces: [{ name: 'C Oven', quantity: 2, replacementPrice: 20 }, {}] }],
  })
  // and back again, whole kits too: then it is packed as the catalog says
  expect((await swap(id, oven.id, wok.id)).status).toBe(200)
  const other = await createProduct(database, {
    components: { create: [{ componentId: wok.id, quantity: 4, position: 0 }] },
  })
  expect((await swap(id, kit.id, other.id)).status).toBe(200)
  expect(Object.fromEntries(await reservedOf(id))).toEqual({ [other.id]: 1, [wok.id]: 4 })
  expect((await as(guest, 'GET', `/orders/${id}`)).body['orderItems']).not.toMatchObject([{ items: [] }])
})

test('a piece of a custom kit is swapped in its order, and the guest’s own kit stays as it is', async () => {
  const { id, wok, order } = await bookedPan()
  const kitItem = {
    product: wok.id,
    slug: wok.slug,
    name: wok.name,
    image: wok.image,
    category: 'pan',
    quantity: 1,
    unitPriceCents: 7000,
    weightGrams: null,
    depositCents: null,
  }
  await prisma.orderLine.updateMany({
    where: { orderId: id },
    data: { productId: null, kitId: newId(), kitItems: [kitItem], name: 'My Custom Kit' },
  })
  const oven = await createPan({ image: 'dutch-oven' })
  expect(await swap(id, wok.id, oven.id)).toMatchObject({
    status: 200,
    body: {
      totalPrice: order.totalPrice,
      orderItems: [
        { name: 'My Custom Kit', image: 'dutch-oven', items: [{ product: oven.id, quantity: 1 }] },
      ],
    },
  })
  expect(await reservedOf(id)).toEqual([[oven.id, 1]])
})

test('twice at once is one swap, and with one key both are told so', async () => {
  const { id, wok } = await bookedPan()
  const oven = await createPan()
  const key = newId()
  const twice = await Promise.all([1, 2].map(() => swap(id, wok.id, oven.id, key)))
  expect(tally(twice)).toEqual({ 200: 2 })
  expect(tally(await Promise.all([1, 2].map(() => swap(id, oven.id, wok.id))))).toEqual({ 200: 1, 409: 1 })
  expect(await reservedOf(id)).toEqual([[wok.id, 1]])
  expect(await prisma.timelineEntry.count({ where: { orderId: id, kind: 'product-swapped' } })).toBe(2)
  expect(await swap(id, wok.id, oven.id, key)).toMatchObject({ status: 200 })
  expect(await swap(id, wok.id, (await createPan()).id, key)).toMatchObject({
    body: { code: 'IDEMPOTENCY_MISMATCH' },
  })
})

test('swaps to and fro at once all come through, for each locks products in one sequence', async () => {
  const [one, other] = [await createPan({ countInStock: 20 }), await createPan({ countInStock: 20 })]
  const orders = await Promise.all(
    [one, other, one, other, one, other, one, other].map(async (item) => {
      const instead = item === one ? other : one
      return { id: (await book({ item })).order._id, item, instead }
    }),
  )
  const answers = await Promise.all(orders.map(({ id, item, instead }) => swap(id, item.id, instead.id)))
  expect(tally(answers)).toEqual({ 200: 8 })
  for (const { id, instead } of orders) expect(await reservedOf(id)).toEqual([[instead.id, 1]])
})

test('of a swap and a booking for the last unit one gets it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, wok } = await bookedPan()
    const oven = await createPan({ countInStock: 1 })
    const [swapped, booked] = await Promise.all([swap(id, wok.id, oven.id), book({ item: oven })])
    const isBooked = booked.order._id !== undefined
    expect([swapped.status, isBooked]).toEqual(isBooked ? [409, true] : [200, false])
    if (isBooked) expect(swapped.body['code']).toBe('NOT_ENOUGH_STOCK')
    expect(await reservedOf(id)).toEqual([[isBooked ? wok.id : oven.id, 1]])
  }
})

test.each(['offered', 'taken'])('what only an order holds that was not paid in time is %s', async (done) => {
  const pot = await createPan({ kitCategory: 'pot' })
  const oven = await createPan({ kitCategory: 'pot', countInStock: 1 })
  const id = (await book({ item: pot })).order._id
  const { order: unpaid } = await book({ item: oven, paymentToken: undefined })
  const isOffered = async () => {
    const { offers } = (await offersFor(id, pot.id)).body as unknown as SwapOffers
    return offers.some(({ product, free }) => product === oven.id && free === 1)
  }
  expect(await isOffered()).toBe(false)
  expect((await swap(id, pot.id, oven.id)).body).toMatchObject({ code: 'NOT_ENOUGH_STOCK' })
  shop.clock.advance(31 * 60_000)
  if (done === 'offered') expect(await isOffered()).toBe(true)
  else expect((await swap(id, pot.id, oven.id)).status).toBe(200)
  expect((await staffOrder(unpaid._id)).status).toBe('cancelled')
})

test('only what is of its kind and free is offered and taken, until the order is packed', async () => {
  const { id, wok } = await bookedPan()
  const taken = await createPan({ countInStock: 1 })
  await book({ item: taken })
  const archived = await createPan({ archivedAt: new Date(rentedAt) })
  const whisk = await createProduct(database, { kitCategory: 'utensil', category: 'Chef' })
  const { body } = await offersFor(id, wok.id)
  const ids = (body as unknown as SwapOffers).offers.map(({ product }) => product)
  for (const one of [wok, taken, archived, whisk]) expect(ids).not.toContain(one.id)
  const refused = async (instead: string) => (await swap(id, wok.id, instead)).body
  expect(await refused(taken.id)).toMatchObject({ code: 'NOT_ENOUGH_STOCK' })
  expect(await refused(archived.id)).toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
  expect(await refused(whisk.id)).toMatchObject({
    code: 'ORDER_CHANGE_REFUSED',
    details: { code: 'other-kind' },
  })
  const oven = await createPan()
  await as(staff, 'PUT', `/orders/${id}/status`, { status: 'packed' })
  const closed = { status: 409, body: { message: ordersCopy.swapClosed('packed') } }
  expect(await swap(id, wok.id, oven.id)).toMatchObject(closed)
  expect(await offersFor(id)).toMatchObject(closed)
  expect(await reservedOf(id)).toEqual([[wok.id, 1]])
})

test('guests cannot, and unknown orders, products and bodies are answered like everywhere', async () => {
  const { id, guest, wok } = await bookedPan()
  const path = `/admin/orders/${id}/swaps`
  const body = { product: wok.id, instead: (await createPan()).id }
  expect((await as(guest, 'POST', path, body)).status).toBe(403)
  expect((await as(guest, 'GET', path)).status).toBe(403)
  for (const unknown of [newId(), 'nothing']) {
    expect(await swap(unknown, wok.id, body.instead)).toMatchObject({ body: { code: 'ORDER_NOT_FOUND' } })
    expect(await offersFor(unknown)).toMatchObject({ body: { code: 'ORDER_NOT_FOUND' } })
    expect(await offersFor(id, unknown)).toMatchObject({ body: { code: 'PRODUCT_NOT_FOUND' } })
    expect(await swap(id, unknown, body.instead)).toMatchObject({ body: { code: 'PRODUCT_NOT_FOUND' } })
    expect(await swap(id, wok.id, unknown)).toMatchObject({ body: { code: 'PRODUCT_NOT_FOUND' } })
  }
  for (const bad of [{}, { product: wok.id }, { ...body, instead: 7 }, { ...body, product: null }]) {
    expect((await as(staff, 'POST', path, bad)).status).toBe(400)
  }
  expect(await swap(id, body.instead, wok.id)).toMatchObject({
    status: 409,
    body: { details: { code: 'not-in-order' } },
  })
})
