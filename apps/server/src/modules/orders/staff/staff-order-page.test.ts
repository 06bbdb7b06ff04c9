import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import type { Order, OrderEvent, StaffOrder } from '@trivet/core/contract/orders'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { createProduct } from '../../../test/factories.ts'
import { createGuest, getAs, orderBody, postOrder, stepTo } from '../../../test/orders.ts'
import { createCode, createHost, createStaff } from '../../../test/referrals.ts'
import { restClient, tally } from '../../accounts/test-client.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const call = restClient(app)
const staff = await createStaff(shop, { name: 'Stella Staff' })
const pan = await createProduct(database, { priceCents: 7000, countInStock: 500 })

async function place(changes: Parameters<typeof orderBody>[1] = { paymentToken: 'tok_test_success' }) {
  const guest = await createGuest(shop, { name: 'Gil Guest', phone: '+1 512 555 0100' })
  const answer = await postOrder(app, { token: guest.token, body: orderBody(pan, changes) })
  return { guest, order: answer.json<Order>() }
}

const post = (path: string, body: object = {}, token = staff.token) => call('POST', path, { token, body })
const read = async (id: string) => (await getAs(app, staff, `/api/admin/orders/${id}`)).json<StaffOrder>()
const kindsOf = (events: OrderEvent[]) => events.map(({ kind, to }) => (to ? `${kind} ${to}` : kind))
const toTheEnd = ['packed', 'dispatched', 'delivered', 'collected', 'completed']
const setStatus = (id: string, status: string) =>
  call('PUT', `/orders/${id}/status`, { token: staff.token, body: stepTo(status) })

describe('one order for the staff', () => {
  test('has its customer with earlier orders, its place, its money and what cancelling would give', async () => {
    const { guest, order } = await place()
    const body = orderBody(pan, { paymentToken: 'tok_test_success', rentalStart: '2027-01-10' })
    const later = (await postOrder(app, { token: guest.token, body })).json<Order>()
    const seen = await read(later._id)
    expect(seen).toMatchObject({
      _id: later._id,
      customer: {
        _id: guest.userId,
        name: 'Gil Guest',
        email: guest.email,
        phone: '+1 512 555 0100',
        otherOrders: 1,
        lastOrders: [{ _id: order._id, status: 'confirmed', totalPrice: 90.78 }],
      },
      area: 'Austin',
      timeZone: 'America/Chicago',
      today: '2026-12-01',
      referral: null,
      paymentState: 'paid',
      payments: [{ provider: 'test', amount: 90.78 }],
      policy: { refund: 90.78, refundPercent: 100 },
    })
  })

  test('tells the host’s code and how the commission stands, to its end', async () => {
    const host = await createHost(shop, { name: 'Hanna Host' })
    const { code } = await createCode(shop, { hostId: host.userId })
    const { order } = await place({ referralCode: code, totalPrice: 83.78, paymentToken: 'tok_test_success' })
    const referral = { code, host: { name: 'Hanna Host' }, commission: 9.45, commissionPercent: 15 }
    expect(await read(order._id)).toMatchObject({ referral: { ...referral, state: 'pending' } })
    for (const status of toTheEnd) await setStatus(order._id, status)
    expect(await read(order._id)).toMatchObject({ policy: null, referral: { state: 'available' } })
    await post(`/orders/${order._id}/refunds`, { reason: 'Broken' })
    expect(await read(order._id)).toMatchObject({
      paymentState: 'refunded',
      referral: { state: 'reversed', takenBack: 9.45 },
    })
  })

  test('says that no commission comes of an order that ended before it was paid', async () => {
    const host = await createHost(shop)
    const { code } = await createCode(shop, { hostId: host.userId })
    const { order } = await place({ referralCode: code, totalPrice: 83.78 })
    expect(await read(order._id)).toMatchObject({ referral: { state: 'unpaid' } })
    await setStatus(order._id, 'cancelled')
    expect(await read(order._id)).toMatchObject({ referral: { state: 'none', takenBack: 0 } })
  })

  test('tells everything that happened, who did it, and the mails that went out', async () => {
    const { guest, order } = await place()
    await setStatus(order._id, 'packed')
    await post(`/admin/orders/${order._id}/notes`, { text: 'Rings twice' })
    const { events } = await read(order._id)
    const withoutMails = events.filter(({ topic }) => topic !== 'mails')
    expect(kindsOf(withoutMails)).toEqual([
      'placed pending',
      'paid',
      'status confirmed',
      'status packed',
      'note',
    ])
    expect(withoutMails.map(({ actor }) => [actor?.name, actor?.isStaff])).toEqual([
      ['Gil Guest', false],
      ['Gil Guest', false],
      ['Gil Guest', false],
      ['Stella Staff', true],
      ['Stella Staff', true],
    ])
    const mails = events.flatMap(({ mail }) => (mail ? [[mail.template, mail.recipient]] : []))
    expect(mails.toSorted()).toEqual([
      ['order-confirmed', guest.email],
      ['order-packed', guest.email],
    ])
  })

  test('files what a provider gave back, or never answered for, under payments', async () => {
    const { order } = await place()
    const kinds = ['payment-unknown', 'payment-returned']
    const at = clock.now()
    await prisma.timelineEntry.createMany({ data: kinds.map((kind) => ({ orderId: order._id, at, kind })) })
    const { events } = await read(order._id)
    const filed = events.filter(({ kind }) => kinds.includes(kind))
    expect(filed.map(({ topic }) => topic)).toEqual(['payments', 'payments'])
  })

  test('is for staff, and what is not there is not found', async () => {
    const { guest, order } = await place()
    for (const other of [guest, await createHost(shop)]) {
      expect((await getAs(app, other, `/api/admin/orders/${order._id}`)).statusCode).toBe(403)
    }
    for (const id of ['a'.repeat(24), 'x']) {
      expect((await getAs(app, staff, `/api/admin/orders/${id}`)).statusCode).toBe(404)
      expect((await post(`/admin/orders/${id}/notes`, { text: 'x' })).status).toBe(404)
      expect((await post(`/admin/orders/${id}/confirmation`)).status).toBe(404)
      const payment = { amount: 1, method: 'cash', reference: 'x' }
      expect((await post(`/admin/orders/${id}/payment`, payment)).status).toBe(404)
    }
  })
})

describe('an internal note', () => {
  test('never reaches the guest, by any endpoint', async () => {
    const { guest, order } = await place()
    const secret = 'Argues about every spoon'
    expect((await post(`/admin/orders/${order._id}/notes`, { text: secret })).status).toBe(201)
    for (const path of [`/api/orders/${order._id}`, '/api/orders/myorders']) {
      const answer = await getAs(app, guest, path)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).not.toContain(secret)
    }
    const mails = await prisma.queuedMail.findMany({ where: { orderId: order._id } })
    expect(JSON.stringify(mails.map(({ data }) => data))).not.toContain(secret)
    const audit = await prisma.auditEntry.findMany({ where: { subject: `order:${order._id}` } })
    expect(audit.map(({ action }) => action)).toEqual(['order.noted'])
    expect(JSON.stringify(audit.map(({ details }) => details))).not.toContain(secret)
  })

  test('has words, and not too many', async () => {
    const { order } = await place()
    expect(await post(`/admin/orders/${order._id}/notes`, { text: ' ' })).toMatchObject({
      status: 400,
      body: { message: ordersCopy.orderNoteRequired },
    })
    expect((await post(`/admin/orders/${order._id}/notes`, { text: 'x'.repeat(2001) })).status).toBe(400)
  })
})

describe('money from outside', () => {
  const transfer = (reference: string) => ({
    amount: 90.78,
    method: 'bank-transfer',
    reference,
    note: 'By phone',
  })

  test('confirms the order as any payment does, with its commission, timeline, note and audit', async () => {
    const host = await createHost(shop)
    const { code } = await createCode(shop, { hostId: host.userId })
    const { order } = await place({ referralCode: code, totalPrice: 83.78 })
    const paid = await post(`/admin/orders/${order._id}/payment`, { ...transfer('WIRE-1'), amount: 83.78 })
    expect(paid).toMatchObject({
      status: 201,
      body: {
        status: 'confirmed',
        paymentState: 'paid',
        payments: [{ provider: 'outside', reference: 'WIRE-1', amount: 83.78 }],
        referral: { state: 'pending' },
      },
    })
    const { events } = await read(order._id)
    expect(events.find(({ kind }) => kind === 'paid')?.actor?.name).toBe('Stella Staff')
    expect(events.find(({ kind }) => kind === 'note')?.note).toBe('Paid by bank transfer, WIRE-1\nBy phone')
    const audit = await prisma.auditEntry.findFirst({ where: { subject: `order:${order._id}` } })
    expect(audit).toMatchObject({
      action: 'order.marked-paid',
      details: { amountCents: 8378, method: 'bank-transfer', reference: 'WIRE-1' },
    })
  })

  test('is booked once, though two of the staff write it down at once', async () => {
    const { order } = await place({})
    const answers = await Promise.all(
      ['A-1', 'A-2', 'A-3'].map((reference) =>
        post(`/admin/orders/${order._id}/payment`, transfer(reference)),
      ),
    )
    expect(tally(answers)).toEqual({ 201: 1, 409: 2 })
    expect(await prisma.payment.count({ where: { orderId: order._id } })).toBe(1)
  })

  test('pays one order only', async () => {
    const [one, two] = [await place({}), await place({})]
    await post(`/admin/orders/${one.order._id}/payment`, transfer('B-1'))
    expect(await post(`/admin/orders/${two.order._id}/payment`, transfer('B-1'))).toMatchObject({
      status: 409,
      body: { message: paymentsCopy.paymentReferenceTaken },
    })
  })

  test.each([
    ['a cent less', { amount: 90.77 }, 409, ordersCopy.paidAmountDiffers('$90.78')],
    ['no reference', { reference: ' ' }, 400, paymentsCopy.paymentReferenceRequired],
    ['a way nobody knows', { method: 'shells' }, 400, paymentsCopy.invalidPaymentMethod],
  ])('cannot be %s', async (_case, change, status, message) => {
    const { order } = await place({})
    const answer = await post(`/admin/orders/${order._id}/payment`, { ...transfer('C-1'), ...change })
    expect(answer).toMatchObject({ status, body: { message } })
  })

  test('does not come twice, nor for what is cancelled', async () => {
    const { order } = await place()
    expect(await post(`/admin/orders/${order._id}/payment`, transfer('D-1'))).toMatchObject({
      status: 409,
      body: { message: ordersCopy.orderPaidAlready },
    })
    const { order: cancelled } = await place({})
    await setStatus(cancelled._id, 'cancelled')
    expect(await post(`/admin/orders/${cancelled._id}/payment`, transfer('D-2'))).toMatchObject({
      status: 409,
      body: { message: ordersCopy.orderNotPayable('cancelled') },
    })
  })

  test('comes back by hand: no provider is asked', async () => {
    const { order } = await place({})
    await post(`/admin/orders/${order._id}/payment`, transfer('E-1'))
    expect((await post(`/orders/${order._id}/refunds`, { amount: 20, reason: 'Spoon' })).status).toBe(201)
    const refund = await prisma.refund.findFirstOrThrow({ where: { orderId: order._id } })
    expect(refund.reference).toBe('outside')
    expect(refund.sentAt).not.toBeNull()
  })
})

describe('the confirmation', () => {
  test('is sent again as often as it is asked for', async () => {
    const { guest, order } = await place()
    for (const _time of [1, 2]) {
      expect((await post(`/admin/orders/${order._id}/confirmation`)).status).toBe(201)
    }
    const mails = await prisma.queuedMail.findMany({
      where: { recipient: guest.email, template: 'order-confirmed' },
    })
    expect(mails).toHaveLength(3)
    const audit = await prisma.auditEntry.count({ where: { action: 'order.mail-resent' } })
    expect(audit).toBe(2)
  })

  test('of an order that was never paid cannot be sent', async () => {
    const { order } = await place({})
    expect(await post(`/admin/orders/${order._id}/confirmation`)).toMatchObject({
      status: 409,
      body: { message: ordersCopy.confirmationNotSent },
    })
  })
})

test('a refund that was decided on what a colleague has changed is refused', async () => {
  const { order } = await place()
  const refund = (refundedBefore: number) =>
    post(`/orders/${order._id}/refunds`, { amount: 5, reason: 'Spoon', refundedBefore })
  expect(tally(await Promise.all([refund(0), refund(0), refund(0)]))).toEqual({ 201: 1, 409: 2 })
  expect((await refund(0)).body['message']).toBe(ordersCopy.orderChanged)
  expect((await refund(5)).status).toBe(201)
})
