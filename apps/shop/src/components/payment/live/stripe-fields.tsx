import type { Cents } from '@trivet/core/money'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe } from '@stripe/stripe-js'
import { useEffect } from 'react'
import type { LivePay } from './live-pay.ts'
import { stripePay } from './stripe-pay.ts'

export type StripeFieldsProps = {
  publishableKey: string
  amountCents: Cents
  /** Told how to pay once the fields stand there; null when they go. */
  onReady: (pay: LivePay | null) => void
  onFailed: () => void
}

const loading = new Map<string, Promise<Stripe | null>>()

function stripeFor(publishableKey: string): Promise<Stripe | null> {
  const stripe = loading.get(publishableKey) ?? loadStripe(publishableKey)
  loading.set(publishableKey, stripe)
  return stripe
}

/** Stripe's own fields: a card typed there never reaches the shop. */
export function StripeFields({ publishableKey, amountCents, ...fields }: StripeFieldsProps) {
  return (
    <Elements
      stripe={stripeFor(publishableKey)}
      options={{
        mode: 'payment',
        amount: amountCents,
        currency: 'usd',
        allowedPaymentMethodTypes: ['card'],
        appearance: { theme: 'flat' },
      }}
    >
      <Fields {...fields} />
    </Elements>
  )
}

function Fields({ onReady, onFailed }: Pick<StripeFieldsProps, 'onReady' | 'onFailed'>) {
  const stripe = useStripe()
  const elements = useElements()
  useEffect(() => {
    if (!stripe || !elements) return
    onReady(stripePay(stripe, elements))
    return () => onReady(null)
  }, [stripe, elements, onReady])
  return <PaymentElement onLoadError={onFailed} />
}
