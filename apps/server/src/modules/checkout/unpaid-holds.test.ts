import type { Order, StandingOrder } from '@trivet/core/contract/orders'
import { addDays } from '@trivet/core/dates'
import { standardSettings } from '@trivet/core/settings'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { address, createGuest, firstDay, orderBody, postAs, postOrder } from '../../test/orders.ts'

// limits are on, as in every shop that is open
const shop = await testApp({ env: { rateLimits: true } })
const { app, database, clock } = shop
const pan = await createProduct(database, { countInStock: 2000 })

let homes = 0
const elsewhere = () => ({ rentalAddress: { ...address, street: `${(homes += 1)} Hoarder Lane` } })
const token = 'tok_test_success'
const unpaid = (changes = {}) => orderBody(pan, { ...elsewhere(), ...changes })
const place = async (changes = {}, guest?: { token: string }) =>
  postOrder(app, { token: (guest ?? (await createGuest(shop))).token, body: unpaid(changes) })

type Answer = Awaited<ReturnType<typeof place>>
const statuses = (answers: Answer[]) => answers.map(({ statusCode }) => statusCode).toSorted()
const refusal = (answer: Answer) => answer.json<{ code: string; message: string; details?: StandingOrder }>()

beforeEach(() => database.prisma.settings.deleteMany())

describe('an account', () => {
  test('holds two orders without paying, and is led to the one that waits', async () => {
    const guest = await createGuest(shop)
    await place({}, guest)
    const second = (await place({}, guest)).json<Order>()
    const third = await place({}, guest)
    expect(third.statusCode).toBe(409)
    expect(refusal(third)).toMatchObject({
      code: 'UNPAID_ORDER_WAITS',
      message: '2 of your orders are not paid yet. Pay or drop the order that waits first.',
      details: { isPaid: false, rentalStart: firstDay, totalPrice: second.totalPrice },
    })
    expect((await place({ paymentToken: token }, guest)).statusCode).toBe(409)
    await postAs(app, guest, `/api/orders/${second._id}/cancellation`, { refund: 0 })
    expect((await place({}, guest)).statusCode).toBe(201)
  })

  test('that orders ten times at once holds two', async () => {
    const guest = await createGuest(shop)
    const answers = await Promise.all(Array.from({ length: 10 }, () => place({}, guest)))
    expect(statuses(answers)).toEqual([201, 201, ...Array(8).fill(409)])
  })

  test('holds again what it held, once the time of the first is over', async () => {
    const guest = await createGuest(shop)
    await Promise.all([place({}, guest), place({}, guest)])
    clock.advance(30 * 60_000)
    expect((await place({}, guest)).statusCode).toBe(201)
  })

  test('holds twenty units in all, and more of them only by paying', async () => {
    const guest = await createGuest(shop)
    expect((await place({ qty: 15 }, guest)).statusCode).toBe(201)
    expect(refusal(await place({ qty: 6 }, guest))).toMatchObject({
      code: 'UNPAID_ORDER_WAITS',
      message: 'Unpaid orders can hold 20 items in all. Pay or drop the order that waits first.',
    })
    expect(refusal(await place({ qty: 21 }))).toMatchObject({ code: 'UNPAID_HOLD_REFUSED' })
    expect((await place({ qty: 31, paymentToken: token }, guest)).statusCode).toBe(201)
  })

  test('holds for sixty days, and longer only by paying', async () => {
    const until = (days: number) => ({ rentalEnd: addDays(firstDay, days) })
    expect((await place(until(60))).statusCode).toBe(201)
    const answer = await place(until(61))
    expect([answer.statusCode, refusal(answer).code]).toEqual([409, 'UNPAID_HOLD_REFUSED'])
    expect((await place({ ...until(61), paymentToken: token })).statusCode).toBe(201)
  })

  test('sends the same request again and gets the same order, however much it holds', async () => {
    const guest = await createGuest(shop)
    const body = unpaid()
    const first = await postOrder(app, { token: guest.token, key: 'once', body })
    await place({}, guest)
    const again = await postOrder(app, { token: guest.token, key: 'once', body })
    expect([again.statusCode, again.json<Order>()._id]).toEqual([201, first.json<Order>()._id])
  })
})

describe('an address', () => {
  test('of which ten accounts order at once has two orders that nobody paid', async () => {
    const home = elsewhere()
    const guests = await Promise.all(Array.from({ length: 10 }, () => createGuest(shop)))
    const answers = await Promise.all(guests.map((guest) => place(home, guest)))
    expect(statuses(answers)).toEqual([201, 201, ...Array(8).fill(409)])
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    for (const answer of refused) expect(refusal(answer)).toMatchObject({ code: 'UNPAID_HOLD_REFUSED' })
    expect(refusal(refused[0]!)).not.toHaveProperty('details')
  })

  test('is the same however it is spelled, and a guest who pays is let in', async () => {
    const at = (street: string) => ({ rentalAddress: { ...address, street } })
    await place(at('77 Lost Pines Avenue'))
    await place(at('77 lost pines ave.'))
    expect((await place(at('77  LOST PINES AVE'))).statusCode).toBe(409)
    expect((await place({ ...at('77 Lost Pines Ave'), paymentToken: token })).statusCode).toBe(201)
    expect((await place(at('78 Lost Pines Ave'))).statusCode).toBe(201)
  })
})

test('the limits are those of the settings', async () => {
  const { prisma } = database
  const one = { orders: 1, units: 3, days: 7 }
  await prisma.settings.create({
    data: {
      version: 1,
      value: { ...standardSettings, unpaidHolds: { account: one, address: one } },
      savedAt: clock.now(),
      savedBy: '',
    },
  })
  const guest = await createGuest(shop)
  expect(refusal(await place({ qty: 4 }, guest))).toMatchObject({ code: 'UNPAID_HOLD_REFUSED' })
  expect((await place({ qty: 3 }, guest)).statusCode).toBe(201)
  expect(refusal(await place({}, guest)).message).toBe(
    'An order of yours is not paid yet. Pay or drop the order that waits first.',
  )
})
