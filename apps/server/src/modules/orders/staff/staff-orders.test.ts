import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import type { Order } from '@trivet/core/contract/orders'
import { describe, expect, test } from 'vitest'
import { paymentProviders, type Payments, type Refund } from '../../../platform/payments/payments.ts'
import { testPayments } from '../../../platform/payments/test-payments.ts'
import { testApp } from '../../../test/app.ts'
import { createProduct } from '../../../test/factories.ts'
import { minuteOver } from '../../../test/minute-over.ts'
import { createGuest, getAs, orderBody, postAs, postOrder, stepTo, type Guest } from '../../../test/orders.ts'
import { createCode, createHost, createStaff } from '../../../test/referrals.ts'
import { restClient, tally } from '../../accounts/test-client.ts'
import { sendLateRefunds } from '../cancel/send-late-refunds.ts'

const asked: Refund[] = []
let isProviderAway = false
const payments: Payments = {
  ...testPayments,
  refund: async (refund) => {
    asked.push(refund)
    if (isProviderAway) throw new Error('The provider is away')
    return testPayments.refund(refund)
  },
}

const shop = await testApp({ payments })
const { app, database, clock } = shop
const { prisma } = database
const call = restClient(app)
const staff = await createStaff(shop)
const pan = await createProduct(database, { priceCents: 7000, countInStock: 500 })

async function newOrder(changes: Parameters<typeof orderBody>[1] = { paymentToken: 'tok_test_success' }) {
  const guest = await createGuest(shop)
  const answer = await postOrder(app, { token: guest.token, body: orderBody(pan, changes) })
  return { guest, order: answer.json<Order>() }
}

/** A paid first order with a host's code: 83.78 paid, 9.45 of commission. */
async function referredOrder() {
  const host = await createHost(shop)
  const { code: referralCode } = await createCode(shop, { hostId: host.userId })
  const paymentToken = 'tok_test_success'
  const { guest, order } = await newOrder({ referralCode, totalPrice: 83.78, paymentToken })
  const stats = async () => (await call('GET', '/referral/stats', { token: host.token })).body
  return { host, guest, order, stats }
}

const setStatus = (id: string, body: object, by: Guest = staff) =>
  call('PUT', `/orders/${id}/status`, { token: by.token, body })
const refund = (id: string, body: object, key?: string) =>
  call('POST', `/orders/${id}/refunds`, {
    token: staff.token,
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const walk = async (id: string, statuses: string[]) => {
  for (const status of statuses) expect((await setStatus(id, stepTo(status))).status).toBe(200)
}
const toTheEnd = ['packed', 'dispatched', 'delivered', 'collected', 'completed']
const heldOf = (orderId: string) => prisma.reservation.count({ where: { orderId } })

describe('a status change', () => {
  test('goes step by step to the end, tells who did it, and frees the units', async () => {
    const { order } = await newOrder()
    expect(await heldOf(order._id)).toBe(1)
    const answer = await setStatus(order._id, { status: 'packed', note: 'Box 7' })
    expect(answer).toMatchObject({ status: 200, body: { status: 'packed' } })
    expect((answer.body['timeline'] as object[]).at(-1)).toEqual({
      at: '2026-12-01T12:00:00.000Z',
      kind: 'status',
      from: 'confirmed',
      to: 'packed',
      note: 'Box 7',
    })
    const entry = await prisma.timelineEntry.findFirst({ where: { orderId: order._id, to: 'packed' } })
    expect(entry?.actorId).toBe(staff.userId)
    await walk(order._id, toTheEnd.slice(1))
    expect(await heldOf(order._id)).toBe(0)
    expect(await prisma.auditEntry.count({ where: { subject: `order:${order._id}` } })).toBe(5)
  })

  test.each([
    [
      'a step too far',
      { status: 'delivered' },
      409,
      ordersCopy.statusChangeRefused('confirmed', 'delivered'),
    ],
    ['back', { status: 'pending' }, 409, ordersCopy.statusChangeRefused('confirmed', 'pending')],
    ['where it is already', { status: 'confirmed' }, 409, 'Already confirmed'],
    ['what staff did not see', { status: 'packed', from: 'pending' }, 409, ordersCopy.orderChanged],
    ['a status we do not know', { status: 'lost' }, 400, generalCopy.invalidStatus],
    [
      'a pickup that nobody counted, for no reason',
      { status: 'collected' },
      400,
      ordersCopy.uncountedReasonRequired,
    ],
    ['no status', {}, 400, generalCopy.invalidStatus],
  ])('refuses %s', async (_case, body, status, message) => {
    const { order } = await newOrder()
    expect(await setStatus(order._id, body)).toMatchObject({ status, body: { message } })
  })

  test('is for staff, and an order that is not there is not found', async () => {
    const { guest, order } = await newOrder()
    expect((await setStatus(order._id, { status: 'cancelled' }, guest)).status).toBe(403)
    expect(
      (await call('POST', `/orders/${order._id}/refunds`, { token: guest.token, body: {} })).status,
    ).toBe(403)
    expect((await call('PUT', `/orders/${order._id}/status`, { body: {} })).status).toBe(401)
    for (const id of ['a'.repeat(24), 'x']) {
      expect(await setStatus(id, { status: 'packed' })).toMatchObject({ status: 404 })
      expect(await refund(id, { reason: 'x' })).toMatchObject({ status: 404 })
    }
  })

  test('two of the staff at once make one step', async () => {
    const { order } = await newOrder()
    const changes = ['packed', 'cancelled', 'packed', 'cancelled'].map((status) =>
      setStatus(order._id, { status, from: 'confirmed' }),
    )
    expect(tally(await Promise.all(changes))).toEqual({ 200: 1, 409: 3 })
    expect(await prisma.timelineEntry.count({ where: { orderId: order._id, from: 'confirmed' } })).toBe(1)
  })
})

describe('cancelling by staff', () => {
  test('frees the units and pays everything back, once', async () => {
    const { guest, order } = await newOrder()
    const answer = await setStatus(order._id, { status: 'cancelled', note: 'Flooded kitchen' })
    expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled' } })
    expect(await heldOf(order._id)).toBe(0)
    await minuteOver(shop, payments)
    expect((await getAs(app, staff, `/api/orders/${order._id}`)).json()).toMatchObject({
      refundedPrice: order.totalPrice,
      refunds: [{ amount: order.totalPrice, reason: 'Flooded kitchen' }],
    })
    const stored = await prisma.refund.findFirstOrThrow({ where: { orderId: order._id } })
    expect(stored).toMatchObject({ reference: `test_refund_${stored.id}`, sentAt: clock.now() })
    expect(asked.filter(({ refundId }) => refundId === stored.id)).toEqual([
      { refundId: stored.id, chargeReference: `test_${order._id}`, amountCents: 9078 },
    ])
    const mails = await prisma.queuedMail.findMany({ where: { recipient: guest.email } })
    expect(mails.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['order-cancelled', 'order-refunded']),
    )
    expect(mails.find(({ template }) => template === 'order-cancelled')?.data).toMatchObject({
      refund: order.totalPrice,
    })
    expect((await setStatus(order._id, { status: 'cancelled' })).status).toBe(409)
    expect((await refund(order._id, { reason: 'again' })).body).toMatchObject({
      code: 'ORDER_NOT_REFUNDABLE',
      message: ordersCopy.refundNothingLeft,
    })
  })

  test('pays back what staff say instead, also nothing', async () => {
    const half = (await newOrder()).order
    const nothing = (await newOrder()).order
    await setStatus(half._id, { status: 'cancelled', refundAmount: 45.39 })
    await setStatus(nothing._id, { status: 'cancelled', refundAmount: 0 })
    await minuteOver(shop, payments)
    const orderOf = async ({ _id }: Order) => (await getAs(app, staff, `/api/orders/${_id}`)).json<Order>()
    expect(await orderOf(half)).toMatchObject({ refundedPrice: 45.39 })
    expect(await orderOf(nothing)).not.toHaveProperty('refunds')
    const tooMuch = (await newOrder()).order
    expect(await setStatus(tooMuch._id, { status: 'cancelled', refundAmount: 90.79 })).toMatchObject({
      status: 409,
      body: { message: ordersCopy.refundTooLarge('$90.78') },
    })
    expect((await getAs(app, staff, `/api/orders/${tooMuch._id}`)).json<Order>().status).toBe('confirmed')
  })

  test('of an unpaid order pays nothing back and gives the discount back', async () => {
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    const { guest, order } = await newOrder({ referralCode, totalPrice: 83.78 })
    expect((await setStatus(order._id, { status: 'cancelled' })).body).not.toHaveProperty('refunds')
    expect(
      await postAs(app, guest, `/api/orders/${order._id}/pay`, { paymentToken: 'tok_test_success' }),
    ).toMatchObject({ statusCode: 409 })
    const again = orderBody(pan, { referralCode, totalPrice: 83.78 })
    expect((await postOrder(app, { token: guest.token, body: again })).statusCode).toBe(201)
  })

  test('while the card is being charged does not keep the money', async () => {
    const begun = Promise.withResolvers<void>()
    const wait = Promise.withResolvers<void>()
    const slow: Payments = {
      ...payments,
      charge: async (charge) => {
        begun.resolve()
        await wait.promise
        return testPayments.charge(charge)
      },
    }
    const other = await testApp({ database, clock, payments: slow })
    const { guest, order } = await newOrder({})
    const pay = postAs(other.app, guest, `/api/orders/${order._id}/pay`, { paymentToken: 'tok_test_success' })
    const paying = pay.then((answer) => answer.json())
    await begun.promise
    await setStatus(order._id, { status: 'cancelled' })
    wait.resolve()
    expect(await paying).toMatchObject({ code: 'ORDER_NOT_PAYABLE' })
    expect(asked).toContainEqual({
      refundId: expect.any(String),
      chargeReference: `test_${order._id}`,
      amountCents: 9078,
    })
  })
})

describe('a refund', () => {
  test('in parts adds up to what was paid, never to more, though many are asked for at once', async () => {
    const { order } = await newOrder()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refund(order._id, { amount: 20, reason: 'Late' })),
    )
    expect(tally(answers)).toEqual({ 201: 4, 409: 2 })
    expect((await refund(order._id, { reason: 'The rest' })).body).toMatchObject({
      refundedPrice: 90.78,
      isPaid: true,
      status: 'confirmed',
    })
    expect((await refund(order._id, { amount: 0.01, reason: 'More' })).status).toBe(409)
  })

  test('with the same key is one refund', async () => {
    const { order } = await newOrder()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refund(order._id, { amount: 5, reason: 'Spoon' }, 'spoon')),
    )
    expect(tally(answers)).toEqual({ 201: 5 })
    expect(answers.at(-1)?.body).toMatchObject({ refundedPrice: 5 })
    for (const another of [
      { amount: 6, reason: 'Spoon' },
      { amount: 5, reason: 'Fork' },
    ]) {
      expect(await refund(order._id, another, 'spoon')).toMatchObject({
        status: 422,
        body: { message: generalCopy.idempotencyMismatch },
      })
    }
  })

  test('of everything is answered again to its key, though nothing is left', async () => {
    const { order } = await newOrder()
    for (const _try of [1, 2]) {
      expect(await refund(order._id, { reason: 'Flood' }, 'flood')).toMatchObject({
        status: 201,
        body: { refundedPrice: order.totalPrice, paidPrice: order.totalPrice },
      })
    }
    expect((await refund(order._id, { reason: 'Flood' }, 'again')).status).toBe(409)
  })

  test('needs a payment, a reason and a positive amount', async () => {
    const { order } = await newOrder({})
    expect((await refund(order._id, { reason: 'x' })).body['message']).toBe(ordersCopy.refundNotPaid)
    expect((await refund(order._id, {})).body['message']).toBe(ordersCopy.refundReasonRequired)
    expect((await refund(order._id, { amount: -5, reason: 'x' })).body['message']).toBe(
      ordersCopy.refundAmountInvalid,
    )
  })

  test('that the provider did not answer for is asked for again with the same id, and paid once', async () => {
    const { order } = await newOrder()
    isProviderAway = true
    const answer = await refund(order._id, { amount: 5, reason: 'Spoon' })
    isProviderAway = false
    expect(answer).toMatchObject({ status: 201, body: { refundedPrice: 5 } })
    const open = await prisma.refund.findFirstOrThrow({ where: { orderId: order._id } })
    expect(open.sentAt).toBeNull()

    clock.advance(120_000)
    const needs = { sql: database.sql, clock, payments: paymentProviders(payments), log: app.log }
    await sendLateRefunds(needs)
    await sendLateRefunds(needs)
    expect(asked.filter(({ refundId }) => refundId === open.id)).toHaveLength(2)
    const sent = await prisma.refund.findUniqueOrThrow({ where: { id: open.id } })
    expect(sent.reference).toBe(`test_refund_${open.id}`)
  })
})

describe('the host’s commission', () => {
  test('is on its way when the guest paid, and available when the order is completed', async () => {
    const { host, order, stats } = await referredOrder()
    expect(await stats()).toMatchObject({
      pendingCommission: 9.45,
      pendingPayout: 0,
      totalEarnings: 9.45,
      totalUsage: 1,
    })
    await walk(order._id, toTheEnd)
    expect(await stats()).toMatchObject({ pendingCommission: 0, pendingPayout: 9.45, totalEarnings: 9.45 })
    const mails = await prisma.queuedMail.findMany({ where: { recipient: host.email } })
    expect(mails.map(({ template }) => template).toSorted()).toEqual([
      'commission-available',
      'commission-earned',
    ])
    expect(JSON.stringify(mails.map(({ data }) => data))).not.toContain(order._id)
  })

  test('is gone with a cancelled order, even if less than everything is paid back', async () => {
    const whole = await referredOrder()
    await setStatus(whole.order._id, { status: 'cancelled' })
    const part = await referredOrder()
    await setStatus(part.order._id, { status: 'cancelled', refundAmount: 10 })
    const nothing = await referredOrder()
    await setStatus(nothing.order._id, { status: 'cancelled', refundAmount: 0 })
    await minuteOver(shop, payments)
    expect(await whole.stats()).toMatchObject({ pendingCommission: 0, totalEarnings: 0, totalUsage: 0 })
    expect(await part.stats()).toMatchObject({ pendingCommission: 0, totalEarnings: 0 })
    expect(await nothing.stats()).toMatchObject({ pendingCommission: 0, totalEarnings: 0 })
  })

  test('loses a refund’s share, and all of it with the last cent, before and after completion', async () => {
    const { order, stats } = await referredOrder()
    await refund(order._id, { amount: 41.89, reason: 'Half' })
    expect(await stats()).toMatchObject({ pendingCommission: 4.72, totalEarnings: 4.72 })
    await walk(order._id, toTheEnd)
    expect(await stats()).toMatchObject({ pendingCommission: 0, pendingPayout: 4.72 })
    await Promise.all(Array.from({ length: 3 }, () => refund(order._id, { amount: 10, reason: 'Part' })))
    await refund(order._id, { reason: 'The rest' })
    expect(await stats()).toMatchObject({ pendingCommission: 0, pendingPayout: 0, totalEarnings: 0 })
  })

  test('that was paid out already is owed, and the next one fills the gap', async () => {
    const { host, order, stats } = await referredOrder()
    await walk(order._id, toTheEnd)
    const { body: payout } = await call('POST', '/referral/payout-request', { token: host.token, body: {} })
    await call('PUT', `/referral/admin/process-payout/${String(payout['_id'])}`, {
      token: staff.token,
      body: { status: 'processed' },
    })
    await refund(order._id, { reason: 'Broken' })
    expect(await stats()).toMatchObject({ pendingPayout: -9.45, totalPaidOut: 9.45, totalEarnings: 0 })
    expect((await call('POST', '/referral/payout-request', { token: host.token, body: {} })).status).toBe(409)
  })

  test('completed and refunded at the same moment is neither lost nor doubled', async () => {
    const { order, stats } = await referredOrder()
    await walk(order._id, toTheEnd.slice(0, -1))
    await Promise.all([
      setStatus(order._id, { status: 'completed' }),
      refund(order._id, { amount: 41.89, reason: 'Half' }),
    ])
    expect(await stats()).toMatchObject({ pendingCommission: 0, pendingPayout: 4.72, totalEarnings: 4.72 })
  })
})
