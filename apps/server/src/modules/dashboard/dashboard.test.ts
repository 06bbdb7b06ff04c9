import type { Dashboard } from '@trivet/core/contract/dashboard'
import type { Order } from '@trivet/core/contract/orders'
import { calendarDate } from '@trivet/core/dates'
import { describe, expect, test } from 'vitest'
import { restClient } from '../accounts/test-client.ts'
import { testApp } from '../../test/app.ts'
import { rentedKitchen } from '../../test/booked.ts'
import { newId } from '../../platform/ids.ts'
import { createProduct, createUser } from '../../test/factories.ts'
import { minuteOver } from '../../test/minute-over.ts'
import { orderChanges } from '../../test/order-changes.ts'
import { createGuest, postOrder, orderBody } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { foldRevenue } from './fold-revenue.ts'

const shop = await testApp()
const { app, database, clock } = shop
const call = restClient(app)
const { book, as } = rentedKitchen(shop)
clock.set('2026-12-01T12:00:00Z')
const staff = await createStaff(shop)

type OwnersDashboard = Required<Dashboard> & { totals: Required<Dashboard['totals']> }

async function dashboard(range = '30d'): Promise<OwnersDashboard> {
  const { token } = await createStaff(shop, { email: `staff-${Math.random()}@example.com` })
  const answer = await call('GET', `/admin/dashboard?range=${range}`, { token })
  expect(answer.status).toBe(200)
  return answer.body as unknown as OwnersDashboard
}

/** What the orders themselves say, to the cent. */
async function summedFromOrders() {
  const { rows } = await database.sql.query<{ received: string; refunded: string }>(
    `SELECT (SELECT coalesce(sum(amount_cents), 0) FROM payments) AS received,
       (SELECT coalesce(sum(amount_cents), 0) FROM refunds) AS refunded`,
  )
  return { received: Number(rows[0]?.received) / 100, refunded: Number(rows[0]?.refunded) / 100 }
}

const revenueOf = (figures: OwnersDashboard, id: string) =>
  figures.topProducts.find(({ _id }) => _id === id)?.revenue ?? 0

describe('revenue', () => {
  test('counts paid orders only, on the day in Los Angeles on which they were paid', async () => {
    clock.set('2026-12-01T07:59:00Z')
    await book()
    const waiting = await book({ paymentToken: undefined })
    clock.set('2026-12-01T08:01:00Z')
    await book()
    const figures = await dashboard('7d')
    expect(waiting.order.isPaid).toBe(false)
    expect(figures.today).toBe('2026-12-01')
    expect(figures.timeZone).toBe('America/Los_Angeles')
    expect(figures.overTime.points.slice(-2)).toEqual([
      { period: '2026-11-30', received: 90.78, refunded: 0, revenue: 90.78 },
      { period: '2026-12-01', received: 90.78, refunded: 0, revenue: 90.78 },
    ])
    expect(figures.overTime.revenue).toBe(181.56)
    expect(figures.totals).toMatchObject({ revenue: 181.56, orders: 3, pendingOrders: 1 })
    expect(figures.pendingOrders.map(({ _id }) => _id)).toEqual([waiting.order._id])
  })

  test('a refund is taken off on its own day, from the shop and from the product', async () => {
    clock.set('2026-12-02T12:00:00Z')
    const { order, pan } = await book()
    clock.set('2026-12-03T20:00:00Z')
    const refund = await as(staff, 'POST', `/orders/${order._id}/refunds`, { amount: 45.39, reason: 'Late' })
    expect(refund.status).toBe(201)
    const figures = await dashboard('7d')
    expect(figures.overTime.points.at(-1)).toEqual({
      period: '2026-12-03',
      received: 0,
      refunded: 45.39,
      revenue: -45.39,
    })
    expect(revenueOf(figures, pan.id)).toBe(35)
  })

  test('an order given back in full brings its product nothing', async () => {
    const { order, pan } = await book()
    await as(staff, 'PUT' as 'POST', `/orders/${order._id}/status`, { status: 'cancelled' })
    await minuteOver(shop)
    expect(revenueOf(await dashboard(), pan.id)).toBe(0)
  })

  test('days that are added and taken off again move the product to what it costs now', async () => {
    clock.set('2026-12-05T12:00:00Z')
    const { order, pan, guest } = await book({
      rentalStart: calendarDate('2026-12-20'),
      rentalEnd: calendarDate('2026-12-27'),
    })
    const longer = await as(guest, 'POST', `/orders/${order._id}/extension`, {
      rentalEnd: '2026-12-30',
      paymentToken: 'tok_test_success',
    })
    expect(longer.status).toBe(200)
    expect(revenueOf(await dashboard(), pan.id)).toBe(100)
    const shorter = await as(guest, 'POST', `/orders/${order._id}/date-change`, {
      rentalStart: '2026-12-20',
      rentalEnd: '2026-12-27',
    })
    expect(shorter.status).toBe(200)
    expect(revenueOf(await dashboard(), pan.id)).toBe(70)
  })

  test('has the same cents as the payments and refunds of all orders, added up or not', async () => {
    const expected = await summedFromOrders()
    const before = await dashboard('12m')
    expect(before.totals).toMatchObject(expected)
    expect(before.overTime).toMatchObject(expected)
    await foldRevenue(database)
    await book()
    const after = await summedFromOrders()
    expect((await dashboard('12m')).totals).toMatchObject(after)
    await Promise.all([foldRevenue(database), foldRevenue(database), book(), foldRevenue(database)])
    await foldRevenue(database)
    expect((await dashboard('12m')).totals).toMatchObject(await summedFromOrders())
    const left = await database.sql.query('SELECT FROM revenue_changes')
    expect(left.rowCount).toBe(0)
  })

  test('of the products is that of their lines, added up or not', async () => {
    const { rows } = await database.sql.query<{ product_id: string; cents: string }>(
      'SELECT product_id, sum(revenue_cents) AS cents FROM order_lines GROUP BY 1 HAVING sum(revenue_cents) > 0',
    )
    const { rows: folded } = await database.sql.query<{ product_id: string; cents: string }>(
      'SELECT product_id, cents FROM product_revenue WHERE cents > 0',
    )
    const sorted = (list: { product_id: string; cents: string }[]) =>
      list.map(({ product_id: id, cents }) => `${id}:${cents}`).toSorted()
    expect(sorted(folded)).toEqual(sorted(rows))
  })

  test('twenty payments at once all count', async () => {
    const before = await dashboard('7d')
    const pan = await createProduct(database, { priceCents: 7000, countInStock: 30 })
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const guest = await createGuest(shop)
        const body = orderBody(pan, { paymentToken: 'tok_test_success' })
        expect((await postOrder(app, { token: guest.token, body })).statusCode).toBe(201)
      }),
    )
    const after = await dashboard('7d')
    expect(after.totals.revenue - before.totals.revenue).toBeCloseTo(20 * 90.78, 2)
    expect(after.topProducts[0]).toEqual({ _id: pan.id, name: pan.name, revenue: 1400 })
  })
})

describe('the day', () => {
  test('asks for visits on the date of their place, and tells which are late', async () => {
    clock.set('2026-12-06T12:00:00Z')
    const orders: Order[] = []
    for (const start of ['2026-12-07', '2026-12-08']) {
      const rentalStart = calendarDate(start)
      orders.push((await book({ rentalStart, rentalEnd: calendarDate('2026-12-20') })).order)
    }
    const [late, today] = orders
    // ten in the evening in Los Angeles, midnight in Austin, where they go
    clock.set('2026-12-08T06:30:00Z')
    const figures = await dashboard()
    expect(figures.deliveries.visits.map(({ order }) => order)).toContain(today?._id)
    expect(figures.overdue.visits).toContainEqual(
      expect.objectContaining({ order: late?._id, kind: 'delivery', day: '2026-12-07', isOverdue: true }),
    )
    expect(figures.deliveries.visits.every(({ day }) => day === '2026-12-08')).toBe(true)
  })

  test('marks a delivery whose order still owes a part of its price', async () => {
    clock.set('2026-12-08T12:00:00Z')
    const on = { rentalStart: calendarDate('2026-12-08'), rentalEnd: calendarDate('2026-12-20') }
    const { order: paid } = await book(on)
    const { order: owing, pan } = await book(on)
    await orderChanges(shop, staff).change(owing._id, { items: { [pan.id]: 2 } })
    const marks = (await dashboard()).deliveries.visits.map(({ order, isUnpaid }) => [order, isUnpaid])
    expect(Object.fromEntries(marks)).toMatchObject({ [paid._id]: false, [owing._id]: true })
  })

  test('names what is nearly out, and when', async () => {
    const rare = await createProduct(database, { name: 'Copper stock pot', countInStock: 4 })
    expect((await dashboard()).lowStock.products.map(({ _id }) => _id)).not.toContain(rare.id)
    await book({
      item: { id: rare.id, priceCents: rare.priceCents },
      qty: 4,
      rentalStart: calendarDate('2026-12-14'),
    })
    const { lowStock } = await dashboard()
    expect(lowStock.products).toContainEqual({
      _id: rare.id,
      name: 'Copper stock pot',
      depot: null,
      fleet: 4,
      free: 0,
      day: '2026-12-14',
    })
  })

  test('says how many are short, of the units of which depot', async () => {
    const rare = await createProduct(database, { name: 'Fish kettle', countInStock: 4 })
    const north = newId()
    await database.prisma.depot.create({ data: { id: north, name: 'North depot' } })
    const stock = (depot: string) => `/admin/products/${rare.id}/stock/${depot}`
    expect((await as(staff, 'PUT', stock(north), { units: 9, seenUnits: 0 })).status).toBe(200)
    const item = { id: rare.id, priceCents: rare.priceCents }
    await book({ item, qty: 3, rentalStart: calendarDate('2026-12-14') })
    const low = async () => (await dashboard()).lowStock.products.filter(({ _id }) => _id === rare.id)
    const found = { _id: rare.id, name: 'Fish kettle', depot: 'Main depot', fleet: 4, day: '2026-12-14' }
    expect(await low()).toEqual([{ ...found, free: 1 }])
    const hold = { product: rare.id, depot: 'main', units: 2, firstDay: '2026-12-14', lastDay: null }
    const put = await as(staff, 'PUT', `/admin/stock-holds/${newId()}`, { ...hold, reason: 'Cracked' })
    expect(put.status).toBe(200)
    expect(await low()).toEqual([{ ...found, free: -1 }])
  })

  test('names what is out of service where nothing is promised, and not what a depot has few of anyway', async () => {
    const south = newId()
    await database.prisma.depot.create({ data: { id: south, name: 'South depot' } })
    const rare = await createProduct(database, { name: 'Cataplana', countInStock: 26 })
    const stock = `/admin/products/${rare.id}/stock/${south}`
    expect((await as(staff, 'PUT', stock, { units: 2, seenUnits: 0 })).status).toBe(200)
    const low = async () => (await dashboard()).lowStock.products.filter(({ _id }) => _id === rare.id)
    // promised there once, and not any more
    await database.prisma.stockDay.create({
      data: {
        productId: rare.id,
        depotId: south,
        day: new Date('2026-12-10'),
        reserved: 0,
        capacity: 2,
        fleet: 2,
      },
    })
    expect(await low()).toEqual([])
    const hold = { product: rare.id, depot: 'main', units: 26, firstDay: '2026-12-12', lastDay: '2026-12-13' }
    const put = await as(staff, 'PUT', `/admin/stock-holds/${newId()}`, { ...hold, reason: 'Recalled' })
    expect(put.status).toBe(200)
    const found = { _id: rare.id, name: 'Cataplana', fleet: 26, free: 0 }
    expect(await low()).toEqual([{ ...found, depot: 'Main depot', day: '2026-12-12' }])
    await database.prisma.depot.update({ where: { id: south }, data: { closedAt: clock.now() } })
  })

  test('says in which depot those few are that the shop has of a product', async () => {
    const north = await database.prisma.depot.findFirstOrThrow({ where: { name: 'North depot' } })
    const rare = await createProduct(database, { name: 'Aspic mold', countInStock: 0 })
    const low = async () => (await dashboard()).lowStock.products.find(({ _id }) => _id === rare.id)
    expect(await low()).toMatchObject({ depot: null, fleet: 0, free: 0 })
    const stock = `/admin/products/${rare.id}/stock/${north.id}`
    expect((await as(staff, 'PUT', stock, { units: 1, seenUnits: 0 })).status).toBe(200)
    expect(await low()).toMatchObject({ depot: 'North depot', fleet: 1, free: 1 })
    await database.prisma.depot.update({ where: { id: north.id }, data: { closedAt: clock.now() } })
  })

  test('shows five customers at most, newest first, and no staff', async () => {
    const newest = await createUser(database, { createdAt: new Date('2027-01-01T00:00:00Z') })
    await createUser(database, { isAdmin: true, createdAt: new Date('2027-01-02T00:00:00Z') })
    const { recentCustomers } = await dashboard()
    expect(recentCustomers).toHaveLength(5)
    expect(recentCustomers[0]).toMatchObject({ _id: newest.id, orders: 0 })
  })
})

test('a range nobody offers is refused', async () => {
  const { token } = await createStaff(shop)
  expect((await call('GET', '/admin/dashboard?range=1y', { token })).status).toBe(400)
})
