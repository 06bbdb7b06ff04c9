import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, getAs, orderBody, postOrder } from '../../test/orders.ts'

const shop = await testApp()
const { app, database } = shop
const kit = await createProduct(database, { countInStock: 500 })

async function placeOrder({ token }: { token: string }) {
  return (await postOrder(app, { token, body: orderBody(kit) })).json()
}

describe('one order', () => {
  test('is seen by its owner and by staff, and by nobody else', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => createGuest(shop)))
    const orders = await Promise.all(guests.map(placeOrder))
    const staff = await createGuest(shop, { isAdmin: true })
    const host = await createGuest(shop, { isHost: true })

    for (const [reader, guest] of guests.entries()) {
      const codes = await Promise.all(
        orders.map(async (order) => (await getAs(app, guest, `/api/orders/${order._id}`)).statusCode),
      )
      expect(codes).toEqual(orders.map((_, owner) => (owner === reader ? 200 : 404)))
    }
    expect((await getAs(app, staff, `/api/orders/${orders[0]._id}`)).statusCode).toBe(200)
    expect((await getAs(app, host, `/api/orders/${orders[0]._id}`)).statusCode).toBe(404)
  })

  test('answers the same to a stranger’s, an unknown and a malformed id', async () => {
    const order = await placeOrder(await createGuest(shop))
    const stranger = await createGuest(shop)
    const answers = await Promise.all(
      [order._id, 'f'.repeat(24), 'nonsense', '%00', '..%2f'].map((id) =>
        getAs(app, stranger, `/api/orders/${id}`),
      ),
    )
    for (const answer of answers.slice(0, 3)) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json().message).toBe('Order not found')
    }
    for (const answer of answers) expect(answer.statusCode).toBeLessThan(500)
  })

  test('needs a token', async () => {
    const order = await placeOrder(await createGuest(shop))
    expect((await app.inject(`/api/orders/${order._id}`)).statusCode).toBe(401)
  })
})

describe('my orders', () => {
  test('are mine, newest first, and the query cannot make them somebody else’s', async () => {
    const [guest, other] = [await createGuest(shop), await createGuest(shop)]
    const first = await placeOrder(guest)
    shop.clock.advance(1000)
    const second = await placeOrder(guest)
    await placeOrder(other)

    const answer = await getAs(app, guest, `/api/orders/myorders?user=${other.userId}`)
    expect(answer.json().map((order: { _id: string }) => order._id)).toEqual([second._id, first._id])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('are an empty list for a new guest', async () => {
    expect((await getAs(app, await createGuest(shop), '/api/orders/myorders')).json()).toEqual([])
  })
})

describe('all orders', () => {
  test('are for staff', async () => {
    const [guest, host] = [await createGuest(shop), await createGuest(shop, { isHost: true })]
    expect((await app.inject('/api/orders')).statusCode).toBe(401)
    for (const reader of [guest, host]) {
      const answer = await getAs(app, reader, '/api/orders')
      expect([answer.statusCode, answer.json().message]).toEqual([403, 'Admin access required'])
    }
  })

  test('come in pages of twenty, newest first; past the end the list is empty', async () => {
    const staff = await createGuest(shop, { isAdmin: true })
    const guest = await createGuest(shop)
    for (let placed = 0; placed < 25; placed += 1) {
      shop.clock.advance(1000)
      await placeOrder(guest)
    }
    const total = await database.prisma.order.count()
    const pages = Math.ceil(total / 20)

    const first = (await getAs(app, staff, '/api/orders')).json()
    expect(first.orders).toHaveLength(20)
    expect(first).toMatchObject({ page: 1, pages })
    const dates = first.orders.map((order: { createdAt: string }) => order.createdAt)
    expect(dates).toEqual([...dates].sort().reverse())
    const beyond = (await getAs(app, staff, `/api/orders?pageNumber=${pages + 1}`)).json()
    expect(beyond).toEqual({ orders: [], page: pages + 1, pages, total, hasMore: false })
  })

  test.each(['0', '-1', 'abc', '1.5', '1e9'])('page %s is refused', async (page) => {
    const staff = await createGuest(shop, { isAdmin: true })
    const answer = await getAs(app, staff, `/api/orders?pageNumber=${page}`)
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid page number'])
  })
})
