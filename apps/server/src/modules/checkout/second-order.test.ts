import * as ordersCopy from '@trivet/core/copy/orders'
import type { PlaceOrderBody, StandingOrder } from '@trivet/core/contract/orders'
import type { Order } from '@trivet/core/contract/orders'
import { addDays } from '@trivet/core/dates'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, firstDay, getAs, orderBody, postAs, postOrder, type Guest } from '../../test/orders.ts'
import { createCode, createHost } from '../../test/referrals.ts'
import { tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const pan = await createProduct(database, {
  priceCents: 7000,
  countInStock: 500,
})
const pays = { paymentToken: 'tok_test_success' } as const

let guest: Guest
beforeEach(async () => {
  clock.set('2026-12-01T12:00:00Z')
  guest = await createGuest(shop)
})

type Answer = Order & { code: string; message: string; details: StandingOrder }

/** As the specification has it: without a word about other orders, unless `changes` say one. */
async function place(
  changes: Parameters<typeof orderBody>[1] = {},
  { who = guest, key }: { who?: Guest; key?: string } = {},
) {
  const body: PlaceOrderBody = { besides: [], ...orderBody(pan, changes) }
  const answer = await postOrder(app, {
    token: who.token,
    body,
    ...(key && { key }),
  })
  return { status: answer.statusCode, body: answer.json<Answer>() }
}

const waitingOf = async (who: Guest) => (await getAs(app, who, '/api/orders/waiting')).json<Order[]>()

describe('while an order waits for its payment', () => {
  test('another one for overlapping days is refused, and names the one that waits', async () => {
    const first = await place()
    const second = await place({ rentalStart: addDays(firstDay, 3), qty: 2 })
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'UNPAID_ORDER_WAITS',
        message: ordersCopy.unpaidOrderWaits,
        details: {
          orderId: first.body._id,
          isPaid: false,
          totalPrice: 90.78,
          rentalStart: firstDay,
          rentalEnd: addDays(firstDay, 7),
          holdExpiresAt: '2026-12-01T12:30:00.000Z',
        },
      },
    })
    expect(await prisma.order.count({ where: { userId: guest.userId } })).toBe(1)
  })

  test('one for other days is placed, and so is one besides it', async () => {
    const first = await place()
    expect((await place({ rentalStart: addDays(firstDay, 7) })).status).toBe(201)
    expect((await place({ besides: [first.body._id] })).status).toBe(201)
    expect((await place({ besides: [first.body._id] })).body.code).toBe('UNPAID_ORDER_WAITS')
    expect((await place({ besides: 'any' })).status).toBe(201)
  })

  test('another guest does not notice', async () => {
    const first = await place()
    const other = await createGuest(shop)
    expect((await place({}, { who: other })).status).toBe(201)
    expect((await place({ besides: [first.body._id] }, { who: other })).body.code).toBe('UNPAID_ORDER_WAITS')
  })

  test('the same request is answered as before, and a word about other orders is no other request', async () => {
    const first = await place({}, { key: 'pressed-once' })
    const again = await place({ besides: [first.body._id] }, { key: 'pressed-once' })
    expect(again).toEqual(first)
  })

  test('its time being over is enough, before anything swept it up', async () => {
    await place()
    clock.set('2026-12-01T12:29:59.999Z')
    expect((await place()).status).toBe(409)
    clock.set('2026-12-01T12:30:00Z')
    expect((await place()).status).toBe(201)
  })

  test('paying or cancelling it lets other orders through', async () => {
    const first = await place()
    await postAs(app, guest, `/api/orders/${first.body._id}/pay`, pays)
    const second = await place({ qty: 2 })
    expect(second.status).toBe(201)
    await postAs(app, guest, `/api/orders/${second.body._id}/cancellation`, {})
    expect((await place({ qty: 2 })).status).toBe(201)
  })

  test('the refusal comes before the price, which the waiting order has changed', async () => {
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, {
      hostId: host.userId,
    })
    const first = await place({ referralCode, totalPrice: 83.78 })
    expect(first.body.discountPrice).toBe(7)
    for (const totalPrice of [83.78, 90.78]) {
      expect((await place({ referralCode, totalPrice })).body).toMatchObject({
        code: 'UNPAID_ORDER_WAITS',
        details: { orderId: first.body._id, totalPrice: 83.78 },
      })
    }
  })

  test.each([
    ['no list', 'some'],
    ['no id', ['x']],
    ['too many', Array(51).fill('a'.repeat(24))],
  ])('named besides as %s is bad input', async (_case, besides) => {
    const body = { ...orderBody(pan), besides }
    expect((await postOrder(app, { token: guest.token, body })).statusCode).toBe(400)
  })
})

describe('orders at once', () => {
  test('for the same days are one order, however many tabs send them', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => place(pays)))
    expect(tally(answers)).toEqual({ 201: 1, 409: 11 })
    expect(await prisma.order.count({ where: { userId: guest.userId } })).toBe(1)
    expect(
      await prisma.payment.count({
        where: { order: { userId: guest.userId } },
      }),
    ).toBe(1)
  })

  test('besides the same order are one more', async () => {
    const first = await place()
    const besides = [first.body._id]
    const answers = await Promise.all(Array.from({ length: 8 }, () => place({ besides })))
    expect(tally(answers)).toEqual({ 201: 1, 409: 7 })
  })

  test('for different days are all placed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 3 }, (_, index) => place({ rentalStart: addDays(firstDay, index * 7) })),
    )
    expect(tally(answers)).toEqual({ 201: 3 })
  })

  test('count on: the database refuses the same place twice', async () => {
    const { body } = await place()
    const [one, two] = [body._id, (await place({ rentalStart: addDays(firstDay, 7) })).body._id]
    const { userOrdinal } = await prisma.order.findUniqueOrThrow({
      where: { id: one },
    })
    await expect(prisma.order.update({ where: { id: two }, data: { userOrdinal } })).rejects.toThrow(
      /Unique constraint/,
    )
  })
})

describe('the same order again, once it is paid', () => {
  test('is refused for half an hour: the answer may have been lost', async () => {
    const first = await place(pays)
    const again = await place(pays)
    expect(again).toMatchObject({
      status: 409,
      body: {
        code: 'SAME_ORDER_PLACED',
        message: ordersCopy.sameOrderPlaced,
        details: {
          orderId: first.body._id,
          isPaid: true,
          totalPrice: 90.78,
          holdExpiresAt: null,
        },
      },
    })
    expect((await place({ besides: [first.body._id], ...pays })).status).toBe(201)
  })

  test('is another order when it holds something else, or the half hour is over', async () => {
    await place(pays)
    expect((await place({ ...pays, qty: 2 })).status).toBe(201)
    clock.set('2026-12-01T12:30:00Z')
    expect((await place(pays)).status).toBe(201)
  })
})

describe('the orders that wait', () => {
  test('are the guest’s own, unpaid and within their time', async () => {
    const first = await place()
    await place({ rentalStart: addDays(firstDay, 14), ...pays })
    clock.set('2026-12-01T12:10:00Z')
    const second = await place({
      rentalStart: addDays(firstDay, 7),
      paymentToken: 'tok_test_confirm',
    })
    expect(await waitingOf(guest)).toMatchObject([
      { _id: second.body._id, paymentStatus: 'confirmation-required' },
      {
        _id: first.body._id,
        totalPrice: 90.78,
        holdExpiresAt: '2026-12-01T12:30:00.000Z',
      },
    ])
    clock.set('2026-12-01T12:30:00Z')
    expect((await waitingOf(guest)).map(({ _id }) => _id)).toEqual([second.body._id])
  })

  test('are nobody else’s business', async () => {
    await place()
    expect(await waitingOf(await createGuest(shop))).toEqual([])
    expect((await app.inject('/api/orders/waiting')).statusCode).toBe(401)
  })
})
