import * as ordersCopy from '@trivet/core/copy/orders'
import type { Order, PreviewedStatusChanges, StaffOrder } from '@trivet/core/contract/orders'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { createProduct } from '../../../test/factories.ts'
import { createGuest, getAs, orderBody, postOrder, stepTo } from '../../../test/orders.ts'
import { createCode, createHost, createStaff } from '../../../test/referrals.ts'
import { restClient, tally } from '../../accounts/test-client.ts'

const shop = await testApp()
const { app, database } = shop
const { prisma } = database
const call = restClient(app)
const staff = await createStaff(shop)
const pan = await createProduct(database, { priceCents: 7000, countInStock: 500 })
const because = 'Pays by check at the door'

async function unpaidOrder(changes: Parameters<typeof orderBody>[1] = {}) {
  const guest = await createGuest(shop)
  const order = (await postOrder(app, { token: guest.token, body: orderBody(pan, changes) })).json<Order>()
  return { guest, order }
}

const setStatus = (id: string, status: string, more: object = {}, by = staff) =>
  call('PUT', `/orders/${id}/status`, { token: by.token, body: { ...stepTo(status), ...more } })

async function onAccount(upTo: string[] = [], changes: Parameters<typeof orderBody>[1] = {}) {
  const { guest, order } = await unpaidOrder(changes)
  expect((await setStatus(order._id, 'confirmed', { onAccountBecause: because })).status).toBe(200)
  for (const status of upTo) expect((await setStatus(order._id, status)).status).toBe(200)
  return { guest, order }
}

const payment = { amount: 90.78, method: 'cash', reference: 'Drawer 1' }
const book = (id: string, body: object = {}, { by = staff, key = '' } = {}) =>
  call('POST', `/admin/orders/${id}/payment`, {
    token: by.token,
    body: { ...payment, reference: `Drawer ${id}`, ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const forStaff = async (id: string) =>
  (await call('GET', `/admin/orders/${id}`, { token: staff.token })).body as unknown as StaffOrder

describe('an unpaid order', () => {
  test('is not confirmed without a reason, and says what is due', async () => {
    const { order } = await unpaidOrder()
    for (const more of [{}, { note: 'Hurry' }]) {
      expect(await setStatus(order._id, 'confirmed', more)).toMatchObject({
        status: 409,
        body: { code: 'ORDER_UNPAID', message: ordersCopy.unpaidStepRefused('$90.78') },
      })
    }
    expect(await setStatus(order._id, 'confirmed', { onAccountBecause: '  ' })).toMatchObject({
      status: 400,
      body: { message: ordersCopy.onAccountReasonRequired },
    })
  })

  test('goes out on account, with the reason in timeline and audit log, and not for its guest to read', async () => {
    const { guest, order } = await onAccount(['packed'])
    const { events, onAccountBecause, status, isPaid } = await forStaff(order._id)
    expect({ onAccountBecause, status, isPaid }).toEqual({
      onAccountBecause: because,
      status: 'packed',
      isPaid: false,
    })
    const told = events.filter(({ kind }) => kind === 'on-account')
    expect(told).toMatchObject([{ note: because, topic: 'payments', actor: { _id: staff.userId } }])
    const audit = await prisma.auditEntry.findMany({ where: { subject: `order:${order._id}` } })
    expect(audit.filter(({ action }) => action === 'order.put-on-account')).toMatchObject([
      { actorId: staff.userId, details: { reason: because } },
    ])
    const seen = (await getAs(app, guest, `/api/orders/${order._id}`)).body
    expect(seen).not.toContain(because)
    expect(seen).not.toContain('on-account')
  })

  test('of somebody else is not put on account by guests and hosts', async () => {
    const { guest, order } = await unpaidOrder()
    for (const by of [guest, await createHost(shop)]) {
      expect((await setStatus(order._id, 'confirmed', { onAccountBecause: because }, by)).status).toBe(403)
      expect((await book(order._id, {}, { by })).status).toBe(403)
    }
  })

  test('whose charge is looked into holds no units: it is cancelled or waits, alone and among many', async () => {
    const { order } = await unpaidOrder()
    // as when its provider did not answer
    await prisma.order.update({ where: { id: order._id }, data: { holdExpiresAt: null } })
    const reason = { onAccountBecause: because }
    const message = ordersCopy.chargeOpenStepRefused
    expect(await setStatus(order._id, 'confirmed', reason)).toMatchObject({
      status: 409,
      body: { code: 'STATUS_CHANGE_REFUSED', message },
    })
    const orders = [{ id: order._id, from: 'pending' }]
    const changed = await call('POST', '/admin/orders/status-changes', {
      token: staff.token,
      body: { orders, status: 'confirmed', ...reason },
    })
    expect(changed.body).toMatchObject({ results: [{ outcome: 'skipped', reason: message }] })
    expect((await setStatus(order._id, 'cancelled')).status).toBe(200)
  })

  test('is kept from going out by the database too', async () => {
    const { order } = await unpaidOrder()
    const pack = prisma.order.update({
      where: { id: order._id },
      data: { status: 'packed', holdExpiresAt: null },
    })
    await expect(pack).rejects.toThrow(/orders_paid_or_on_account/)
  })

  test('is not completed before it is paid', async () => {
    const { order } = await onAccount(['packed', 'dispatched', 'delivered', 'collected'])
    expect(await setStatus(order._id, 'completed')).toMatchObject({
      status: 409,
      body: { code: 'MONEY_DUE', message: ordersCopy.completedWithMoneyDue('$90.78') },
    })
    expect((await book(order._id)).status).toBe(201)
    expect((await setStatus(order._id, 'completed')).status).toBe(200)
  })

  test('a reason given for a paid order is not kept', async () => {
    const { order } = await unpaidOrder({ paymentToken: 'tok_test_success' })
    expect((await setStatus(order._id, 'packed', { onAccountBecause: because })).status).toBe(200)
    expect(await forStaff(order._id)).not.toHaveProperty('onAccountBecause')
  })
})

describe('money that staff book', () => {
  test.each([
    ['confirmed', []],
    ['delivered', ['packed', 'dispatched', 'delivered']],
    ['collected', ['packed', 'dispatched', 'delivered', 'collected']],
  ])('pays an order that is %s, and leaves it there', async (status, steps) => {
    const { guest, order } = await onAccount(steps)
    const booked = await book(order._id)
    expect(booked).toMatchObject({
      status: 201,
      body: {
        status,
        isPaid: true,
        paymentState: 'paid',
        payments: [{ provider: 'outside', amount: 90.78 }],
      },
    })
    const mails = await prisma.queuedMail.findMany({ where: { recipient: guest.email } })
    expect(mails.map(({ dedupeKey }) => dedupeKey)).toContain(`order-confirmed:${order._id}`)
  })

  test('is exactly what is due', async () => {
    const { order } = await onAccount()
    for (const amount of [90.77, 90.79, 0]) {
      expect(await book(order._id, { amount })).toMatchObject({
        status: 409,
        body: { code: 'PAID_AMOUNT_DIFFERS', message: ordersCopy.paidAmountDiffers('$90.78') },
      })
    }
    expect((await book(order._id, { amount: -90.78 })).status).toBe(400)
    expect((await book(order._id, { reference: ' ' })).status).toBe(400)
  })

  test('is booked once by two of the staff at once, also with a reference each', async () => {
    const { order } = await onAccount(['packed'])
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) => book(order._id, { reference: `Till ${n} ${order._id}` })),
    )
    expect(tally(answers)).toEqual({ 201: 1, 409: 3 })
    expect(await prisma.payment.count({ where: { orderId: order._id } })).toBe(1)
  })

  test('is booked once with the same key, which is answered again', async () => {
    const { order } = await onAccount()
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => book(order._id, {}, { key: order._id })),
    )
    expect(tally(answers)).toEqual({ 201: 3 })
    expect(await prisma.payment.count({ where: { orderId: order._id } })).toBe(1)
    expect((await book(order._id, { method: 'check' }, { key: order._id })).status).toBe(422)
    expect((await book(order._id)).body).toMatchObject({ code: 'ORDER_PAID_ALREADY' })
  })

  test('is not booked of a cancelled order, nor of one that nobody knows', async () => {
    const { order } = await onAccount()
    await setStatus(order._id, 'cancelled')
    expect(await book(order._id)).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_PAYABLE' } })
    expect((await book('a'.repeat(24))).status).toBe(404)
  })

  test('earns the host the commission, as any payment does', async () => {
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    const { order } = await onAccount(['packed'], { referralCode, totalPrice: 83.78 })
    const stats = async () => (await call('GET', '/referral/stats', { token: host.token })).body
    expect(await stats()).toMatchObject({ totalEarnings: 0 })
    expect((await book(order._id, { amount: 83.78 })).status).toBe(201)
    expect(await stats()).toMatchObject({ totalEarnings: 9.45 })
  })

  test('beyond the price is refused by the database', async () => {
    const { order } = await unpaidOrder({ paymentToken: 'tok_test_success' })
    const more = prisma.payment.create({
      data: { id: 'b'.repeat(24), orderId: order._id, provider: 'outside', reference: 'x', amountCents: 1 },
    })
    await expect(more).rejects.toThrow()
    expect(await prisma.payment.count({ where: { orderId: order._id } })).toBe(1)
  })
})

describe('a price that staff waive', () => {
  const reason = 'The oven was dirty'
  const waive = (id: string, { by = staff, key = '', body = {} } = {}) =>
    call('POST', `/admin/orders/${id}/price-waiver`, {
      token: by.token,
      body: { reason, ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    })

  test('is due no more: the order is completed, out of the unpaid, and its guest reads no reason', async () => {
    const { guest, order } = await onAccount(['packed', 'dispatched', 'delivered', 'collected'])
    expect(await waive(order._id)).toMatchObject({
      status: 201,
      body: { isPaid: false, paymentStatus: 'waived', paymentState: 'waived', payments: [] },
    })
    const unpaid = await call('GET', `/orders?view=unpaid&q=${order.number}`, { token: staff.token })
    expect(unpaid).toMatchObject({ status: 200, body: { orders: [] } })
    expect((await setStatus(order._id, 'completed')).status).toBe(200)
    const seen = await getAs(app, guest, `/api/orders/${order._id}`)
    expect(seen.json()).toMatchObject({ paymentStatus: 'waived' })
    expect(seen.body).not.toContain(reason)
    const told = (await forStaff(order._id)).events.filter(({ kind }) => kind === 'price-waived')
    expect(told).toMatchObject([{ note: `$90.78: ${reason}`, topic: 'payments' }])
    const audit = await prisma.auditEntry.findMany({ where: { subject: `order:${order._id}` } })
    expect(audit).toContainEqual(
      expect.objectContaining({ action: 'order.price-waived', details: { amountCents: 9078, reason } }),
    )
  })

  test('promises nothing to the host whose code it came with', async () => {
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    const { order } = await onAccount([], { referralCode, totalPrice: 83.78 })
    expect((await forStaff(order._id)).referral).toMatchObject({ commission: 9.45, state: 'unpaid' })
    expect((await waive(order._id)).status).toBe(201)
    expect((await forStaff(order._id)).referral).toMatchObject({ state: 'none' })
    expect((await setStatus(order._id, 'cancelled')).status).toBe(200)
    expect((await forStaff(order._id)).referral).toMatchObject({ state: 'none' })
  })

  test('is to its guest as if it were paid: the trip is shared, and only staff change it', async () => {
    const { guest, order } = await onAccount()
    const share = () => call('POST', `/orders/${order._id}/trip-links`, { token: guest.token, body: {} })
    expect((await share()).status).toBe(409)
    expect((await waive(order._id)).status).toBe(201)
    expect((await share()).status).toBe(201)
    const longer = await call('POST', `/orders/${order._id}/extension`, {
      token: guest.token,
      body: { rentalEnd: '2026-12-20', dryRun: true },
    })
    expect(longer).toMatchObject({
      status: 409,
      body: { message: ordersCopy.waivedChangedByStaff, details: { code: 'order-waived' } },
    })
  })

  test('is neither booked nor paid any more, and no card is charged', async () => {
    const { guest, order } = await onAccount()
    expect((await waive(order._id)).status).toBe(201)
    expect(await book(order._id)).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_PAYABLE' } })
    const body = { paymentToken: 'tok_test_success' }
    expect(await call('POST', `/orders/${order._id}/pay`, { token: guest.token, body })).toMatchObject({
      status: 409,
      body: { code: 'ORDER_NOT_PAYABLE' },
    })
    expect(await prisma.payment.count({ where: { orderId: order._id } })).toBe(0)
  })

  test('is waived, booked or paid once where all three happen at one moment', async () => {
    const { guest, order } = await onAccount(['packed'])
    const body = { paymentToken: 'tok_test_success' }
    const [waived, booked, paid] = await Promise.all([
      waive(order._id),
      book(order._id),
      call('POST', `/orders/${order._id}/pay`, { token: guest.token, body }),
    ])
    expect([waived, booked, paid].filter(({ status }) => status >= 500)).toEqual([])
    const { paymentStatus, paidAt } = await prisma.order.findUniqueOrThrow({ where: { id: order._id } })
    expect(paymentStatus).toBe(paidAt ? 'paid' : 'waived')
    expect(await prisma.payment.count({ where: { orderId: order._id } })).toBe(paidAt ? 1 : 0)
  })

  test('is waived once: with the same key it is answered again, without one it is settled', async () => {
    const { order } = await onAccount()
    const answers = await Promise.all(Array.from({ length: 3 }, () => waive(order._id, { key: order._id })))
    expect(tally(answers)).toEqual({ 201: 3 })
    expect(await waive(order._id)).toMatchObject({ status: 409, body: { code: 'AMOUNT_DUE_SETTLED' } })
  })

  test('is of an order on account, given a reason, and by staff', async () => {
    const { guest, order: pending } = await unpaidOrder()
    expect(await waive(pending._id)).toMatchObject({
      status: 409,
      body: { code: 'ORDER_UNPAID', message: ordersCopy.waiverNeedsAccount },
    })
    const { order } = await onAccount()
    expect(await waive(order._id, { body: { reason: ' ' } })).toMatchObject({
      status: 400,
      body: { message: ordersCopy.waiveReasonRequired },
    })
    expect((await waive(order._id, { by: guest })).status).toBe(403)
    expect((await waive('a'.repeat(24))).status).toBe(404)
  })

  test('is kept apart from a payment by the database too', async () => {
    const { order } = await unpaidOrder()
    const wrong = prisma.order.update({ where: { id: order._id }, data: { paymentStatus: 'waived' } })
    await expect(wrong).rejects.toThrow(/orders_waived_on_account/)
  })
})

describe('changing many', () => {
  const post = (path: string, body: object) => call('POST', path, { token: staff.token, body })

  test('names what is odd, and what needs a reason', async () => {
    const { order: unpaid } = await unpaidOrder()
    const { order: gone } = await onAccount()
    const asked = async (status: string) =>
      (await post('/admin/orders/status-changes/preview', { status, ids: [unpaid._id, gone._id] }))
        .body as unknown as PreviewedStatusChanges
    expect((await asked('confirmed')).orders).toMatchObject([
      {
        number: unpaid.number,
        customer: 'Ana Alvarez',
        due: 90.78,
        oddities: ['unpaid'],
        needsAccount: true,
        reason: ordersCopy.unpaidStepRefused('$90.78'),
      },
      { needsAccount: false, oddities: [], reason: 'Already confirmed' },
    ])
    expect((await asked('packed')).orders[1]).toMatchObject({ oddities: ['unpaid'], reason: null })
  })

  test('leaves unpaid orders out, unless a reason is given', async () => {
    const { order } = await unpaidOrder()
    const change = async (more: object) => {
      const orders = [{ id: order._id, from: 'pending' }]
      return (await post('/admin/orders/status-changes', { orders, status: 'confirmed', ...more })).body
    }
    expect(await change({})).toMatchObject({
      results: [{ outcome: 'skipped', reason: ordersCopy.unpaidStepRefused('$90.78') }],
    })
    expect(await change({ onAccountBecause: because })).toMatchObject({ results: [{ outcome: 'changed' }] })
    expect((await forStaff(order._id)).onAccountBecause).toBe(because)
  })
})
