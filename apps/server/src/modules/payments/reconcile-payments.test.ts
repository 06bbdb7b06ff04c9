import type { Order } from '@trivet/core/contract/orders'
import type { PaymentFlag, PaymentFlagPage } from '@trivet/core/contract/payments'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, getAs, orderBody, postAs, postOrder, type Guest } from '../../test/orders.ts'
import { liveShop } from '../../test/providers/live-shop.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const shop = await liveShop()
const { app, database, clock, stripe, paypal, needs } = shop
const { prisma } = database
const hour = 3_600_000

const guest = await createGuest(shop)
const pan = await createProduct(database, { priceCents: 7000, countInStock: 50 })

async function paidOrder(paymentToken = 'ctoken_success') {
  const answer = await postOrder(app, { token: guest.token, body: orderBody(pan, { paymentToken }) })
  const order = answer.json<Order>()
  const payment = await prisma.payment.findFirst({ where: { orderId: order._id } })
  return { order, reference: payment?.reference ?? '' }
}

/** A moment later: the comparison ends where it begins. */
async function compare() {
  clock.advance(1000)
  await reconcilePayments(needs)
}

const kindsOf = async (where: object) =>
  (await prisma.paymentFlag.findMany({ where, orderBy: { kind: 'asc' } })).map(({ kind }) => kind)

describe('comparing the books', () => {
  test('finds nothing where both sides agree, after a refund too', async () => {
    const { order } = await paidOrder()
    const cancelled = await paidOrder()
    await postAs(app, guest, `/api/orders/${cancelled.order._id}/cancellation`, {})
    clock.advance(5 * hour)
    await compare()
    expect(await kindsOf({ orderId: { in: [order._id, cancelled.order._id] } })).toEqual([])
    const runs = await prisma.reconciliation.findMany()
    expect(runs.map(({ provider }) => provider).toSorted()).toEqual(['paypal', 'stripe'])
  })

  test('books a charge whose answer and message were both lost, and says so', async () => {
    const { order } = await paidOrder('ctoken_confirm')
    const intent = [...stripe.intents.values()].find(({ metadata }) => metadata['orderId'] === order._id)
    stripe.answerBank(intent?.id ?? '', true)
    await compare()
    expect((await getAs(app, guest, `/api/orders/${order._id}`)).json()).toMatchObject({ isPaid: true })
    expect(await kindsOf({ orderId: order._id })).toEqual(['not-booked'])
  })

  test('sends back the charge of a change that was not kept', async () => {
    const { order } = await paidOrder()
    const payment = { orderId: order._id, change: '2-500', amountCents: 500 }
    const charged = await needs.payments.of('stripe').charge({ ...payment, token: 'ctoken_success' })
    await compare()
    const reference = charged.status === 'paid' ? charged.reference : ''
    expect(stripe.refunds.filter(({ payment_intent: of }) => of === reference)).toMatchObject([
      { amount: 500 },
    ])
    expect(await prisma.payment.count({ where: { orderId: order._id } })).toBe(1)
    await compare()
    expect(stripe.refunds.filter(({ payment_intent: of }) => of === reference)).toHaveLength(1)
  })

  test('finds another amount, a refund only they know and a dispute', async () => {
    const { order, reference } = await paidOrder()
    const intent = stripe.intents.get(reference)
    if (intent) intent.amount_received = 9000
    stripe.disputed.add(reference)
    stripe.refunds.push({ id: 're_hand', payment_intent: reference, amount: 100, metadata: {} })
    await compare()
    expect(await kindsOf({ orderId: order._id })).toEqual(['amount-differs', 'disputed', 'refund-differs'])
  })

  test('misses a charge at the provider only once it should be listed there', async () => {
    const { order, reference } = await paidOrder()
    stripe.intents.delete(reference)
    await compare()
    expect(await kindsOf({ orderId: order._id })).toEqual([])
    clock.advance(5 * hour)
    await compare()
    expect(await kindsOf({ orderId: order._id })).toEqual(['missing-at-provider'])
  })

  test('goes on with the other provider when one is down', async () => {
    const before = await prisma.reconciliation.count({ where: { provider: 'stripe' } })
    paypal.state.isDown = true
    await compare()
    paypal.state.isDown = false
    expect(await prisma.reconciliation.count({ where: { provider: 'stripe' } })).toBe(before + 1)
  })
})

describe('the staff’s list of differences', () => {
  let staff: Guest
  beforeAll(async () => {
    staff = await createGuest(shop, { isAdmin: true })
  })
  const list = async (query = '') =>
    (await getAs(app, staff, `/api/admin/payments/flags${query}`)).json<PaymentFlagPage>()

  test('shows what is open, newest first, and when the books were compared', async () => {
    const { flags, reconciliations, total } = await list()
    expect(total).toBe(flags.length)
    expect(flags.map(({ kind }) => kind)).toContain('missing-at-provider')
    expect(flags.every(({ closed }) => closed === null)).toBe(true)
    expect(reconciliations.map(({ provider }) => provider)).toEqual(['paypal', 'stripe'])
  })

  test('is narrowed by kind', async () => {
    const { flags } = await list('?kind=disputed')
    expect(flags.map(({ kind }) => kind)).toEqual(['disputed'])
    expect((await getAs(app, staff, '/api/admin/payments/flags?kind=odd')).statusCode).toBe(400)
  })

  test('lets one be looked at with a note, once, and writes that down', async () => {
    const [flag] = (await list('?kind=disputed')).flags
    const look = (note: string) =>
      postAs(app, staff, `/api/admin/payments/flags/${flag?._id}/close`, { note })
    expect((await look(' ')).statusCode).toBe(400)
    const looked = (await look('The guest found the charge')).json<PaymentFlag>()
    expect(looked.closed).toMatchObject({ by: staff.email, note: 'The guest found the charge' })
    expect((await look('Again')).json()).toMatchObject({ code: 'PAYMENT_FLAG_CHANGED' })
    expect((await list('?kind=disputed')).flags).toEqual([])
    expect((await list('?kind=disputed&show=closed')).flags).toHaveLength(1)
    expect(await prisma.auditEntry.count({ where: { subject: `payment-flag:${flag?._id}` } })).toBe(1)
  })

  test('stays looked at while nothing changes, and opens again when the amount does', async () => {
    await compare()
    expect((await list('?kind=disputed')).flags).toEqual([])
    const [flag] = (await list('?kind=amount-differs')).flags
    await postAs(app, staff, `/api/admin/payments/flags/${flag?._id}/close`, { note: 'Known' })
    const intent = stripe.intents.get(flag?.reference ?? '')
    if (intent) intent.amount_received = 8000
    await compare()
    expect((await list('?kind=amount-differs')).flags).toMatchObject([{ theirs: 80, closed: null }])
  })

  test('is for staff alone, and knows no other ids', async () => {
    expect((await getAs(app, guest, '/api/admin/payments/flags')).statusCode).toBe(403)
    const answer = await postAs(app, staff, `/api/admin/payments/flags/${newId()}/close`, { note: 'x' })
    expect(answer.statusCode).toBe(404)
  })
})
