import { describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { paymentProviders, type Charge } from '../../platform/payments/payments.ts'
import { testPayments } from '../../platform/payments/test-payments.ts'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, orderBody, postAs, postOrder, type Guest } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'
import { cancelUnpaidOrders } from '../orders/index.ts'
import { publishTo } from '../orders/domain-events.ts'
import { reactions } from '../reactions/reactions.ts'
import { checkOpenPayments } from '../payments/check-open-payments.ts'

const charges: Charge[] = []
const payments = {
  ...testPayments,
  charge(charge: Charge) {
    charges.push(charge)
    return testPayments.charge(charge)
  },
}
const shop = await testApp({ payments })
const { app, database, clock } = shop
const { prisma } = database
const call = restClient(app)
const staff = await createStaff(shop)
// 90.78 for a week, with delivery and tax
const pan = await createProduct(database, { priceCents: 7000, countInStock: 1000 })

async function guestWith(amount: number): Promise<Guest> {
  const guest = await createGuest(shop)
  if (amount > 0) {
    const { status } = await call('POST', `/admin/users/${guest.userId}/account-credit`, {
      token: staff.token,
      headers: { 'idempotency-key': newId() },
      body: { amount, reason: 'The pan came late' },
    })
    expect(status).toBe(201)
  }
  return guest
}

const creditOf = async ({ token }: Guest) =>
  (await call('GET', '/users/profile/account-credit', { token })).body as {
    balance: number
    entries: { cause: string; amount: number; order: { number: string } | null }[]
  }
const movesOf = async (guest: Guest) =>
  (await creditOf(guest)).entries.map(({ cause, amount }) => [cause, amount])
const place = ({ token }: Guest, changes: object = {}, key?: string) =>
  postOrder(app, { token, key, body: { ...orderBody(pan), ...changes } })
const pay = (guest: Guest, id: string, paymentToken = 'tok_test_success') =>
  postAs(app, guest, `/api/orders/${id}/pay`, { paymentToken })
const paymentsOf = (orderId: string) =>
  prisma.payment.findMany({ where: { orderId }, orderBy: { provider: 'asc' } })

describe('at checkout', () => {
  test('credit pays first, and the card the rest: the total stays what it was', async () => {
    const guest = await guestWith(20)
    const answer = await place(guest, { paymentToken: 'tok_test_success', toPay: 70.78 })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { totalPrice: 90.78, accountCreditPrice: 20, paidPrice: 90.78, isPaid: true, status: 'confirmed' },
    ])
    expect(charges.at(-1)).toMatchObject({ amountCents: 7078 })
    expect(await paymentsOf(answer.json()._id)).toMatchObject([
      { provider: 'account-credit', amountCents: 2000 },
      { provider: 'test', amountCents: 7078 },
    ])
    expect(await creditOf(guest)).toMatchObject({
      balance: 0,
      entries: [
        { cause: 'order', amount: -20, order: { number: answer.json().number } },
        { cause: 'goodwill', amount: 20, reason: 'The pan came late' },
      ],
    })
  })

  test('an order that credit pays whole is confirmed at once, without a card and with its mail', async () => {
    const guest = await guestWith(100)
    const before = charges.length
    const answer = await place(guest, { toPay: 0 }, 'covered')
    const order = answer.json()
    expect([answer.statusCode, order]).toMatchObject([
      201,
      { accountCreditPrice: 90.78, paidPrice: 90.78, isPaid: true, status: 'confirmed', holdExpiresAt: null },
    ])
    expect(charges).toHaveLength(before)
    expect(await paymentsOf(order._id)).toMatchObject([{ provider: 'account-credit', amountCents: 9078 }])
    const mails = await prisma.queuedMail.findMany({ where: { orderId: order._id } })
    expect(mails.map(({ template }) => template)).toEqual(['order-confirmed'])
    expect(await creditOf(guest)).toMatchObject({ balance: 9.22 })

    const again = await place(guest, { toPay: 0 }, 'covered')
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(again.json()).toEqual(order)
    expect(await creditOf(guest)).toMatchObject({ balance: 9.22 })
  })

  test('it leaves a card what a card can be charged', async () => {
    const guest = await guestWith(90.77)
    const answer = await place(guest, { paymentToken: 'tok_test_success' })
    expect(answer.json()).toMatchObject({ accountCreditPrice: 90.28, isPaid: true })
    expect(charges.at(-1)).toMatchObject({ amountCents: 50 })
    expect(await creditOf(guest)).toMatchObject({ balance: 0.49 })
  })

  test('a guest may keep it for another time', async () => {
    const guest = await guestWith(20)
    const answer = await place(guest, { useAccountCredit: false, paymentToken: 'tok_test_success' })
    expect(answer.json()).not.toHaveProperty('accountCreditPrice')
    expect(charges.at(-1)).toMatchObject({ amountCents: 9078 })
    expect(await creditOf(guest)).toMatchObject({ balance: 20 })
  })

  test('whoever was told of another amount to pay is asked again, and nothing is spent', async () => {
    const guest = await guestWith(20)
    const answer = await place(guest, { paymentToken: 'tok_test_success', toPay: 90.78 })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'PRICES_CHANGED', details: { totalPrice: 90.78, accountCredit: 20, toPay: 70.78 } },
    ])
    expect(await creditOf(guest)).toMatchObject({ balance: 20 })
  })

  test('a quote tells what credit pays of whoever asks for it, and needs to know them', async () => {
    const guest = await guestWith(20)
    const { orderItems, rentalStart, rentalEnd } = orderBody(pan)
    const body = { orderItems, rentalStart, rentalEnd }
    const ask = (more: object, token?: string) =>
      call('POST', '/quotes', { body: { ...body, ...more }, token }).then(({ body: quote }) => quote)
    expect(await ask({ useAccountCredit: true }, guest.token)).toMatchObject({
      totalPrice: 90.78,
      accountCredit: 20,
      toPay: 70.78,
    })
    for (const quote of [await ask({}, guest.token), await ask({ useAccountCredit: true })]) {
      expect(quote).toMatchObject({ totalPrice: 90.78 })
      expect(quote).not.toHaveProperty('accountCredit')
    }
  })
})

describe('an order that waits', () => {
  test('holds its credit, is paid with the rest, and owes no more than that', async () => {
    const guest = await guestWith(20)
    const order = (await place(guest)).json()
    expect(order).toMatchObject({ isPaid: false, accountCreditPrice: 20 })
    expect(await creditOf(guest)).toMatchObject({ balance: 0 })
    const staffView = await call('GET', `/admin/orders/${order._id}`, { token: staff.token })
    expect(staffView.body).toMatchObject({ accountCreditPrice: 20 })
    const booked = await call('POST', `/admin/orders/${order._id}/payment`, {
      token: staff.token,
      body: { amount: 90.78, method: 'cash', reference: newId() },
    })
    expect(booked).toMatchObject({ status: 409, body: { code: 'PAID_AMOUNT_DIFFERS' } })
    expect((await pay(guest, order._id)).json()).toMatchObject({ isPaid: true, paidPrice: 90.78 })
    expect(charges.at(-1)).toMatchObject({ amountCents: 7078 })
  })

  test('gives it back once when it lapses', async () => {
    const guest = await guestWith(20)
    const placed = await place(guest)
    expect(placed.statusCode).toBe(201)
    await prisma.order.update({
      where: { id: placed.json()._id },
      data: { holdExpiresAt: new Date(clock.now().getTime() - 1000) },
    })
    const lapse = () => cancelUnpaidOrders(database.sql, clock.now())
    await Promise.all([lapse(), lapse()])
    expect(await movesOf(guest)).toEqual([
      ['order-ended', 20],
      ['order', -20],
      ['goodwill', 20],
    ])
    expect(await creditOf(guest)).toMatchObject({ balance: 20 })
  })

  test('gives it back when its guest drops it, twice at once', async () => {
    const guest = await guestWith(20)
    const { _id } = (await place(guest)).json()
    const drop = () =>
      call('POST', `/orders/${_id}/cancellation`, { token: guest.token, body: { refund: 0 } })
    await Promise.all([drop(), drop()])
    expect(await creditOf(guest)).toMatchObject({ balance: 20 })
    expect((await movesOf(guest)).filter(([cause]) => cause === 'order-ended')).toHaveLength(1)
  })

  test.each(['tok_test_declined', 'tok_test_down'])(
    'gives it back when the card says no: %s',
    async (paymentToken) => {
      const guest = await guestWith(20)
      const answer = await place(guest, { paymentToken })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(await creditOf(guest)).toMatchObject({ balance: 20 })
    },
  )

  test('whose charge nobody knows the outcome of keeps it until that is known', async () => {
    const guest = await guestWith(20)
    expect((await place(guest, { paymentToken: 'tok_test_lost' })).statusCode).toBe(201)
    expect(await creditOf(guest)).toMatchObject({ balance: 0 })
    const parked = await guestWith(20)
    expect((await place(parked, { paymentToken: 'tok_test_timeout' })).statusCode).toBe(503)
    expect(await creditOf(parked)).toMatchObject({ balance: 0 })
    clock.advance(31 * 60_000)
    await checkOpenPayments({
      sql: database.sql,
      clock,
      payments: paymentProviders(payments),
      publish: publishTo(reactions),
      log: { error: () => undefined },
    })
    clock.advance(-31 * 60_000)
    expect(await creditOf(parked)).toMatchObject({ balance: 20 })
  })
})

describe('many at once', () => {
  test('twenty orders spend one balance exactly, and it is never below zero', async () => {
    const guest = await guestWith(250)
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(guest)))
    expect(tally(answers.map(({ statusCode }) => ({ status: statusCode })))).toEqual({ 201: 20 })
    const spent = answers.map((answer) => answer.json().accountCreditPrice ?? 0)
    expect(spent.filter((amount: number) => amount > 0).toSorted((a: number, b: number) => b - a)).toEqual([
      90.78, 90.78, 68.44,
    ])
    expect(await creditOf(guest)).toMatchObject({ balance: 0 })
    expect(answers.filter((answer) => answer.json().isPaid)).toHaveLength(2)
  })
})

describe('the database', () => {
  test('lets nobody write a balance, change an entry, or call credit a payment that was not spent', async () => {
    const guest = await guestWith(20)
    const { userId } = guest
    const { _id: orderId } = (await place(guest, { useAccountCredit: false })).json()
    await expect(
      prisma.accountCredit.update({ where: { userId }, data: { balanceCents: 1 } }),
    ).rejects.toThrow('changed by its entries')
    await expect(prisma.accountCreditEntry.deleteMany({ where: { userId } })).rejects.toThrow('only added to')
    await expect(
      prisma.payment.create({
        data: { id: newId(), orderId, provider: 'account-credit', reference: orderId, amountCents: 100 },
      }),
    ).rejects.toThrow('was not paid with that much credit')
    await expect(
      prisma.order.update({ where: { id: orderId }, data: { accountCreditCents: 500 } }),
    ).rejects.toThrow('is settled')
    await expect(
      prisma.refund.create({
        data: {
          id: newId(),
          orderId,
          amountCents: 100,
          accountCreditCents: 100,
          reason: 'made up',
          createdAt: clock.now(),
        },
      }),
    ).rejects.toThrow('came back')
    expect(await creditOf(guest)).toMatchObject({ balance: 20 })
  })
})
