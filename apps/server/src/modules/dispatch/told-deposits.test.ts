import type { Pickup } from '@trivet/core/contract/dispatch'
import type { Order } from '@trivet/core/contract/orders'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct } from '../../test/factories.ts'
import { orderChanges } from '../../test/order-changes.ts'
import { createGuest, createKit, orderBody, postOrder } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { itemsOf, kitCook, kitKitchen } from '../kits/kit-kitchen.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const { as, book } = rentedKitchen(shop)
const staff = await createStaff(shop)
const { change, seenByStaff } = orderChanges(shop, staff)

beforeEach(() => clock.set(rentedAt))

const createItem = (depositCents: number, fields = {}) =>
  createProduct(database, { priceCents: 7000, countInStock: 9, depositCents, ...fields })

/** An order at whatever it costs. */
async function place({ token }: { token: string }, body: ReturnType<typeof orderBody>) {
  const paid = { ...body, paymentToken: 'tok_test_success' }
  const refused = await postOrder(app, { token, body: paid })
  const { totalPrice } = refused.json<{ details: { totalPrice: number } }>().details
  return (await postOrder(app, { token, body: { ...paid, totalPrice } })).json<Order>()
}

/** Two coolers at $25 each, and a kit of four plates at $6 and a pan at $102. */
async function ordered() {
  const [cooler, plate, pan] = [await createItem(2500), await createItem(600), await createItem(10_200)]
  const kit = await createKit(database, {
    fleet: 9,
    components: [
      { product: plate, quantity: 4 },
      { product: pan, quantity: 1 },
    ],
  })
  const guest = await createGuest(shop)
  const orderItems = [
    { product: cooler.id, qty: 2 },
    { product: kit.id, qty: 1 },
  ]
  const order = await place(guest, orderBody(cooler, { orderItems }))
  expect(order).toMatchObject({ deposit: 176, isPaid: true })
  return { id: order._id, cooler, plate, pan, kit }
}

const raise = (...products: { id: string }[]) =>
  prisma.product.updateMany({
    where: { id: { in: products.map(({ id }) => id) } },
    data: { depositCents: 50_000 },
  })

async function deliver(id: string) {
  for (const status of ['packed', 'dispatched', 'delivered']) {
    expect((await as(staff, 'PUT', `/orders/${id}/status`, { status })).status).toBe(200)
  }
  clock.set('2026-12-17T18:00:00Z')
}

const checklist = async (id: string) =>
  (await as(staff, 'GET', `/admin/dispatch/orders/${id}/pickup`)).body as unknown as Pickup

async function valuesOf(id: string) {
  const { boxes } = await checklist(id)
  return Object.fromEntries(
    boxes.flatMap(({ pieces }) => pieces.map((piece) => [piece.product, piece.replacementPrice])),
  )
}

/** What is charged when nothing comes back at all. */
async function chargeForAll(id: string) {
  const { boxes } = await checklist(id)
  const counts = boxes.flatMap(({ pieces }) =>
    pieces.map(({ product, quantity }) => ({ product, missing: quantity })),
  )
  const path = `/admin/dispatch/orders/${id}/pickup`
  const { check } = (await as(staff, 'POST', path, { counts })).body as unknown as Pickup
  return check?.charge
}

describe('a piece that does not come back costs what was told of it', () => {
  test('whatever its product or its kit asks for by then', async () => {
    const { id, cooler, plate, pan } = await ordered()
    await raise(cooler, plate, pan)
    await deliver(id)
    expect(await valuesOf(id)).toEqual({ [cooler.id]: 25, [plate.id]: 6, [pan.id]: 102 })
    expect(await chargeForAll(id)).toBe(176)
  })

  test('also where its kit has been given other pieces since', async () => {
    const { id, pan, kit, plate, cooler } = await ordered()
    await deliver(id)
    await raise(pan, plate, cooler)
    await prisma.kitComponent.delete({ where: { kitId_componentId: { kitId: kit.id, componentId: pan.id } } })
    expect(await checklist(id)).toMatchObject({ isAsOrdered: false })
    expect(await chargeForAll(id)).toBe(176)
  })

  test('also of a custom kit', async () => {
    const { knife, pan, spoon } = await kitKitchen(shop)
    const cook = await kitCook(shop)
    const { body: kit } = await cook.create({ items: itemsOf([knife, 1], [pan, 2], [spoon, 1]) })
    const orderItems = [{ product: kit._id, qty: 1, isCustomKit: true }]
    const { _id: id } = await place(cook, orderBody(pan, { orderItems }))
    await raise(knife, pan)
    await deliver(id)
    // 15 + 2 × 18 + 8
    expect(await chargeForAll(id)).toBe(59)
  })

  test('and the least where it was told twice', async () => {
    const { order, pan } = await book({ item: await createItem(4500) })
    await raise(pan)
    const kit = await createKit(database, { fleet: 9, components: [{ product: pan, quantity: 1 }] })
    await change(order._id, { items: { [pan.id]: 1, [kit.id]: 1 } })
    expect(await valuesOf(order._id)).toEqual({ [pan.id]: 45 })
  })

  test('but in an order from before it was kept what it costs today', async () => {
    const { id, cooler } = await ordered()
    await prisma.$executeRaw`UPDATE order_lines SET deposit_cents = NULL, piece_deposits = NULL
                             WHERE order_id = ${id}`
    await raise(cooler)
    await deliver(id)
    expect(await valuesOf(id)).toMatchObject({ [cooler.id]: 500 })
  })
})

describe('an order that staff change', () => {
  test('is told less or more by what was told of its things, and of new ones by what they cost', async () => {
    const { id, cooler, kit, pan } = await ordered()
    await raise(cooler, pan)
    const lid = await createItem(1000, { priceCents: 100 })
    await change(id, { items: { [cooler.id]: 1, [kit.id]: 1, [lid.id]: 1 } })
    expect((await seenByStaff(id)).deposit).toBe(161)
    await deliver(id)
    expect(await chargeForAll(id)).toBe(161)
  })

  test('is told the same of what stays after a swap', async () => {
    const { order, pan } = await book({ item: await createItem(2500), qty: 2 })
    const dear = await createItem(9000)
    expect((await swap(order._id, pan, dear)).status).toBe(200)
    await change(order._id, { items: { [dear.id]: 1 } })
    expect((await seenByStaff(order._id)).deposit).toBe(25)
  })
})

const swap = (id: string, given: { id: string }, instead: { id: string }) =>
  as(staff, 'POST', `/admin/orders/${id}/swaps`, { product: given.id, instead: instead.id }, newId())

describe('what is swapped in', () => {
  test('costs what it is worth, and no more than was told of what it came for', async () => {
    const { order, pan } = await book({ item: await createItem(2500) })
    const [dear, cheap] = [await createItem(9000), await createItem(500)]
    await swap(order._id, pan, dear)
    expect(await valuesOf(order._id)).toEqual({ [dear.id]: 25 })
    await swap(order._id, dear, cheap)
    expect(await valuesOf(order._id)).toEqual({ [cheap.id]: 5 })
    await raise(pan)
    await swap(order._id, cheap, pan)
    expect(await valuesOf(order._id)).toEqual({ [pan.id]: 25 })
  })

  test('is bound by that in a kit too, whose other pieces stay as they were told', async () => {
    const { id, cooler, plate, pan } = await ordered()
    const [dear, cheap] = [await createItem(20_000), await createItem(500)]
    await raise(plate)
    await swap(id, pan, dear)
    expect(await valuesOf(id)).toEqual({ [cooler.id]: 25, [plate.id]: 6, [dear.id]: 102 })
    await swap(id, dear, cheap)
    expect(await valuesOf(id)).toMatchObject({ [cheap.id]: 5 })
    await raise(pan)
    await swap(id, cheap, pan)
    await deliver(id)
    expect(await chargeForAll(id)).toBe(176)
  })

  test('and is a kit costs together no more than the other kit', async () => {
    const { id, kit } = await ordered()
    const [pot, cup] = [await createItem(20_000), await createItem(2600)]
    const other = await createKit(database, {
      fleet: 9,
      components: [
        { product: pot, quantity: 1 },
        { product: cup, quantity: 2 },
      ],
    })
    await swap(id, kit, other)
    // 126 of 252
    expect(await valuesOf(id)).toMatchObject({ [pot.id]: 100, [cup.id]: 13 })
    await deliver(id)
    expect(await chargeForAll(id)).toBe(176)
  })
})
