import * as paymentsCopy from '@trivet/core/copy/payments'
import type { Order } from '@trivet/core/contract/orders'
import { describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, getAs, orderBody, postAs, postOrder } from '../../test/orders.ts'
import { liveShop } from '../../test/providers/live-shop.ts'
import { checkOpenPayments } from './check-open-payments.ts'

const { app, database, clock, stripe, paypal, needs } = await liveShop()
const { prisma } = database
const minute = 60_000

/** A guest before the last unit of a pan at 70.00, whose week costs 90.78. */
async function checkout(method: 'stripe' | 'paypal' = 'stripe') {
  const guest = await createGuest({ app, database, clock })
  const pan = await createProduct(database, { priceCents: 7000, countInStock: 1 })
  const key = newId()
  const place = (
    paymentToken: string | undefined,
    more: { key?: string; paymentMethod?: 'stripe' | 'paypal' } = {},
  ) => {
    const body = orderBody(pan, {
      paymentMethod: more.paymentMethod ?? method,
      ...(paymentToken && { paymentToken }),
    })
    return postOrder(app, { token: guest.token, key: more.key ?? key, body })
  }
  const orders = () =>
    prisma.order.findMany({ where: { userId: guest.userId }, orderBy: { createdAt: 'asc' } })
  const held = () => prisma.reservation.count({ where: { productId: pan.id } })
  const start = (orderId: string) =>
    postAs(app, guest, `/api/orders/${orderId}/payment`, { method }).then(
      (answer) => answer.json().clientKey as string,
    )
  const pay = (orderId: string, paymentToken: string) =>
    postAs(app, guest, `/api/orders/${orderId}/pay`, { paymentToken })
  return { guest, pan, place, orders, held, start, pay }
}

const chargesOf = (orderId: string | undefined) =>
  stripe.paidIntents().filter(({ metadata }) => metadata['orderId'] === orderId).length

describe('a card', () => {
  test('pays an order through Stripe, under the order’s own id', async () => {
    const { place } = await checkout()
    const order = (await place('ctoken_success')).json<Order>()
    expect(order).toMatchObject({ isPaid: true, status: 'confirmed' })
    const payment = await prisma.payment.findFirstOrThrow({ where: { orderId: order._id } })
    expect(payment).toMatchObject({ provider: 'stripe', amountCents: 9078, card: 'fp_ctoken_success' })
    expect(stripe.intents.get(payment.reference)?.metadata).toEqual({ orderId: order._id })
  })

  test.each([
    ['declined', 'PAYMENT_DECLINED', paymentsCopy.paymentDeclined],
    ['insufficient', 'PAYMENT_INSUFFICIENT_FUNDS', paymentsCopy.paymentInsufficientFunds],
  ])('that is %s holds nothing, and another card pays under the same key', async (outcome, code, message) => {
    const { place, held } = await checkout()
    const refused = await place(`ctoken_${outcome}`)
    expect([refused.statusCode, refused.json()]).toMatchObject([402, { code, message }])
    expect(await held()).toBe(0)
    expect((await place('ctoken_success')).json()).toMatchObject({ isPaid: true })
  })

  test('whose bank asks is confirmed on the page, and paid once', async () => {
    const { place, start, pay } = await checkout()
    const order = (await place('ctoken_confirm')).json<Order>()
    expect(order).toMatchObject({ isPaid: false, paymentStatus: 'confirmation-required' })
    const [intentId = ''] = (await start(order._id)).split('_secret')
    expect((await pay(order._id, intentId)).json()).toMatchObject({ isPaid: false })
    stripe.answerBank(intentId, true)
    expect((await pay(order._id, intentId)).json()).toMatchObject({ isPaid: true })
    expect(chargesOf(order._id)).toBe(1)
  })

  test('whose owner refuses at the bank is declined, and cancelling the order frees its units', async () => {
    const { guest, place, start, pay, held } = await checkout()
    const order = (await place('ctoken_confirm')).json<Order>()
    const [intentId = ''] = (await start(order._id)).split('_secret')
    stripe.answerBank(intentId, false)
    expect((await pay(order._id, intentId)).json()).toMatchObject({ code: 'PAYMENT_DECLINED' })
    await postAs(app, guest, `/api/orders/${order._id}/cancellation`, {})
    expect(await held()).toBe(0)
  })

  test('does not pay with the payment of another order', async () => {
    const paid = await checkout()
    const other = await checkout()
    const order = (await paid.place('ctoken_success')).json<Order>()
    const { reference } = await prisma.payment.findFirstOrThrow({ where: { orderId: order._id } })
    expect((await other.place(reference)).json()).toMatchObject({ code: 'PAYMENT_DECLINED' })
  })
})

describe('PayPal', () => {
  test('is approved on the page and captured here', async () => {
    const { place, start, pay } = await checkout('paypal')
    const order = (await place(undefined)).json<Order>()
    const approval = await start(order._id)
    expect(await start(order._id)).toBe(approval)
    paypal.approve(approval)
    expect((await pay(order._id, approval)).json()).toMatchObject({ isPaid: true })
    const payment = await prisma.payment.findFirstOrThrow({ where: { orderId: order._id } })
    expect(payment).toMatchObject({ provider: 'paypal', amountCents: 9078 })
  })

  test('approved for another order pays for nothing', async () => {
    const mine = await checkout('paypal')
    const theirs = await checkout('paypal')
    const approval = await mine.start((await mine.place(undefined)).json<Order>()._id)
    paypal.approve(approval)
    const order = (await theirs.place(undefined)).json<Order>()
    expect((await theirs.pay(order._id, approval)).json()).toMatchObject({ code: 'PAYMENT_DECLINED' })
  })
})

describe('a provider that is down', () => {
  test('leaves nothing behind: no units held, no order in the list, the key free, the cart’s other way open', async () => {
    const { guest, place, held } = await checkout()
    stripe.state.isDown = true
    const answer = await place('ctoken_success')
    stripe.state.isDown = false
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { code: 'PAYMENTS_DOWN', message: paymentsCopy.paymentsDown },
    ])
    expect(answer.headers['retry-after']).toBe('30')
    expect(await held()).toBe(0)
    expect((await getAs(app, guest, '/api/orders/myorders')).json()).toEqual([])
    expect((await place('ctoken_success')).json()).toMatchObject({ isPaid: true })
  })
})

describe('a payment that takes too long', () => {
  test('and went through is found at once: the order is paid, and charged once', async () => {
    const { place, held } = await checkout()
    const order = (await place('ctoken_lost')).json<Order>()
    expect(order).toMatchObject({ isPaid: true, status: 'confirmed' })
    expect(chargesOf(order._id)).toBe(1)
    expect(await held()).toBe(1)
  })

  test('and is still open holds no units; the same key pays the same order with another card', async () => {
    const { place, held, orders } = await checkout()
    const answer = await place('ctoken_timeout')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { code: 'PAYMENT_TIMED_OUT', message: paymentsCopy.paymentTimedOut },
    ])
    expect(await held()).toBe(0)
    expect((await place('ctoken_success')).json()).toMatchObject({ isPaid: true })
    const [order, ...others] = await orders()
    expect(others).toEqual([])
    expect([chargesOf(order?.id), await held()]).toEqual([1, 1])
  })

  test('and goes through after all is not charged again by the same key', async () => {
    const { place, held, orders } = await checkout()
    await place('ctoken_timeout')
    const [parked] = await orders()
    const intent = [...stripe.intents.values()].find(({ metadata }) => metadata['orderId'] === parked?.id)
    stripe.answerBank(intent?.id ?? '', true)
    expect((await place('ctoken_success')).json()).toMatchObject({ isPaid: true, _id: parked?.id })
    expect([chargesOf(parked?.id), await held()]).toEqual([1, 1])
    expect(await prisma.payment.count({ where: { orderId: parked?.id ?? '' } })).toBe(1)
  })

  /** Timed out, and paid at the provider a moment later. */
  async function paidLate() {
    const guest = await checkout()
    await guest.place('ctoken_timeout')
    const [parked] = await guest.orders()
    const orderId = parked?.id ?? ''
    const intent = [...stripe.intents.values()].find(({ metadata }) => metadata['orderId'] === orderId)
    stripe.answerBank(intent?.id ?? '', true)
    return { ...guest, orderId, intentId: intent?.id ?? '' }
  }

  test('is found by the job, and its order confirmed with its units', async () => {
    const { guest, orderId, held } = await paidLate()
    await checkOpenPayments(needs)
    expect((await getAs(app, guest, `/api/orders/${orderId}`)).json()).toMatchObject({ isPaid: true })
    expect(await held()).toBe(1)
    await checkOpenPayments(needs)
    expect(await prisma.payment.count({ where: { orderId } })).toBe(1)
  })

  test('goes back whole where somebody else has rented the units meanwhile', async () => {
    const { guest, pan, orderId, intentId } = await paidLate()
    const quicker = await createGuest({ app, database, clock })
    const body = orderBody(pan, { paymentToken: 'ctoken_success' })
    expect((await postOrder(app, { token: quicker.token, body })).json()).toMatchObject({ isPaid: true })
    await checkOpenPayments(needs)
    expect((await getAs(app, guest, `/api/orders/${orderId}`)).json()).toMatchObject({
      isPaid: false,
      status: 'cancelled',
    })
    expect(stripe.refunds.filter(({ payment_intent: of }) => of === intentId)).toMatchObject([
      { amount: 9078 },
    ])
    expect(await prisma.paymentFlag.findMany({ where: { orderId } })).toMatchObject([{ kind: 'charge-late' }])
  })

  test('goes back whole where the guest has paid another way since', async () => {
    const { place, orderId, intentId } = await paidLate()
    clock.advance(minute)
    const order = (await place(undefined, { key: newId(), paymentMethod: 'paypal' })).json<Order>()
    expect(order._id).not.toBe(orderId)
    await checkOpenPayments(needs)
    expect(stripe.refunds.filter(({ payment_intent: of }) => of === intentId)).toMatchObject([
      { amount: 9078 },
    ])
    expect(await prisma.order.findUnique({ where: { id: orderId } })).toMatchObject({ status: 'cancelled' })
  })

  test('ends after half an hour where nothing came, and what comes later still goes back', async () => {
    const { place, orders } = await checkout()
    await place('ctoken_timeout')
    const [parked] = await orders()
    const orderId = parked?.id ?? ''
    clock.advance(31 * minute)
    await checkOpenPayments(needs)
    expect(await prisma.order.findUnique({ where: { id: orderId } })).toMatchObject({ status: 'cancelled' })
    await checkOpenPayments(needs)
    const mails = await prisma.queuedMail.findMany({ where: { orderId, template: 'payment-failed' } })
    expect(mails).toMatchObject([{ data: { reason: 'unknown' } }])
    const intent = [...stripe.intents.values()].find(({ metadata }) => metadata['orderId'] === orderId)
    stripe.answerBank(intent?.id ?? '', true)
    await checkOpenPayments(needs)
    expect(stripe.refunds.filter(({ payment_intent: of }) => of === intent?.id)).toMatchObject([
      { amount: 9078 },
    ])
  })
})

describe('more days for an order that is paid', () => {
  /** Three days more cost 32.47: a seventh of the price each, and their part of the tax. */
  async function paidForAWeek(method: 'stripe' | 'paypal') {
    const guest = await createGuest({ app, database, clock })
    const pan = await createProduct(database, { priceCents: 7000, countInStock: 1 })
    const body = orderBody(pan, { paymentToken: 'ctoken_success' })
    const order = (await postOrder(app, { token: guest.token, body })).json<Order>()
    const url = `/api/orders/${order._id}`
    const extend = (paymentToken?: string) =>
      postAs(app, guest, `${url}/extension`, {
        rentalEnd: '2026-12-20',
        ...(paymentToken && { paymentToken }),
      })
    const start = async (changeAmount: number) =>
      (await postAs(app, guest, `${url}/payment`, { method, changeAmount })).json().clientKey as string
    return { order, extend, start }
  }

  test('is approved at PayPal for exactly their price', async () => {
    const { order, extend, start } = await paidForAWeek('paypal')
    const wrong = await start(1)
    paypal.approve(wrong)
    expect((await extend(wrong)).json()).toMatchObject({ code: 'PAYMENT_DECLINED' })
    const approval = await start(32.47)
    paypal.approve(approval)
    expect((await extend(approval)).json()).toMatchObject({
      charge: 32.47,
      order: { rentalEnd: '2026-12-20' },
    })
    const payments = await prisma.payment.findMany({
      where: { orderId: order._id },
      orderBy: { amountCents: 'desc' },
    })
    expect(payments.map(({ provider, amountCents }) => [provider, amountCents])).toEqual([
      ['stripe', 9078],
      ['paypal', 3247],
    ])
  })

  test('is confirmed at the bank, and paid once', async () => {
    const { order, extend, start } = await paidForAWeek('stripe')
    expect((await extend('ctoken_confirm')).json()).toMatchObject({ code: 'PAYMENT_CONFIRMATION_NEEDED' })
    const [intentId = ''] = (await start(32.47)).split('_secret')
    stripe.answerBank(intentId, true)
    expect((await extend(intentId)).json()).toMatchObject({ charge: 32.47 })
    expect(stripe.paidIntents().filter(({ metadata }) => metadata['orderId'] === order._id)).toHaveLength(2)
  })

  test('that takes too long changes nothing, and tried again is the same charge', async () => {
    const { order, extend } = await paidForAWeek('stripe')
    expect((await extend('ctoken_timeout')).json()).toMatchObject({ code: 'PAYMENT_TIMED_OUT' })
    expect((await extend('ctoken_success')).json()).toMatchObject({ charge: 32.47 })
    expect(stripe.paidIntents().filter(({ metadata }) => metadata['orderId'] === order._id)).toHaveLength(2)
  })
})
