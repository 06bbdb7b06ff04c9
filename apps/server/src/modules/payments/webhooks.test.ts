import * as paymentsCopy from '@trivet/core/copy/payments'
import type { Order } from '@trivet/core/contract/orders'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createProduct } from '../../test/factories.ts'
import { createGuest, getAs, orderBody, postAs, postOrder } from '../../test/orders.ts'
import { liveShop } from '../../test/providers/live-shop.ts'
import { stripeMessages } from '../../test/providers/stripe-messages.ts'

const { app, database, clock, stripe, paypal } = await liveShop()
const { prisma } = database

const guest = await createGuest({ app, database, clock })
const pan = await createProduct(database, { priceCents: 7000, countInStock: 500 })

/** An order of 90.78 whose bank asks for the guest's word: its payment waits at Stripe. */
async function waitingOrder() {
  const body = orderBody(pan, { paymentToken: 'ctoken_confirm' })
  const order = (await postOrder(app, { token: guest.token, body })).json<Order>()
  const intent = [...stripe.intents.values()].find(({ metadata }) => metadata['orderId'] === order._id)
  if (!intent) throw new Error('no payment at Stripe')
  return { orderId: order._id, intent }
}

function send(
  path: 'stripe' | 'paypal',
  { body, headers }: { body: string; headers: Record<string, string> },
) {
  const url = `/api/webhooks/${path}`
  return app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

const tell = async (event: object) => {
  const answer = await send('stripe', stripe.sign(event))
  expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
}

const orderOf = async (orderId: string) => (await getAs(app, guest, `/api/orders/${orderId}`)).json<Order>()

const flagsOf = async (orderId: string) =>
  (await prisma.paymentFlag.findMany({ where: { orderId }, orderBy: { kind: 'asc' } })).map(
    ({ kind }) => kind,
  )

describe('a message of Stripe', () => {
  test('that an order is paid confirms it, and counts once', async () => {
    const { orderId, intent } = await waitingOrder()
    const event = stripeMessages.paid(intent)
    await tell(event)
    await tell(event)
    await tell(stripeMessages.paid(intent))
    expect(await orderOf(orderId)).toMatchObject({ isPaid: true, status: 'confirmed' })
    expect(await prisma.payment.findMany({ where: { orderId } })).toMatchObject([{ amountCents: 9078 }])
    const mails = await prisma.queuedMail.findMany({ where: { orderId, template: 'order-confirmed' } })
    expect(mails).toHaveLength(1)
  })

  test.each([
    ['a cent less', { amount: 9077 }, 'amount-differs'],
    ['a cent more', { amount: 9079 }, 'amount-differs'],
    ['Canadian dollars', { currency: 'cad' }, 'currency-differs'],
  ])('about %s is flagged and pays nothing', async (_case, change, kind) => {
    const { orderId, intent } = await waitingOrder()
    await tell(stripeMessages.paid({ ...intent, ...change }))
    expect(await orderOf(orderId)).toMatchObject({ isPaid: false, status: 'pending' })
    expect(await flagsOf(orderId)).toEqual([kind])
    expect(await prisma.payment.count({ where: { orderId } })).toBe(0)
  })

  test('that a cancelled order is paid sends the money back', async () => {
    const { orderId, intent } = await waitingOrder()
    await postAs(app, guest, `/api/orders/${orderId}/cancellation`, {})
    await tell(stripeMessages.paid(intent))
    expect(await orderOf(orderId)).toMatchObject({ isPaid: false, status: 'cancelled' })
    expect(stripe.refunds.filter(({ payment_intent: of }) => of === intent.id)).toMatchObject([
      { amount: 9078 },
    ])
    expect(await flagsOf(orderId)).toEqual(['charge-late'])
  })

  test('that the bank refused is told to the guest, whose order goes on waiting', async () => {
    const { orderId, intent } = await waitingOrder()
    await tell(stripeMessages.failed(intent))
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'unpaid', status: 'pending' })
    const mail = await prisma.queuedMail.findFirst({ where: { orderId, template: 'payment-failed' } })
    expect(mail?.data).toMatchObject({ reason: 'insufficient-funds' })
  })

  test('about a refund somebody made there is written down with the order, once', async () => {
    const { orderId, intent } = await waitingOrder()
    await tell(stripeMessages.paid(intent))
    await tell(stripeMessages.refund(intent, { id: 're_hand', amount: 1000, status: 'pending' }))
    await tell(stripeMessages.refund(intent, { id: 're_hand', amount: 1000, status: 'succeeded' }))
    expect(await orderOf(orderId)).toMatchObject({
      refundedPrice: 10,
      refunds: [{ amount: 10 }],
    })
    const { reason, actorId } = await prisma.refund.findFirstOrThrow({ where: { orderId } })
    expect([reason, actorId]).toEqual([paymentsCopy.refundedAtProvider, null])
  })

  test('about a refund of ours changes nothing; one that failed is flagged', async () => {
    const { orderId, intent } = await waitingOrder()
    await tell(stripeMessages.paid(intent))
    await postAs(app, guest, `/api/orders/${orderId}/cancellation`, {})
    const ours = await prisma.refund.findFirstOrThrow({ where: { orderId } })
    const refund = { id: ours.reference ?? '', amount: 9078, refundId: ours.id }
    await tell(stripeMessages.refund(intent, { ...refund, status: 'succeeded' }))
    expect(await prisma.refund.count({ where: { orderId } })).toBe(1)
    await tell(stripeMessages.refund(intent, { ...refund, status: 'failed' }))
    expect(await flagsOf(orderId)).toEqual(['refund-failed'])
  })

  test('about a dispute is flagged', async () => {
    const { orderId, intent } = await waitingOrder()
    await tell(stripeMessages.paid(intent))
    await tell(stripeMessages.dispute(intent))
    expect(await flagsOf(orderId)).toEqual(['disputed'])
  })

  test('about an order that is not ours is flagged, and about anything else ignored', async () => {
    await tell(stripeMessages.paid({ id: 'pi_foreign', amount: 500, metadata: { orderId: 'f'.repeat(24) } }))
    expect(await prisma.paymentFlag.findMany({ where: { reference: 'pi_foreign' } })).toMatchObject([
      { kind: 'unknown-order' },
    ])
    await tell({
      id: 'evt_other',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_1' } },
    })
  })

  test.each([
    ['nobody signed', () => ({})],
    ['somebody else signed', () => ({ 'stripe-signature': 't=1,v1=00' })],
    [
      'was signed ten minutes ago',
      (event: object) => stripe.sign(event, new Date(clock.now().getTime() - 600_000)).headers,
    ],
  ])('that %s is refused and leaves no trace', async (_case, headersOf) => {
    const { orderId, intent } = await waitingOrder()
    const event = stripeMessages.paid(intent)
    const answer = await send('stripe', {
      body: JSON.stringify(event),
      headers: headersOf(event) as Record<string, string>,
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'WEBHOOK_REFUSED' }])
    expect(await orderOf(orderId)).toMatchObject({ isPaid: false })
    expect(await prisma.paymentEvent.count({ where: { reference: intent.id } })).toBe(0)
  })
})

describe('a message of PayPal', () => {
  const paid = (orderId: string) => ({
    id: `WH-${orderId}`,
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: `CAP-${orderId}`, custom_id: orderId, amount: { value: '90.78', currency_code: 'USD' } },
  })

  test('confirms the order it names, once', async () => {
    const { orderId } = await waitingOrder()
    for (let times = 0; times < 2; times += 1) {
      expect((await send('paypal', paypal.sign(paid(orderId)))).statusCode).toBe(200)
    }
    expect(await orderOf(orderId)).toMatchObject({ isPaid: true })
    expect(await prisma.payment.findMany({ where: { orderId } })).toMatchObject([{ provider: 'paypal' }])
  })

  test('is asked for again while PayPal cannot say whether it is its own', async () => {
    const { orderId } = await waitingOrder()
    paypal.state.isDown = true
    const answer = await send('paypal', paypal.sign(paid(orderId)))
    paypal.state.isDown = false
    expect(answer.statusCode).toBe(503)
    expect(await orderOf(orderId)).toMatchObject({ isPaid: false })
  })

  test('with another body than the signed one is refused', async () => {
    const { orderId } = await waitingOrder()
    const { body, headers } = paypal.sign(paid('e'.repeat(24)))
    const answer = await send('paypal', { body: body.replaceAll('e'.repeat(24), orderId), headers })
    expect(answer.statusCode).toBe(400)
  })
})

test('a shop that charges no cards has no endpoint for messages', async () => {
  const { testApp } = await import('../../test/app.ts')
  const shop = await testApp({ database })
  const answer = await shop.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: {} })
  expect(answer.statusCode).toBe(404)
})

describe('messages in any order', () => {
  const notices = [
    stripeMessages.failed,
    stripeMessages.paid,
    (intent: { id: string }) =>
      stripeMessages.refund(intent, { id: `re_${intent.id}`, amount: 1000, status: 'pending' }),
    (intent: { id: string }) =>
      stripeMessages.refund(intent, { id: `re_${intent.id}`, amount: 1000, status: 'succeeded' }),
    (intent: { id: string }) =>
      stripeMessages.refund(intent, { id: `rf_${intent.id}`, amount: 500, status: 'failed' }),
    stripeMessages.dispute,
  ] as const

  /** Everything the messages may have changed, except when. */
  async function standing(orderId: string) {
    const { status, isPaid, paymentStatus, totalPrice, refundedPrice } = await orderOf(orderId)
    const payments = await prisma.payment.findMany({ where: { orderId } })
    const refunds = await prisma.refund.findMany({ where: { orderId }, orderBy: { amountCents: 'asc' } })
    const mails = await prisma.queuedMail.count({ where: { orderId, template: 'order-confirmed' } })
    return {
      status,
      isPaid,
      paymentStatus,
      totalPrice,
      refundedPrice,
      mails,
      payments: payments.map(({ amountCents }) => amountCents),
      refunds: refunds.map(({ amountCents }) => amountCents),
      flags: await flagsOf(orderId),
    }
  }

  test('60 sequences, shuffled, doubled, late and two at once, leave the same order', async () => {
    const sequence = fc
      .array(fc.nat({ max: notices.length - 1 }), { maxLength: 4 })
      .chain((again) =>
        fc.shuffledSubarray([...notices.keys(), ...again], { minLength: notices.length + again.length }),
      )
    const pairs = fc.boolean()
    await fc.assert(
      fc.asyncProperty(sequence, pairs, async (indexes, inPairs) => {
        const { orderId, intent } = await waitingOrder()
        const events = notices.map((make) => make(intent))
        const step = inPairs ? 2 : 1
        for (let index = 0; index < indexes.length; index += step) {
          await Promise.all(indexes.slice(index, index + step).map((which) => tell(events[which] ?? {})))
        }
        expect(await standing(orderId)).toEqual({
          status: 'confirmed',
          isPaid: true,
          paymentStatus: 'paid',
          totalPrice: 90.78,
          refundedPrice: 15,
          mails: 1,
          payments: [9078],
          refunds: [500, 1000],
          flags: ['disputed', 'refund-failed'],
        })
      }),
      { numRuns: 60, endOnFailure: true },
    )
  }, 120_000)
})
