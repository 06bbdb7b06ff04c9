import type { Order, StaffOrder } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import { describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testPayments } from '../../platform/payments/test-payments.ts'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, orderBody, postAs, postOrder, stepTo } from '../../test/orders.ts'
import { createHost, createStaff } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const charged: string[] = []
const returned: string[] = []
const shop = await testApp({
  payments: {
    ...testPayments,
    charge(charge) {
      charged.push(charge.orderId)
      return testPayments.charge(charge)
    },
    refund(refund) {
      returned.push(refund.chargeReference)
      return testPayments.refund(refund)
    },
  },
})
const { app, database, clock } = shop
const { prisma } = database
const call = restClient(app)
const staff = await createStaff(shop)
const pan = await createProduct(database, { priceCents: 7000, countInStock: 500 })
const card = { paymentToken: 'tok_test_success' }

const setStatus = (id: string, status: string, more: object = {}) =>
  call('PUT', `/orders/${id}/status`, { token: staff.token, body: { ...stepTo(status), ...more } })

async function order({ isPaid = true } = {}) {
  const guest = await createGuest(shop)
  const body = orderBody(pan, isPaid ? card : {})
  const { _id: id } = (await postOrder(app, { token: guest.token, body })).json<Order>()
  if (!isPaid) await setStatus(id, 'confirmed', { onAccountBecause: 'Pays at the door' })
  for (const status of ['packed', 'dispatched', 'delivered', 'collected']) {
    expect((await setStatus(id, status)).status).toBe(200)
  }
  return { guest, id }
}

/** A collected order that owes 6.00 for tongs besides its price. */
async function owing() {
  const { guest, id } = await order()
  const dueId = newId()
  const reason = '1 × Kitchen Tongs missing'
  await prisma.amountDue.create({
    data: { id: dueId, orderId: id, reason, amountCents: 600, createdAt: clock.now() },
  })
  return { guest, id, dueId }
}

type Owing = Pick<Awaited<ReturnType<typeof owing>>, 'id' | 'dueId'>
type By = { by?: { token: string }; key?: string }

const ask = (what: 'payment' | 'waiver', { id, dueId }: Owing, body: object, { by = staff, key }: By = {}) =>
  call('POST', `/admin/orders/${id}/amounts-due/${dueId}/${what}`, {
    token: by.token,
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const book = (due: Owing, body: object = {}, by: By = {}) =>
  ask('payment', due, { amount: 6, method: 'cash', reference: `Drawer ${due.dueId}`, ...body }, by)
const waive = (due: Owing, body: object = { reason: 'A regular' }, by: By = {}) =>
  ask('waiver', due, body, by)
const unpaidOrders = async () => {
  const { body } = await call('GET', '/orders?view=unpaid', { token: staff.token })
  return (body['orders'] as Order[]).map(({ _id }) => _id)
}

describe('an amount due', () => {
  test('that comes while the order is being completed keeps it from that', async () => {
    const { id } = await order()
    const holder = await database.sql.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT id FROM orders WHERE id = $1 FOR UPDATE', [id])
    const completing = setStatus(id, 'completed')
    // it has looked, found nothing due, and waits for the order
    const waiting = `SELECT count(*)::int AS count FROM pg_stat_activity
                     WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await database.sql.query(waiting)).rows).toEqual([{ count: 1 }])
    await holder.query(
      `INSERT INTO amounts_due (id, order_id, reason, amount_cents, created_at) VALUES ($1, $2, 'A pan', 600, $3)`,
      [newId(), id, clock.now()],
    )
    await holder.query('COMMIT')
    holder.release()
    expect(await completing).toMatchObject({ status: 409, body: { code: 'ORDER_CHANGED' } })
    expect(await setStatus(id, 'completed')).toMatchObject({ status: 409, body: { code: 'MONEY_DUE' } })
  })

  test('keeps an order from being completed, and in the view of the unpaid, until staff booked it', async () => {
    const due = await owing()
    expect(await setStatus(due.id, 'completed')).toMatchObject({
      status: 409,
      body: { code: 'MONEY_DUE', message: ordersCopy.completedWithMoneyDue('$6.00') },
    })
    const complete = prisma.order.update({ where: { id: due.id }, data: { status: 'completed' } })
    await expect(complete).rejects.toThrow(/owes money/)
    expect(await unpaidOrders()).toContain(due.id)
    const { status, body } = await book(due)
    expect(status).toBe(201)
    const { amountsDue, events } = body as unknown as StaffOrder
    expect(amountsDue).toMatchObject([{ paidAt: clock.now().toISOString(), waivedAt: null }])
    expect(events.find(({ kind }) => kind === 'damage-paid')).toMatchObject({
      note: '$6.00: 1 × Kitchen Tongs missing',
      actor: { _id: staff.userId },
    })
    const [receipt] = await prisma.queuedMail.findMany({
      where: { orderId: due.id, template: 'amount-paid' },
    })
    expect(receipt).toMatchObject({
      recipient: due.guest.email,
      data: { amount: 6, note: '1 × Kitchen Tongs missing' },
    })
    expect(await unpaidOrders()).not.toContain(due.id)
    expect((await setStatus(due.id, 'completed')).status).toBe(200)
  })

  test('is waived with a reason that its guest does not read', async () => {
    const due = await owing()
    expect(await waive(due, { reason: ' ' })).toMatchObject({
      status: 400,
      body: { message: ordersCopy.waiveReasonRequired },
    })
    expect((await waive(due)).status).toBe(201)
    const seen = await call('GET', `/orders/${due.id}`, { token: due.guest.token })
    expect(seen.body).toMatchObject({ amountsDue: [{ paidAt: null, waivedAt: clock.now().toISOString() }] })
    expect(JSON.stringify(seen.body)).not.toContain('A regular')
    const pay = await postAs(app, due.guest, `/api/orders/${due.id}/amounts-due/${due.dueId}/payment`, card)
    expect(pay.json()).toMatchObject({ code: 'AMOUNT_DUE_SETTLED' })
    expect((await setStatus(due.id, 'completed')).status).toBe(200)
  })

  test('is booked for exactly what is due, with a reference', async () => {
    const due = await owing()
    for (const amount of [5.99, 6.01, 0]) {
      expect(await book(due, { amount })).toMatchObject({
        status: 409,
        body: { code: 'PAID_AMOUNT_DIFFERS' },
      })
    }
    expect((await book(due, { amount: -6 })).status).toBe(400)
    expect((await book(due, { reference: '' })).status).toBe(400)
  })

  test('is settled once by staff who book and waive it at the same moment', async () => {
    const due = await owing()
    const answers = await Promise.all([
      book(due),
      waive(due),
      book(due, { reference: `Till ${due.dueId}` }),
      waive(due),
    ])
    expect(tally(answers)).toEqual({ 201: 1, 409: 3 })
    expect((await book(due)).body).toMatchObject({ code: 'AMOUNT_DUE_SETTLED' })
  })

  test('is booked once with the same key, which is answered again', async () => {
    const due = await owing()
    const answers = await Promise.all([1, 2, 3].map(() => book(due, {}, { key: due.dueId })))
    expect(tally(answers)).toEqual({ 201: 3 })
    expect(await prisma.orderNote.count({ where: { orderId: due.id } })).toBe(1)
  })

  test('is paid by its guest or booked by staff, never both', async () => {
    const due = await owing()
    const [paid, booked] = await Promise.all([
      postAs(app, due.guest, `/api/orders/${due.id}/amounts-due/${due.dueId}/payment`, card),
      book(due),
    ])
    const { provider } = await prisma.amountDue.findUniqueOrThrow({ where: { id: due.dueId } })
    expect(booked.status).toBe(provider === 'outside' ? 201 : 409)
    expect(paid.statusCode).toBe(200)
    const charges = charged.filter((id) => id === due.id).length - 1
    expect(charges).toBe(provider === 'outside' ? 0 : 1)
  })

  test('is settled by staff alone, and only where there is one', async () => {
    const due = await owing()
    for (const by of [due.guest, await createHost(shop)]) {
      expect((await book(due, {}, { by })).status).toBe(403)
      expect((await waive(due, { reason: 'Mine' }, { by })).status).toBe(403)
    }
    const other = await owing()
    for (const wrong of [
      { ...due, dueId: other.dueId },
      { ...due, id: 'a'.repeat(24) },
    ]) {
      expect((await book(wrong)).status).toBe(404)
      expect((await waive(wrong)).status).toBe(404)
    }
  })
})

describe('an order on account', () => {
  const pay = ({ guest, id }: Awaited<ReturnType<typeof order>>, token = card.paymentToken) =>
    postAs(app, guest, `/api/orders/${id}/pay`, { paymentToken: token })

  test('is paid by its guest with a card, and stays where it is', async () => {
    const account = await order({ isPaid: false })
    expect((await pay(account, 'tok_test_declined')).statusCode).toBe(402)
    expect((await pay(account, 'tok_test_confirm')).json()).toMatchObject({ isPaid: false })
    expect((await pay(account)).json()).toMatchObject({ isPaid: true, status: 'collected', paidPrice: 90.78 })
    expect((await pay(account)).json()).toMatchObject({ isPaid: true })
    expect(await prisma.payment.count({ where: { orderId: account.id } })).toBe(1)
    expect((await setStatus(account.id, 'completed')).status).toBe(200)
  })

  test('is paid once where its guest pays while staff book: the card’s money goes back', async () => {
    const account = await order({ isPaid: false })
    const payment = { amount: 90.78, method: 'cash', reference: `Drawer ${account.id}` }
    const [, booked] = await Promise.all([
      pay(account),
      call('POST', `/admin/orders/${account.id}/payment`, { token: staff.token, body: payment }),
    ])
    const payments = await prisma.payment.findMany({ where: { orderId: account.id } })
    expect(payments).toHaveLength(1)
    expect(booked.status).toBe(payments[0]?.provider === 'outside' ? 201 : 409)
    const cameBack = returned.filter((reference) => reference === `test_${account.id}`).length
    const taken = charged.filter((id) => id === account.id).length
    expect(taken - cameBack).toBe(payments[0]?.provider === 'outside' ? 0 : 1)
  })

  test('that its guest pays with two cards at once is paid with one', async () => {
    const account = await order({ isPaid: false })
    await Promise.all([pay(account), pay(account), pay(account)])
    expect(await prisma.payment.count({ where: { orderId: account.id } })).toBe(1)
  })
})
