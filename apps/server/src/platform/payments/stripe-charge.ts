import type { ProviderCharge } from '@trivet/core/payments'
import type { default as Stripe } from 'stripe'

export function chargeOf(intent: Stripe.PaymentIntent): ProviderCharge {
  return {
    reference: intent.id,
    ...orderOf(intent.metadata),
    amountCents: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    refundedCents: 0,
    isDisputed: false,
  }
}

export function listedCharge(charge: Stripe.Charge): ProviderCharge {
  const intent = charge.payment_intent
  return {
    reference: (typeof intent === 'string' ? intent : intent?.id) ?? charge.id,
    ...orderOf(charge.metadata),
    amountCents: charge.amount_captured,
    currency: charge.currency.toUpperCase(),
    refundedCents: charge.amount_refunded,
    isDisputed: charge.disputed,
  }
}

/** What we wrote to the intent, and Stripe to its charge. */
export function orderOf(metadata: Stripe.Metadata) {
  return { orderId: metadata['orderId'] ?? null, change: metadata['change'] ?? null }
}
