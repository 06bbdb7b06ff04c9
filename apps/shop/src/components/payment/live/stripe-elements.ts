import type { Cents } from '@trivet/core/money'
import { shopCurrency, stripeMethodTypes } from '@trivet/core/payments'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe, StripeElementsOptionsMode } from '@stripe/stripe-js'

const loading = new Map<string, Promise<Stripe | null>>()

/** Stripe's script, loaded once for all its parts of a page. */
export function stripeFor(publishableKey: string): Promise<Stripe | null> {
  const stripe = loading.get(publishableKey) ?? loadStripe(publishableKey)
  loading.set(publishableKey, stripe)
  return stripe
}

/** A payment whose intent comes once the order stands; its types are those of the intent, or Stripe refuses it. */
export function elementsFor(amountCents: Cents): StripeElementsOptionsMode {
  return {
    mode: 'payment',
    amount: amountCents,
    currency: shopCurrency.toLowerCase(),
    allowedPaymentMethodTypes: [...stripeMethodTypes],
    appearance: { theme: 'flat' },
  }
}
