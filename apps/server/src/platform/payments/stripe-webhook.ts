import type { PaymentEvent, PaymentNotice } from '@trivet/core/payments'
import type { default as Stripe } from 'stripe'
import { WebhookRefused, type Webhook } from './payments.ts'
import { declineOf } from './stripe-errors.ts'
import { orderOf } from './stripe-charge.ts'

const toleranceSeconds = 300

/** A signature is as old as its sending: Stripe signs every try anew. */
export function readStripeWebhook(
  stripe: Stripe,
  secret: string,
  { body, headers, now }: Webhook,
): PaymentEvent | null {
  const signature = headers['stripe-signature'] ?? ''
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
  const receivedAt = now.getTime()
  // the library lets signatures of the future pass
  if (!(signedAt - receivedAt / 1000 <= toleranceSeconds)) throw new WebhookRefused()
  try {
    const { webhooks } = stripe
    return paymentEventOf(
      webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, receivedAt),
    )
  } catch (cause) {
    throw new WebhookRefused('', { cause })
  }
}

function paymentEventOf(event: Stripe.Event): PaymentEvent | null {
  switch (event.type) {
    case 'payment_intent.succeeded': {
      const intent = event.data.object
      const { amount_received: amountCents, currency } = intent
      return about(event, intent, { kind: 'paid', amountCents, currency: currency.toUpperCase() })
    }
    case 'payment_intent.payment_failed': {
      const intent = event.data.object
      return about(event, intent, { kind: 'failed', reason: declineOf(intent.last_payment_error) })
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundEvent(event, event.data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return disputeEvent(event, event.data.object)
    default:
      return null
  }
}

function about(event: Stripe.Event, intent: Stripe.PaymentIntent, notice: PaymentNotice): PaymentEvent {
  return { id: event.id, reference: intent.id, ...orderOf(intent.metadata), notice }
}

function refundEvent(event: Stripe.Event, refund: Stripe.Refund): PaymentEvent | null {
  const reference = idOf(refund.payment_intent)
  if (!reference) return null
  const states = { succeeded: 'succeeded', failed: 'failed', canceled: 'failed' } as const
  return {
    id: event.id,
    reference,
    orderId: null,
    change: null,
    notice: {
      kind: 'refund',
      refundId: refund.id,
      ourId: refund.metadata?.['refundId'] ?? null,
      amountCents: refund.amount,
      state: states[refund.status as keyof typeof states] ?? 'pending',
    },
  }
}

function disputeEvent(event: Stripe.Event, dispute: Stripe.Dispute): PaymentEvent | null {
  const reference = idOf(dispute.payment_intent)
  if (!reference) return null
  const ends = { won: 'won', lost: 'lost' } as const
  const state = ends[dispute.status as keyof typeof ends] ?? 'open'
  return { id: event.id, reference, orderId: null, change: null, notice: { kind: 'dispute', state } }
}

function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}
