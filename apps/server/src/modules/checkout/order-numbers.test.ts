import { parseOrderNumber } from '@trivet/core/orders'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, getAs, orderBody, postOrder } from '../../test/orders.ts'
import { newId } from '../../platform/ids.ts'
import { newOrderNumbers } from './new-order-number.ts'

/** What is drawn next, before anything by chance. */
const drawnNext: string[] = []

vi.mock('./new-order-number.ts', async (original) => {
  const real = await original<typeof import('./new-order-number.ts')>()
  return {
    ...real,
    newOrderNumbers: () => real.newOrderNumbers().map((drawn) => drawnNext.shift() ?? drawn),
  }
})

const shop = await testApp()
const { app, database } = shop
const guest = await createGuest(shop)
const kit = await createProduct(database, { countInStock: 500 })

beforeEach(() => void (drawnNext.length = 0))

async function place(by = guest, key = newId()) {
  return postOrder(app, { token: by.token, key, body: orderBody(kit) })
}

const lookUp = (number: string, by = guest) =>
  getAs(app, by, `/api/orders/numbers/${encodeURIComponent(number)}`)

describe('a new order', () => {
  test('has a number that core reads, told wherever the order is', async () => {
    const placed = (await place()).json()
    expect(parseOrderNumber(placed.number)).toBe(placed.number)
    expect((await getAs(app, guest, `/api/orders/${placed._id}`)).json().number).toBe(placed.number)
    expect((await getAs(app, guest, '/api/orders/myorders')).json()).toContainEqual(placed)
  })

  test('keeps its number when it is sent again, also at once', async () => {
    const key = newId()
    const answers = await Promise.all([place(guest, key), place(guest, key), place(guest, key)])
    const placed = answers
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => answer.json().number)
    expect(placed.length).toBeGreaterThan(0)
    expect(new Set(placed).size).toBe(1)
    expect((await place(guest, key)).json().number).toBe(placed[0])
  })

  test('whose number is taken gets another, and nobody notices', async () => {
    const taken = (await place()).json().number
    drawnNext.push(taken, taken, taken)
    const key = newId()
    const answer = await place(guest, key)
    expect(answer.statusCode).toBe(201)
    const { _id, number } = answer.json()
    expect(number).not.toBe(taken)
    // the fourth that is drawn is longer
    expect(number).toHaveLength(10)
    expect((await place(guest, key)).json()).toEqual(answer.json())
    expect(await database.prisma.order.findUnique({ where: { id: _id } })).toMatchObject({ number })
  })

  test('placed at once with one number become orders with two', async () => {
    const drawn = [newOrderNumbers(), newOrderNumbers()]
    drawnNext.push(...drawn.flatMap(([, ...others]) => ['T-7QP4K-V', ...others]))
    const answers = await Promise.all([place(), place()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const numbers = answers.map((answer) => answer.json().number)
    expect(numbers).toContain('T-7QP4K-V')
    expect(new Set(numbers).size).toBe(2)
  })

  test('for which no free number is drawn is refused for now, and leaves nothing behind', async () => {
    const taken = (await place()).json().number
    const before = await database.prisma.order.count()
    drawnNext.push(taken, taken, taken, taken, taken)
    const answer = await place()
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1'])
    expect(await database.prisma.order.count()).toBe(before)
  })
})

describe('an order is looked up by its number', async () => {
  const order = (await place()).json()
  const number: string = order.number

  test.each([
    number,
    number.toLowerCase(),
    number.replaceAll('-', ''),
    number.slice(2).replace('-', ' '),
    `#${number}`,
    `Order ${number}`,
  ])('as %s', async (typed) => {
    const answer = await lookUp(typed)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(order)
  })

  test('by its owner and by staff; for anybody else it is the number of no order', async () => {
    const [stranger, host] = [await createGuest(shop), await createGuest(shop, { isHost: true })]
    const staff = await createGuest(shop, { isAdmin: true })
    expect((await lookUp(number, staff)).json()._id).toBe(order._id)
    const unknown = await lookUp('T-22222-2', stranger)
    for (const other of [stranger, host]) {
      const answer = await lookUp(number, other)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({
        ...unknown.json(),
        requestId: answer.json().requestId,
      })
    }
    expect((await app.inject(`/api/orders/numbers/${number}`)).statusCode).toBe(401)
  })

  test.each(['nonsense', 'T-7QP4K-X', order._id, '%', "'; --", '\u0000', 'x'.repeat(500)])(
    'never as %j',
    async (typed) => {
      const answer = await lookUp(typed)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
    },
  )
})
