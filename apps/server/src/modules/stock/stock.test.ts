import type { AdminProduct, ProductCalendar } from '@trivet/core/contract/catalog'
import type { AtRisk, ProductStock } from '@trivet/core/contract/stock'
import * as stockCopy from '@trivet/core/copy/stock'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct } from '../../test/factories.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'
import { knife } from '../catalog/admin/admin-products.setup.ts'
import { keepAllLateUnits } from './keep-late-units.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const { book } = rentedKitchen(shop)
const rest = restClient(app)

let north: string

beforeEach(async () => {
  clock.set(rentedAt)
  north = newId()
  expect((await asStaff('PUT', `/admin/depots/${north}`, { name: `North ${north}` })).status).toBe(200)
})

async function asStaff(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const { token } = await createStaff(shop)
  return rest(method, path, { token, ...(body && { body }) })
}

const count = (product: string, depot: string, units: number, seenUnits: number) =>
  asStaff('PUT', `/admin/products/${product}/stock/${depot}`, { units, seenUnits })
const stockOf = async (product: string) =>
  (await asStaff('GET', `/admin/products/${product}/stock`)).body as unknown as ProductStock
const unitsOf = async (product: string) => {
  const { depots } = await stockOf(product)
  return ['main', north].map((id) => depots.find(({ _id }) => _id === id)?.units)
}
const newTransfer = (product: string, changes: object = {}) => ({
  product,
  from: north,
  to: 'main',
  units: 2,
  leavesOn: '2026-12-20',
  arrivesOn: '2026-12-22',
  ...changes,
})
const atRisk = async (product: string) =>
  ((await asStaff('GET', '/admin/stock/at-risk')).body as unknown as AtRisk).orders.filter(
    (order) => order.product === product,
  )

test('units are counted by depot, and the stock is their sum', async () => {
  const { id } = await createProduct(database, { countInStock: 5 })
  expect(await count(id, north, 3, 0)).toMatchObject({ status: 200, body: { countInStock: 8 } })
  expect(await unitsOf(id)).toEqual([5, 3])
  expect((await prisma.product.findUniqueOrThrow({ where: { id } })).countInStock).toBe(8)
  // the same count again is no other one; a count of what somebody else counted is refused
  expect((await count(id, north, 3, 0)).status).toBe(200)
  expect(await count(id, north, 4, 0)).toMatchObject({
    status: 409,
    body: {
      code: 'STOCK_REFUSED',
      message: stockCopy.countedMeanwhile,
      errors: [{ path: 'units', message: stockCopy.countedMeanwhile }],
    },
  })
})

test('a smaller stock is taken off the main depot, and refused beyond what stands there', async () => {
  const slug = `knife-${newId()}`
  const draft = { ...knife, slug, countInStock: 5 }
  const made = (await asStaff('POST', '/admin/products', draft)).body as unknown as AdminProduct
  await count(made._id, north, 3, 0)
  const { body } = await asStaff('GET', `/admin/products/${made._id}`)
  const counted = (countInStock: number) =>
    asStaff('PUT', `/admin/products/${made._id}`, { ...draft, countInStock, updatedAt: body['updatedAt'] })
  expect(await counted(2)).toMatchObject({
    status: 409,
    body: { code: 'STOCK_RESERVED', message: stockCopy.countedElsewhere },
  })
  expect((await counted(4)).status).toBe(200)
  expect(await unitsOf(made._id)).toEqual([1, 3])
})

test('who edits a product while its units are counted is told', async () => {
  const draft = { ...knife, slug: `knife-${newId()}`, countInStock: 5 }
  const made = (await asStaff('POST', '/admin/products', draft)).body as unknown as AdminProduct
  clock.set('2026-12-05T12:00:00Z')
  await count(made._id, north, 3, 0)
  expect(
    await asStaff('PUT', `/admin/products/${made._id}`, { ...draft, price: 7, updatedAt: made.updatedAt }),
  ).toMatchObject({ status: 409, body: { code: 'PRODUCT_CHANGED' } })
})

test('a transfer is planned, leaves, and arrives with what was counted; the rest belongs to nobody', async () => {
  const { id } = await createProduct(database, { countInStock: 5 })
  await count(id, north, 3, 0)
  const transfer = newId()
  const twice = [1, 2].map(() => asStaff('PUT', `/admin/transfers/${transfer}`, newTransfer(id)))
  expect(tally(await Promise.all(twice))).toEqual({ 200: 2 })
  expect((await stockOf(id)).transfers).toHaveLength(1)
  const others = [{ arrivesOn: '2026-12-23' }, { isForced: true }, { units: 1 }].map((changes) =>
    asStaff('PUT', `/admin/transfers/${transfer}`, newTransfer(id, changes)),
  )
  expect(tally(await Promise.all(others))).toEqual({ 409: 3 })
  const step = (body: object) => asStaff('POST', `/admin/transfers/${transfer}/steps`, body)
  expect(await step({ step: 'arrive', arrived: 2 })).toMatchObject({
    status: 409,
    body: { message: stockCopy.transferNotSent },
  })
  expect((await step({ step: 'send' })).status).toBe(200)
  expect(await step({ step: 'call-off' })).toMatchObject({ status: 409 })
  expect(await step({ step: 'arrive', arrived: 3 })).toMatchObject({ status: 409 })
  const arrivals = Array.from({ length: 4 }, () => step({ step: 'arrive', arrived: 1 }))
  expect(tally(await Promise.all(arrivals))).toEqual({ 200: 4 })
  expect(await unitsOf(id)).toEqual([6, 1])
  expect(await step({ step: 'arrive', arrived: 2 })).toMatchObject({ status: 409 })
  expect((await stockOf(id)).transfers).toEqual([])
})

test('units that are sent before their day are missing from the day they left, and who counted on them is at risk', async () => {
  const { order, pan } = await book({ fleet: 2 })
  const transfer = newId()
  const away = newTransfer(pan.id, { from: 'main', to: north })
  expect((await asStaff('PUT', `/admin/transfers/${transfer}`, away)).status).toBe(200)
  expect(await atRisk(pan.id)).toEqual([])
  // the last half hour of that day by the shop's clock
  clock.set('2026-12-02T07:30:00Z')
  expect(await asStaff('POST', `/admin/transfers/${transfer}/steps`, { step: 'send' })).toMatchObject({
    status: 200,
    body: { transfers: [{ leavesOn: '2026-12-01', arrivesOn: '2026-12-22', isSent: true }] },
  })
  expect(await atRisk(pan.id)).toMatchObject([{ orderId: order._id, firstDay: '2026-12-10', short: 1 }])
  const { order: refused } = await book({ item: pan, rentalStart: '2026-12-03', rentalEnd: '2026-12-07' })
  expect(refused).toMatchObject({ code: 'NOT_ENOUGH_STOCK' })
})

test('units that are sent after their day were missing from that day all the same', async () => {
  const { id } = await createProduct(database, { countInStock: 2 })
  const transfer = newId()
  await asStaff('PUT', `/admin/transfers/${transfer}`, newTransfer(id, { from: 'main', to: north }))
  clock.set('2026-12-21T18:00:00Z')
  expect(await asStaff('POST', `/admin/transfers/${transfer}/steps`, { step: 'send' })).toMatchObject({
    status: 200,
    body: { transfers: [{ leavesOn: '2026-12-20', isSent: true }] },
  })
})

test('a transfer takes no units that are promised, nor more than there are, and may be called off', async () => {
  const { order, pan } = await book({ fleet: 5 })
  const away = newTransfer(pan.id, { from: 'main', to: north, leavesOn: '2026-12-12', units: 5 })
  const plan = (changes: object = {}) =>
    asStaff('PUT', `/admin/transfers/${newId()}`, { ...away, ...changes })
  expect(await plan()).toMatchObject({ status: 409, body: { message: stockCopy.promisedThere } })
  expect(await plan({ units: 6 })).toMatchObject({ status: 409, body: { message: stockCopy.fewerThanThat } })
  expect(await plan({ to: newId() })).toMatchObject({
    status: 409,
    body: { message: stockCopy.depotUnknown },
  })
  // neither a depot that never had any nor one that is unknown
  for (const from of [north, newId()]) {
    expect(await plan({ from, to: 'main', isForced: true })).toMatchObject({
      status: 409,
      body: { message: stockCopy.fewerThanThat },
    })
  }
  const forced = newId()
  expect((await asStaff('PUT', `/admin/transfers/${forced}`, { ...away, isForced: true })).status).toBe(200)
  expect(await atRisk(pan.id)).toMatchObject([{ orderId: order._id, firstDay: '2026-12-12', short: 1 }])
  expect((await asStaff('POST', `/admin/transfers/${forced}/steps`, { step: 'call-off' })).status).toBe(200)
  expect(await atRisk(pan.id)).toEqual([])
})

test('units out of service are not rented until they are back', async () => {
  const { id } = await createProduct(database, { countInStock: 2 })
  const free = async () =>
    (await rest('GET', `/products/${id}/availability?start=2026-12-10&end=2026-12-12`, {})).body['free']
  const hold = newId()
  const held = {
    product: id,
    depot: 'main',
    units: 1,
    firstDay: '2026-12-05',
    lastDay: null,
    reason: 'Handle',
  }
  for (const _twice of [1, 2])
    expect((await asStaff('PUT', `/admin/stock-holds/${hold}`, held)).status).toBe(200)
  expect(
    await asStaff('PUT', `/admin/stock-holds/${hold}`, { ...held, lastDay: '2026-12-20' }),
  ).toMatchObject({ status: 409, body: { message: stockCopy.otherOfThatId } })
  expect(await asStaff('PUT', `/admin/stock-holds/${newId()}`, { ...held, depot: newId() })).toMatchObject({
    status: 409,
    body: { message: stockCopy.moreInRepair },
  })
  expect(await free()).toBe(1)
  expect((await asStaff('POST', `/admin/stock-holds/${hold}/end`, { backOn: '2026-12-09' })).status).toBe(200)
  expect(await free()).toBe(2)
  expect((await stockOf(id)).holds).toMatchObject([{ lastDay: '2026-12-08', reason: 'Handle' }])
})

test('no more is out of service on one day than belongs to the depot, whoever asks at once', async () => {
  const { id } = await createProduct(database, { countInStock: 5 })
  await count(id, north, 20, 0)
  const hold = (units: number, firstDay: string, lastDay: string | null) =>
    asStaff('PUT', `/admin/stock-holds/${newId()}`, {
      product: id,
      depot: 'main',
      units,
      firstDay,
      lastDay,
      reason: 'Handle',
    })
  const refused = {
    status: 409,
    body: {
      code: 'STOCK_REFUSED',
      message: stockCopy.moreInRepair,
      errors: [{ path: 'units', message: stockCopy.moreInRepair }],
    },
  }
  expect(await hold(6, '2026-12-05', null)).toMatchObject(refused)
  expect(tally(await Promise.all([1, 2, 3].map(() => hold(2, '2026-12-05', '2026-12-08'))))).toEqual({
    200: 2,
    409: 1,
  })
  expect(await hold(2, '2026-12-08', null)).toMatchObject(refused)
  expect((await hold(1, '2026-12-08', null)).status).toBe(200)
  expect((await hold(4, '2026-12-09', '2026-12-20')).status).toBe(200)
  expect(await hold(1, '2026-12-20', '2026-12-20')).toMatchObject(refused)
  expect((await hold(4, '2026-12-21', null)).status).toBe(200)
})

test('units that are promised, or late with a guest, go out of service all the same', async () => {
  const { order, pan } = await book({ fleet: 1 })
  for (const status of ['packed', 'dispatched', 'delivered']) {
    expect((await asStaff('PUT', `/orders/${order._id}/status`, { status })).status).toBe(200)
  }
  clock.set('2026-12-19T18:00:00Z')
  await keepAllLateUnits({ sql: database.sql, clock })
  const held = {
    product: pan.id,
    depot: 'main',
    units: 1,
    firstDay: '2026-12-17',
    lastDay: null,
    reason: 'Lid',
  }
  expect((await asStaff('PUT', `/admin/stock-holds/${newId()}`, held)).status).toBe(200)
})

test('an order that loses its pan to a late pickup is told days ahead, and saved by a transfer', async () => {
  const { order: late, pan } = await book({ fleet: 1 })
  await count(pan.id, north, 1, 0)
  const { order: next } = await book({ item: pan, rentalStart: '2026-12-20', rentalEnd: '2026-12-27' })
  for (const status of ['packed', 'dispatched', 'delivered']) {
    expect((await asStaff('PUT', `/orders/${late._id}/status`, { status })).status).toBe(200)
  }
  clock.set('2026-12-19T18:00:00Z')
  await keepAllLateUnits({ sql: database.sql, clock })
  expect(await atRisk(pan.id)).toMatchObject([
    { orderId: next._id, firstDay: '2026-12-20', lastDay: '2026-12-20', short: 1, isNext: true },
  ])
  expect((await atRisk(pan.id))[0]?.helps).toMatchObject([{ depot: north, units: 1 }])
  expect((await stockOf(pan.id)).holds).toMatchObject([{ kind: 'overdue', orderNumber: late.number }])
  const transfer = newTransfer(pan.id, { units: 1, leavesOn: '2026-12-19', arrivesOn: '2026-12-20' })
  const calendar = async () =>
    (await asStaff('GET', `/admin/products/${pan.id}/calendar?month=2026-12`))
      .body as unknown as ProductCalendar
  const shortDays = async () => (await calendar()).days.filter(({ short }) => short > 0)
  expect(await shortDays()).toMatchObject([{ date: '2026-12-20', short: 1 }])
  expect((await calendar()).away).toMatchObject([{ kind: 'overdue', units: 1, orderNumber: late.number }])
  expect((await asStaff('PUT', `/admin/transfers/${newId()}`, transfer)).status).toBe(200)
  expect(await atRisk(pan.id)).toEqual([])
  expect(await shortDays()).toEqual([])
  expect((await calendar()).away).toMatchObject([
    { kind: 'overdue' },
    { kind: 'transfer', units: 1, firstDay: '2026-12-19', lastDay: '2026-12-19', to: 'Main depot' },
  ])
})

test('a depot is closed when nothing is in it, and the main one never', async () => {
  const close = (id: string) =>
    asStaff('PUT', `/admin/depots/${id}`, { name: `Closed ${id}`, isClosed: true })
  expect(await close('main')).toMatchObject({ status: 409, body: { message: stockCopy.mainStaysOpen } })
  const { id } = await createProduct(database)
  await count(id, north, 1, 0)
  expect(await close(north)).toMatchObject({ status: 409, body: { message: stockCopy.depotNotEmpty } })
  await count(id, north, 0, 1)
  expect((await close(north)).status).toBe(200)
  const to = { ...newTransfer(id, { from: 'main', to: north }), units: 1 }
  expect(await asStaff('PUT', `/admin/transfers/${newId()}`, to)).toMatchObject({
    status: 409,
    body: { message: stockCopy.depotClosed },
  })
  expect(await count(id, north, 2, 0)).toMatchObject({
    status: 409,
    body: { message: stockCopy.depotClosed },
  })
  expect((await count(id, north, 0, 0)).status).toBe(200)
})

test('a depot that somebody else saved meanwhile is not saved over', async () => {
  const depot = newId()
  const save = (body: object) => asStaff('PUT', `/admin/depots/${depot}`, body)
  const seen = { name: `Depot ${depot}`, postalCode: '60608', isClosed: false }
  expect((await save(seen)).status).toBe(200)
  const [moved, renamed] = [
    { ...seen, postalCode: '60601', seen },
    { ...seen, name: `North ${depot}`, seen },
  ]
  expect(tally(await Promise.all([save(moved), save(renamed)]))).toEqual({ 200: 1, 409: 1 })
  expect(await save(renamed)).toMatchObject({
    status: 409,
    body: { code: 'STOCK_REFUSED', message: stockCopy.depotChangedMeanwhile },
  })
})

test('of closing a depot and bringing units to it one is refused', async () => {
  const { id } = await createProduct(database, { countInStock: 9 })
  for (let round = 0; round < 8; round += 1) {
    const depot = newId()
    const save = (isClosed: boolean) =>
      asStaff('PUT', `/admin/depots/${depot}`, { name: `Depot ${depot}`, isClosed })
    expect((await save(false)).status).toBe(200)
    const transfer = newTransfer(id, { from: 'main', to: depot, units: 1 })
    const brought =
      round % 2 === 0 ? count(id, depot, 1, 0) : asStaff('PUT', `/admin/transfers/${newId()}`, transfer)
    expect(tally(await Promise.all([save(true), brought]))).toEqual({ 200: 1, 409: 1 })
  }
})

test.each([
  ['a depot without a name', 'PUT', `/admin/depots/${newId()}`, { name: ' ' }],
  ['a depot of another name than an id', 'PUT', '/admin/depots/north', { name: 'North' }],
  ['half a unit', 'PUT', `/admin/products/${newId()}/stock/main`, { units: 0.5, seenUnits: 0 }],
  ['less than nothing', 'PUT', `/admin/products/${newId()}/stock/main`, { units: -1, seenUnits: 0 }],
  ['a transfer to where it is', 'PUT', `/admin/transfers/${newId()}`, newTransfer('x', { from: 'main' })],
  [
    'a transfer back in time',
    'PUT',
    `/admin/transfers/${newId()}`,
    newTransfer('x', { from: newId(), arrivesOn: '2026-12-01' }),
  ],
  ['an arrival nobody counted', 'POST', `/admin/transfers/${newId()}/steps`, { step: 'arrive' }],
] as const)('refuses %s', async (_case, method, path, body) => {
  expect((await asStaff(method, path, body)).status).toBe(400)
})

test.each([
  ['stock', 'GET', `/admin/products/${newId()}/stock`, undefined],
  ['a count', 'PUT', `/admin/products/${newId()}/stock/main`, { units: 1, seenUnits: 0 }],
  ['a step of a transfer', 'POST', `/admin/transfers/${newId()}/steps`, { step: 'send' }],
  ['the end of a hold', 'POST', `/admin/stock-holds/${newId()}/end`, { backOn: '2026-12-05' }],
] as const)('%s of what is not there is not found', async (_case, method, path, body) => {
  expect((await asStaff(method, path, body)).status).toBe(404)
})

test('two depots whose names differ in letter case alone would be one in every list and file', async () => {
  const [one, other] = [newId(), newId()]
  const save = (id: string, name: string) => asStaff('PUT', `/admin/depots/${id}`, { name })
  expect((await save(one, 'Riverside')).status).toBe(200)
  const taken = { status: 409, body: { errors: [{ path: 'name', message: stockCopy.depotNameTaken }] } }
  expect(await save(other, 'RIVERSIDE')).toMatchObject(taken)
  // its own it may write otherwise
  expect((await save(one, 'riverside')).status).toBe(200)
})
