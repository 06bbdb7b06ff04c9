import * as paymentsCopy from '@trivet/core/copy/payments'

import { describe, expect, test } from 'vitest'
import type { Charge } from '../../platform/payments/payments.ts'
import { testPayments } from '../../platform/payments/test-payments.ts'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, getAs, orderBody, postAs, postOrder } from '../../test/orders.ts'
import { tally } from '../accounts/test-client.ts'
import { cancelUnpaidOrders } from '../orders/cancel/give-up-order.repo.ts'

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
const guest = await createGuest(shop)
const { token } = guest

const minute = 60_000

async function place(paymentToken?: string, sent: { fleet?: number; key?: string } = {}) {
  const kit = await createProduct(database, { countInStock: sent.fleet ?? 5, priceCents: 7000 })
  const body = orderBody(kit, paymentToken ? { paymentToken } : {})
  return { kit, body, answer: await postOrder(app, { token, body, key: sent.key }) }
}

function timelineOf(orderId: string) {
  return database.prisma.timelineEntry.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
}

describe('paying at checkout', () => {
  test('a card that pays confirms the order and charges its exact total', async () => {
    const { answer } = await place('tok_test_success')
    expect(answer.statusCode).toBe(201)
    const order = answer.json()
    expect(order).toMatchObject({
      isPaid: true,
      status: 'confirmed',
      paymentStatus: 'paid',
      holdExpiresAt: null,
    })
    expect(order.paidAt).toBe('2026-12-01T12:00:00.000Z')
    expect(charges.at(-1)).toEqual({ orderId: order._id, amountCents: 9078, token: 'tok_test_success' })
    expect(await database.prisma.payment.findMany({ where: { orderId: order._id } })).toMatchObject([
      { provider: 'test', amountCents: 9078 },
    ])
    expect((await timelineOf(order._id)).map((entry) => [entry.kind, entry.from, entry.to])).toEqual([
      ['placed', null, 'pending'],
      ['paid', null, null],
      ['status', 'pending', 'confirmed'],
    ])
    const mails = await database.prisma.queuedMail.findMany({ where: { orderId: order._id } })
    expect(mails.map((mail) => mail.template).sort()).toEqual(['order-confirmed'])
  })

  test('the same key answers the paid order again and charges nothing', async () => {
    const { answer, body } = await place('tok_test_success', { key: 'paid-once' })
    const before = charges.length
    const again = await postOrder(app, { token, key: 'paid-once', body })
    expect(again.json()).toEqual(answer.json())
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(charges).toHaveLength(before)
  })

  test.each([
    ['a declined card', 'tok_test_declined', paymentsCopy.paymentDeclined],
    ['a card without money', 'tok_test_insufficient', paymentsCopy.paymentInsufficientFunds],
    ['a token nobody issued', 'tok_made_up', paymentsCopy.paymentDeclined],
  ])('%s says why, holds no stock and sends no mail', async (_case, paymentToken, message) => {
    const { kit, answer } = await place(paymentToken, { fleet: 1 })
    expect([answer.statusCode, answer.json().message]).toEqual([402, message])
    expect(answer.headers).not.toHaveProperty('location')

    const line = await database.prisma.orderLine.findFirstOrThrow({
      where: { productId: kit.id },
      include: { order: true },
    })
    expect(line.order).toMatchObject({ status: 'cancelled', cancelReason: 'payment-declined' })
    expect(await database.prisma.queuedMail.count({ where: { orderId: line.orderId } })).toBe(0)
    const next = await postOrder(app, { token, body: orderBody(kit) })
    expect(next.statusCode).toBe(201)
  })

  test('after a declined card the same key places the order with another one', async () => {
    const { body } = await place('tok_test_declined', { key: 'second-card' })
    const second = await postOrder(app, {
      token,
      key: 'second-card',
      body: { ...body, paymentToken: 'tok_test_success' },
    })
    expect(second.json()).toMatchObject({ isPaid: true, status: 'confirmed' })
  })

  test('a declined attempt is not among the guest’s orders', async () => {
    const other = await createGuest(shop)
    const kit = await createProduct(database)
    const body = orderBody(kit, { paymentToken: 'tok_test_declined' })
    await postOrder(app, { token: other.token, body })
    expect((await getAs(app, other, '/api/orders/myorders')).json()).toEqual([])
  })

  test('while the payment runs, the same key is asked to wait', async () => {
    let answerBank = () => {}
    const bank = new Promise<void>((resolve) => {
      answerBank = resolve
    })
    const slow = await testApp({
      database,
      payments: {
        ...testPayments,
        async charge(charge) {
          await bank
          return testPayments.charge(charge)
        },
      },
    })
    const kit = await createProduct(database)
    const sent = { token, key: 'slow-bank', body: orderBody(kit, { paymentToken: 'tok_test_success' }) }

    const first = postOrder(slow.app, sent)
    await expect.poll(() => database.prisma.idempotencyKey.count({ where: { key: 'slow-bank' } })).toBe(1)
    const meanwhile = await postOrder(slow.app, sent)
    expect([meanwhile.statusCode, meanwhile.headers['retry-after']]).toEqual([409, '1'])
    expect(meanwhile.json().message).toBe('A request with this Idempotency-Key is still in progress')

    answerBank()
    expect((await first).statusCode).toBe(201)
    expect((await postOrder(slow.app, sent)).json()).toMatchObject({ isPaid: true })
  })

  test('a checkout cut off by a crash is paid by the same key later', async () => {
    const broken = await testApp({
      database,
      payments: { ...testPayments, charge: () => Promise.reject(new Error('connection lost')) },
    })
    const kit = await createProduct(database)
    const sent = { token, key: 'cut-off', body: orderBody(kit, { paymentToken: 'tok_test_success' }) }
    expect((await postOrder(broken.app, sent)).statusCode).toBe(500)

    clock.advance(minute)
    const again = await postOrder(app, sent)
    expect(again.json()).toMatchObject({ isPaid: true, status: 'confirmed' })
    expect(await database.prisma.orderLine.count({ where: { productId: kit.id } })).toBe(1)
    clock.advance(-minute)
  })
})

describe('an order that waits for its payment', () => {
  test('asks for the guest’s word, and is paid when it is given', async () => {
    const { answer } = await place('tok_test_confirm')
    const order = answer.json()
    expect(order).toMatchObject({ isPaid: false, status: 'pending', paymentStatus: 'confirmation-required' })

    const paid = await postAs(app, guest, `/api/orders/${order._id}/pay`, {
      paymentToken: 'tok_test_success',
    })
    expect(paid.statusCode).toBe(200)
    expect(paid.json()).toMatchObject({ isPaid: true, status: 'confirmed' })
  })

  test('keeps waiting after a declined card', async () => {
    const order = (await place()).answer.json()
    const declined = await postAs(app, guest, `/api/orders/${order._id}/pay`, {
      paymentToken: 'tok_test_declined',
    })
    expect(declined.statusCode).toBe(402)
    expect((await getAs(app, guest, `/api/orders/${order._id}`)).json()).toMatchObject({ status: 'pending' })
  })

  test('is paid once by two clicks', async () => {
    const order = (await place()).answer.json()
    const pay = () => postAs(app, guest, `/api/orders/${order._id}/pay`, { paymentToken: 'tok_test_success' })
    const answers = await Promise.all([pay(), pay()])
    expect(answers.map((answer) => answer.json().isPaid)).toEqual([true, true])
    expect(await database.prisma.payment.count({ where: { orderId: order._id } })).toBe(1)
    expect((await timelineOf(order._id)).filter((entry) => entry.kind === 'paid')).toHaveLength(1)
  })

  test('can be paid by its owner only', async () => {
    const order = (await place()).answer.json()
    const stranger = await createGuest(shop)
    const answer = await postAs(app, stranger, `/api/orders/${order._id}/pay`, {
      paymentToken: 'tok_test_success',
    })
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Order not found'])
  })
})

test('nobody tries card after card on their orders', async () => {
  const limited = await testApp({ database, clock, payments, env: { rateLimits: true } })
  const other = await createGuest(limited)
  const kit = await createProduct(database)
  const orders = await Promise.all(
    [1, 2].map(() => postOrder(app, { token: other.token, body: orderBody(kit) })),
  )
  const before = charges.length
  const tried = []
  for (let tries = 0; tries < 22; tries += 1) {
    const url = `/api/orders/${orders[tries % 2]!.json()._id}/pay`
    const { statusCode } = await postAs(limited.app, other, url, { paymentToken: 'tok_test_declined' })
    tried.push({ status: statusCode })
  }
  expect(tally(tried)).toEqual({ 402: 20, 429: 2 })
  expect(charges.length - before).toBe(20)
})

describe('an order that is not paid', () => {
  test('holds its units for thirty minutes and frees them then', async () => {
    const { kit, answer } = await place(undefined, { fleet: 1 })
    const order = answer.json()
    const rentAgain = () => postOrder(app, { token, body: orderBody(kit) })

    clock.advance(30 * minute - 1)
    expect(await cancelUnpaidOrders(database.sql, clock.now())).toBe(0)
    expect((await rentAgain()).statusCode).toBe(409)

    clock.advance(1)
    // the shop need not wait for its sweep: the next guest gets the units at once
    expect((await rentAgain()).statusCode).toBe(201)
    expect((await getAs(app, guest, `/api/orders/${order._id}`)).json()).toMatchObject({
      status: 'cancelled',
    })
    expect((await timelineOf(order._id)).at(-1)).toMatchObject({ kind: 'expired', actorId: null })
    clock.advance(-30 * minute)
  })

  test('cannot be paid after its time', async () => {
    const order = (await place()).answer.json()
    clock.advance(30 * minute)
    await cancelUnpaidOrders(database.sql, clock.now())
    const late = await postAs(app, guest, `/api/orders/${order._id}/pay`, {
      paymentToken: 'tok_test_success',
    })
    expect(late.statusCode).toBe(409)
    expect(charges.some((charge) => charge.orderId === order._id)).toBe(false)
    clock.advance(-30 * minute)
  })

  test('holds its units two minutes longer at most, however many cards are tried', async () => {
    const { kit, answer } = await place(undefined, { fleet: 1 })
    const order = answer.json()
    const placedAt = clock.now().getTime()
    const rentAgain = () => postOrder(app, { token, body: orderBody(kit) })
    const cards = ['tok_test_declined', 'tok_test_confirm', 'tok_test_down']
    const tried: number[] = []
    clock.advance(29 * minute)
    for (let tries = 0; tries < 6; tries += 1) {
      const paymentToken = cards[tries % cards.length]!
      tried.push((await postAs(app, guest, `/api/orders/${order._id}/pay`, { paymentToken })).statusCode)
      clock.advance(minute / 2)
    }
    expect(tried).toEqual([402, 200, 409, 409, 409, 409])
    expect(clock.now().getTime() - placedAt).toBe(32 * minute)
    expect((await rentAgain()).statusCode).toBe(201)
    clock.advance(-32 * minute)
  })

  test('is paid in its last second, though the bank takes a minute', async () => {
    let whileCharged = async () => {}
    const slow = await testApp({
      database,
      clock,
      payments: {
        ...testPayments,
        async charge(charge) {
          await whileCharged()
          return testPayments.charge(charge)
        },
      },
    })
    const { kit, answer } = await place(undefined, { fleet: 1 })
    const order = answer.json()
    const pay = (paymentToken: string) =>
      postAs(slow.app, guest, `/api/orders/${order._id}/pay`, { paymentToken })
    clock.advance(29 * minute)
    expect((await pay('tok_test_declined')).statusCode).toBe(402)
    clock.advance(minute - 1)
    whileCharged = async () => {
      clock.advance(minute)
      expect(await cancelUnpaidOrders(database.sql, clock.now())).toBe(0)
      expect((await postOrder(app, { token, body: orderBody(kit) })).statusCode).toBe(409)
    }
    expect((await pay('tok_test_success')).json()).toMatchObject({ isPaid: true, status: 'confirmed' })
    clock.advance(1 - 31 * minute)
  })

  test('is not swept away once it is paid', async () => {
    const order = (await place('tok_test_success')).answer.json()
    await cancelUnpaidOrders(database.sql, new Date('2027-01-01'))
    expect((await getAs(app, guest, `/api/orders/${order._id}`)).json()).toMatchObject({
      status: 'confirmed',
    })
  })
})
