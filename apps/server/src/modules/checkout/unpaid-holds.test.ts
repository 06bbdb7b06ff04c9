import type { Order, StandingOrder } from '@trivet/core/contract/orders'
import { bankAsksUnproven } from '@trivet/core/copy/orders'
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

describe('a card whose bank asks the guest first', () => {
  const asked = { paymentToken: 'tok_test_confirm' }
  const unproven = async () => {
    const guest = await createGuest(shop)
    await database.prisma.user.update({ where: { id: guest.userId }, data: { emailProvenAt: null } })
    return guest
  }

  test('holds what an unpaid order holds, and no more, while nobody has proven the address of the account', async () => {
    const guest = await unproven()
    const kept = await place({ ...asked, qty: 20 }, guest)
    expect([kept.statusCode, kept.json<Order>().paymentStatus]).toEqual([201, 'confirmation-required'])
    expect(refusal(await place({ ...asked, qty: 1 }, guest))).toMatchObject({
      code: 'UNPAID_ORDER_WAITS',
      details: { isPaid: false, totalPrice: kept.json<Order>().totalPrice },
    })
    for (const large of [{ qty: 21 }, { rentalEnd: addDays(firstDay, 61) }]) {
      expect(refusal(await place({ ...asked, ...large }, await unproven()))).toMatchObject({
        code: 'UNPAID_HOLD_REFUSED',
        message: bankAsksUnproven,
      })
      expect((await place({ ...asked, ...large })).statusCode).toBe(201)
    }
  })

  test('leaves nothing held where it is refused', async () => {
    const knife = await createProduct(database, { countInStock: 40 })
    const order = (changes = {}) => orderBody(knife, { ...elsewhere(), qty: 40, ...changes })
    const guest = await unproven()
    const sent = { token: guest.token, key: 'asked-back' }
    expect((await postOrder(app, { ...sent, body: order(asked) })).statusCode).toBe(409)
    const left = await database.prisma.order.findMany({ where: { userId: guest.userId } })
    expect(left).toMatchObject([{ status: 'cancelled', holdExpiresAt: null }])
    expect(await database.prisma.queuedMail.count({ where: { orderId: left[0]!.id } })).toBe(0)
    // another card pays for all of them, by the same key
    expect((await postOrder(app, { ...sent, body: order({ paymentToken: token }) })).statusCode).toBe(201)
  })

  test('is no way for ten orders at once, of an account or to an address', async () => {
    const guest = await createGuest(shop)
    const home = elsewhere()
    const kept = (answers: Answer[]) => answers.filter(({ statusCode }) => statusCode === 201).length
    expect(
      kept(await Promise.all(Array.from({ length: 10 }, () => place(asked, guest)))),
    ).toBeLessThanOrEqual(2)
    const guests = await Promise.all(Array.from({ length: 10 }, unproven))
    expect(
      kept(await Promise.all(guests.map((other) => place({ ...asked, ...home }, other)))),
    ).toBeLessThanOrEqual(2)
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
