import { shopCurrency, stripeMethodTypes } from '@trivet/core/payments'
import type { default as Stripe } from 'stripe'
import {
  PaymentsUnreachable,
  purposeOf,
  type Charge,
  type ChargeResult,
  type FoundPayment,
  type Payments,
  type PaymentToStart,
} from './payments.ts'
import { chargeOf, listedCharge } from './stripe-charge.ts'
import { declineOf, isUnanswered, isTimeout, readStripeError } from './stripe-errors.ts'
import { readStripeWebhook } from './stripe-webhook.ts'

export type StripeKeys = {
  secretKey: string
  webhookSecret: string
  /** Another place to send requests to, for tests. */
  baseUrl?: string | undefined
  timeoutMs?: number
}

/** Cards and wallets through Stripe's PaymentIntents: one for each order and change, whatever number of them is tried. */
export async function stripePayments(keys: StripeKeys): Promise<Payments> {
  const { default: StripeClient } = await import('stripe')
  const stripe = new StripeClient(keys.secretKey, {
    ...addressOf(keys.baseUrl),
    // a change of an order waits for two answers with its transaction open
    timeout: keys.timeoutMs ?? 10_000,
    maxNetworkRetries: 0,
    telemetry: false,
  })

  const createIntent = (payment: PaymentToStart) =>
    stripe.paymentIntents
      .create(
        {
          amount: payment.amountCents,
          currency: shopCurrency.toLowerCase(),
          allowed_payment_method_types: [...stripeMethodTypes],
          metadata: { orderId: payment.orderId, ...(payment.change && { change: payment.change }) },
        },
        { idempotencyKey: purposeOf(payment) },
      )
      .catch((error: unknown) => {
        // without a card nothing can have been charged
        throw isUnanswered(error) ? unreachable(error, null) : error
      })

  async function confirm(intentId: string, charge: Charge): Promise<ChargeResult> {
    try {
      const confirmed = await stripe.paymentIntents.confirm(
        intentId,
        { confirmation_token: charge.token },
        { idempotencyKey: `${purposeOf(charge)}:${charge.token}` },
      )
      return resultOf(confirmed)
    } catch (error) {
      if (isUnanswered(error)) throw unreachable(error, intentId)
      const refusal = readStripeError(error)
      // another click, or the request whose answer was lost, has confirmed it
      if (refusal?.reason === null) return resultOf(await retrieve(intentId))
      if (refusal) return { status: 'declined', reason: refusal.reason }
      throw error
    }
  }

  async function retrieve(intentId: string) {
    try {
      return await stripe.paymentIntents.retrieve(intentId)
    } catch (error) {
      throw isUnanswered(error) ? unreachable(error, intentId) : error
    }
  }

  return {
    provider: 'stripe',
    keepsBooks: true,
    takes: (token) => /^(ctoken|pi)_\w+$/.test(token),
    async cardOf(token) {
      if (token.startsWith('ctoken_')) {
        const { payment_method_preview: preview } = await stripe.confirmationTokens.retrieve(token)
        return preview?.card?.fingerprint ?? null
      }
      const { payment_method: method } = await stripe.paymentIntents.retrieve(token, {
        expand: ['payment_method'],
      })
      return typeof method === 'object' ? (method?.card?.fingerprint ?? null) : null
    },
    async start(payment) {
      const { client_secret: clientKey } = await createIntent(payment)
      if (!clientKey) throw new Error('Stripe gave no client secret')
      return { clientKey }
    },
    async charge(charge) {
      const intent = await createIntent(charge)
      // the guest has confirmed this very payment with the bank; nobody else's intent pays for it
      if (charge.token === intent.id) return resultOf(await retrieve(intent.id))
      if (charge.token.startsWith('pi_')) return { status: 'declined', reason: 'declined' }
      return confirm(intent.id, charge)
    },
    async lookUp(reference): Promise<FoundPayment> {
      const intent = await retrieve(reference)
      if (intent.status === 'succeeded') return { state: 'paid', charge: chargeOf(intent) }
      if (intent.status === 'canceled') return { state: 'failed', reason: 'declined' }
      const { last_payment_error: failure } = intent
      return failure ? { state: 'failed', reason: declineOf(failure) } : { state: 'open' }
    },
    async refund({ refundId, chargeReference, amountCents }) {
      const { id: reference } = await stripe.refunds.create(
        { payment_intent: chargeReference, amount: amountCents, metadata: { refundId } },
        { idempotencyKey: refundId },
      )
      return { reference }
    },
    readWebhook: async (webhook) => readStripeWebhook(stripe, keys.webhookSecret, webhook),
    async *listCharges({ from, to }) {
      const created = { gte: seconds(from), lt: seconds(to) }
      for await (const charge of stripe.charges.list({ created, limit: 100 })) {
        if (charge.status === 'succeeded' && charge.paid) yield listedCharge(charge)
      }
    },
  }
}

function addressOf(baseUrl: string | undefined) {
  if (!baseUrl) return {}
  const { hostname: host, port, protocol } = new URL(baseUrl)
  return { host, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

function unreachable(error: unknown, reference: string | null): PaymentsUnreachable {
  return new PaymentsUnreachable(isTimeout(error) ? 'timed-out' : 'down', reference, error)
}

function resultOf(intent: Stripe.PaymentIntent): ChargeResult {
  switch (intent.status) {
    case 'succeeded':
      return { status: 'paid', reference: intent.id }
    case 'requires_action':
    case 'requires_confirmation':
      return { status: 'confirmation-required' }
    case 'processing':
      throw new PaymentsUnreachable('timed-out', intent.id)
    default:
      return { status: 'declined', reason: declineOf(intent.last_payment_error) }
  }
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
