import type { PaymentNotice } from '@trivet/core/payments'
import { afterAll } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { purposeOf, type Payments, type PaymentToStart } from '../../platform/payments/payments.ts'
import { paypalPayments } from '../../platform/payments/paypal-payments.ts'
import { stripePayments } from '../../platform/payments/stripe-payments.ts'
import { createTestPayments } from '../../platform/payments/test-payments.ts'
import { testNow } from '../clock.ts'
import { paypalDouble } from './paypal-double.ts'
import { stripeDouble } from './stripe-double.ts'

export type Outcome = 'success' | 'declined' | 'insufficient' | 'timeout' | 'lost' | 'down'
type Signed = { body: string; headers: Record<string, string> }

/** One provider on a table of its own: what a browser, a bank and the provider itself would do. */
type Rig = {
  payments: Payments
  /** The token for a card, or an approval, that ends like this. */
  token(payment: PaymentToStart, outcome: Outcome): Promise<string>
  /** A token with which the bank asks first, and the one after the guest has answered. */
  asking(payment: PaymentToStart): Promise<string>
  answer(payment: PaymentToStart, isYes: boolean): Promise<string>
  /** How often this was charged. */
  timesCharged(payment: PaymentToStart): number
  paidNotice(payment: PaymentToStart, reference: string, at: Date): Signed
  setDown?(isDown: boolean): void
}

const timeoutMs = 400

async function testRig(): Promise<Rig> {
  const payments = createTestPayments(() => testNow)
  const charged = new Map<string, number>()
  const asTold: Payments = {
    ...payments,
    async charge(charge) {
      const result = await payments.charge(charge)
      if (result.status === 'paid') charged.set(purposeOf(charge), 1)
      return result
    },
  }
  return {
    payments: asTold,
    token: async (_payment, outcome) => `tok_test_${outcome}`,
    asking: async () => 'tok_test_confirm',
    answer: async (_payment, isYes) => (isYes ? 'tok_test_success' : 'tok_test_declined'),
    timesCharged: (payment) => charged.get(purposeOf(payment)) ?? 0,
    paidNotice: ({ orderId, change = null, amountCents }, reference) => ({
      body: JSON.stringify({
        id: newId(),
        reference,
        orderId,
        change,
        notice: { kind: 'paid', amountCents, currency: 'USD' } satisfies PaymentNotice,
      }),
      headers: { 'test-signature': 'signed' },
    }),
  }
}

async function stripeRig(): Promise<Rig> {
  const stripe = await stripeDouble()
  afterAll(stripe.close)
  const { baseUrl, webhookSecret } = stripe
  const payments = await stripePayments({ secretKey: 'sk_test_double', webhookSecret, baseUrl, timeoutMs })
  const intentOf = async (payment: PaymentToStart) => {
    const { clientKey } = await payments.start(payment)
    return clientKey.split('_secret')[0] ?? ''
  }
  return {
    payments,
    token: async (_payment, outcome) => `ctoken_${outcome}`,
    asking: async () => 'ctoken_confirm',
    async answer(payment, isYes) {
      const id = await intentOf(payment)
      stripe.answerBank(id, isYes)
      return id
    },
    timesCharged: ({ orderId, change }) =>
      stripe
        .paidIntents()
        .filter(({ metadata }) => metadata['orderId'] === orderId && metadata['change'] === change).length,
    paidNotice: ({ orderId, change, amountCents }, reference, at) =>
      stripe.sign(
        {
          id: `evt_${newId()}`,
          object: 'event',
          type: 'payment_intent.succeeded',
          data: {
            object: {
              id: reference,
              amount_received: amountCents,
              currency: 'usd',
              metadata: { orderId, ...(change && { change }) },
            },
          },
        },
        at,
      ),
    setDown: (isDown) => (stripe.state.isDown = isDown),
  }
}

async function paypalRig(): Promise<Rig> {
  const paypal = await paypalDouble()
  afterAll(paypal.close)
  const { baseUrl } = paypal
  const keys = { clientId: 'client', clientSecret: 'secret', webhookId: 'WH-1' }
  const payments = await paypalPayments({ ...keys, baseUrl, timeoutMs })
  const approve = async (payment: PaymentToStart, outcome: Outcome) => {
    const { clientKey } = await payments.start(payment)
    paypal.approve(clientKey, outcome)
    return clientKey
  }
  return {
    payments,
    token: approve,
    asking: async (payment) => (await payments.start(payment)).clientKey,
    answer: async (payment, isYes) => (isYes ? approve(payment, 'success') : approve(payment, 'declined')),
    timesCharged: (payment) =>
      paypal.paidCaptures().filter(({ custom_id: purpose }) => purpose === purposeOf(payment)).length,
    paidNotice: (payment, reference, at) =>
      paypal.sign(
        {
          id: `WH-${newId()}`,
          event_type: 'PAYMENT.CAPTURE.COMPLETED',
          resource: {
            id: reference,
            custom_id: purposeOf(payment),
            amount: { value: (payment.amountCents / 100).toFixed(2), currency_code: 'USD' },
          },
        },
        at,
      ),
    setDown: (isDown) => (paypal.state.isDown = isDown),
  }
}

export const paymentRigs = { test: testRig, stripe: stripeRig, paypal: paypalRig }
