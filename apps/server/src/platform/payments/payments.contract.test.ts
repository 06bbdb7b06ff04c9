import type { ProviderCharge } from '@trivet/core/payments'
import { beforeEach, describe, expect, test } from 'vitest'
import { testNow } from '../../test/clock.ts'
import { paymentRigs, type Outcome } from '../../test/providers/payment-rigs.ts'
import { newId } from '../ids.ts'
import { PaymentsUnreachable, WebhookRefused, type Charge, type PaymentToStart } from './payments.ts'

describe.each(['test', 'stripe', 'paypal'] as const)('the %s provider', async (name) => {
  const rig = await paymentRigs[name]()
  const { payments } = rig
  const hour = 3_600_000
  let order: PaymentToStart

  beforeEach(() => {
    order = { orderId: newId(), amountCents: 9078 }
  })

  const chargeWith = async (outcome: Outcome, payment = order) => {
    const charge: Charge = { ...payment, token: await rig.token(payment, outcome) }
    return payments.charge(charge)
  }

  const referenceOf = async (payment = order) => {
    const result = await chargeWith('success', payment)
    if (result.status !== 'paid') throw new Error(`not paid but ${result.status}`)
    return result.reference
  }

  const listed = async () => {
    const window = { from: new Date(testNow.getTime() - hour), to: new Date(testNow.getTime() + hour) }
    const charges = await all(payments.listCharges(window))
    return charges.filter(({ orderId }) => orderId === order.orderId)
  }

  test('is named', () => expect(payments.provider).toBe(name))

  test('charges, and lists the charge with its order', async () => {
    const reference = await referenceOf()
    expect(await listed()).toEqual([
      {
        reference,
        orderId: order.orderId,
        change: null,
        amountCents: 9078,
        currency: 'USD',
        refundedCents: 0,
        isDisputed: false,
      },
    ])
  })

  test('lists only charges of the days that are asked for', async () => {
    await referenceOf()
    const window = { from: new Date(testNow.getTime() - 3 * hour), to: new Date(testNow.getTime() - hour) }
    expect(await all(payments.listCharges(window))).toEqual([])
  })

  test('charges an order once, asked again or ten times at once', async () => {
    const token = await rig.token(order, 'success')
    const results = await Promise.all(Array.from({ length: 10 }, () => payments.charge({ ...order, token })))
    const again = await payments.charge({ ...order, token })
    expect(new Set([...results, again].map((result) => JSON.stringify(result))).size).toBe(1)
    expect(again.status).toBe('paid')
    expect(rig.timesCharged(order)).toBe(1)
  })

  test('charges a later change of the order besides', async () => {
    const first = await referenceOf()
    const change = { ...order, change: '2-500', amountCents: 500 }
    expect(await referenceOf(change)).not.toBe(first)
    expect((await listed()).map((charge) => [charge.change, charge.amountCents])).toEqual(
      expect.arrayContaining([
        [null, 9078],
        ['2-500', 500],
      ]),
    )
  })

  test.each([
    ['declined', 'declined'],
    ['insufficient', 'insufficient-funds'],
  ] as const)('tells that a payment is %s, and takes another one after it', async (outcome, reason) => {
    expect(await chargeWith(outcome)).toEqual({ status: 'declined', reason })
    expect(rig.timesCharged(order)).toBe(0)
    expect(await chargeWith('success')).toMatchObject({ status: 'paid' })
  })

  test('declines a token that nobody gave', async () => {
    const token = name === 'paypal' ? '0NOBODYGAVETHIS00' : 'ctoken_nobody'
    expect(await payments.charge({ ...order, token })).toEqual({ status: 'declined', reason: 'declined' })
  })

  test('waits for the guest’s word where it is asked for, and is paid after a yes', async () => {
    const token = await rig.asking(order)
    expect(await payments.charge({ ...order, token })).toEqual({ status: 'confirmation-required' })
    expect(rig.timesCharged(order)).toBe(0)
    const confirmed = await rig.answer(order, true)
    expect(await payments.charge({ ...order, token: confirmed })).toMatchObject({ status: 'paid' })
    expect(rig.timesCharged(order)).toBe(1)
  })

  test('is not paid after a no', async () => {
    await payments.charge({ ...order, token: await rig.asking(order) })
    const refused = await rig.answer(order, false)
    expect(await payments.charge({ ...order, token: refused })).toEqual({
      status: 'declined',
      reason: 'declined',
    })
    expect(rig.timesCharged(order)).toBe(0)
  })

  test('says when it is down, and has charged nothing', async () => {
    const failure = await chargeWith('down').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PaymentsUnreachable)
    expect(failure).toMatchObject({ why: 'down' })
    expect(rig.timesCharged(order)).toBe(0)
  })

  if (rig.setDown)
    test('says when it is down from the first request on, and then nothing can be charged', async () => {
      const token = await rig.token(order, 'success')
      rig.setDown?.(true)
      const failure = await payments.charge({ ...order, token }).catch((error: unknown) => error)
      rig.setDown?.(false)
      expect(failure).toMatchObject({ name: 'PaymentsUnreachable', why: 'down', reference: null })
      expect(await chargeWith('success')).toMatchObject({ status: 'paid' })
    })

  test('finds a charge whose answer was lost, and does not charge again', async () => {
    const failure = await chargeWith('lost').catch((error: unknown) => error)
    expect(failure).toMatchObject({
      name: 'PaymentsUnreachable',
      why: 'timed-out',
      reference: expect.any(String),
    })
    const { reference } = failure as PaymentsUnreachable
    const found = await payments.lookUp(reference ?? '')
    expect(found).toMatchObject({ state: 'paid', charge: { orderId: order.orderId, amountCents: 9078 } })
    const again = await chargeWith('success')
    expect(again).toMatchObject({
      status: 'paid',
      reference: found.state === 'paid' && found.charge.reference,
    })
  })

  test('leaves a payment that took too long open until it is paid', async () => {
    const failure = await chargeWith('timeout').catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'PaymentsUnreachable', why: 'timed-out' })
    const { reference } = failure as PaymentsUnreachable
    expect(await payments.lookUp(reference ?? '')).toEqual({ state: 'open' })
  })

  test('pays back in parts, each once', async () => {
    const chargeReference = await referenceOf()
    const [one, two] = [newId(), newId()]
    const first = await payments.refund({ refundId: one, chargeReference, amountCents: 1000 })
    expect(await payments.refund({ refundId: one, chargeReference, amountCents: 1000 })).toEqual(first)
    await payments.refund({ refundId: two, chargeReference, amountCents: 78 })
    expect(await listed()).toMatchObject([{ amountCents: 9078, refundedCents: 1078 }])
  })

  test('reads its own signed messages', async () => {
    const now = testNow
    const { body, headers } = rig.paidNotice(order, 'reference', now)
    expect(await payments.readWebhook({ body, headers, now })).toEqual({
      id: expect.any(String),
      reference: 'reference',
      orderId: order.orderId,
      change: null,
      notice: { kind: 'paid', amountCents: 9078, currency: 'USD' },
    })
  })

  test('refuses a message without a signature', async () => {
    const now = testNow
    const { body } = rig.paidNotice(order, 'reference', now)
    await expect(payments.readWebhook({ body, headers: {}, now })).rejects.toThrow(WebhookRefused)
  })

  if (name !== 'test')
    test.each([
      [
        'another amount',
        (body: string) => body.replace(/9078|90\.78/, (amount) => amount.replace('9', '1')),
        0,
      ],
      ['the signature of another day', (body: string) => body, 4 * 24 * hour],
      ['a time to come', (body: string) => body, -hour],
    ])('refuses a message with %s', async (_case, changed, age) => {
      const now = testNow
      const { body, headers } = rig.paidNotice(order, 'reference', new Date(now.getTime() - age))
      await expect(payments.readWebhook({ body: changed(body), headers, now })).rejects.toThrow(
        WebhookRefused,
      )
    })
})

async function all(charges: AsyncIterable<ProviderCharge>): Promise<ProviderCharge[]> {
  const found: ProviderCharge[] = []
  for await (const charge of charges) found.push(charge)
  return found
}
