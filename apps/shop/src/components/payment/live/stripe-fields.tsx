import type { Cents } from '@trivet/core/money'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripePaymentElementOptions } from '@stripe/stripe-js'
import { useEffect } from 'react'
import type { LivePay } from './live-pay.ts'
import { elementsFor, stripeFor } from './stripe-elements.ts'
import { stripePay } from './stripe-pay.ts'

export type StripeFieldsProps = {
  publishableKey: string
  amountCents: Cents
  /** Told how to pay once the fields stand there; null when they go. */
  onReady: (pay: LivePay | null) => void
  onFailed: () => void
}

/** The wallets have their buttons above. */
const cardsOnly: StripePaymentElementOptions = {
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
}

/** Stripe's own fields: a card typed there never reaches the shop. */
export function StripeFields({ publishableKey, amountCents, ...fields }: StripeFieldsProps) {
  return (
    <Elements stripe={stripeFor(publishableKey)} options={elementsFor(amountCents)}>
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
  return <PaymentElement options={cardsOnly} onLoadError={onFailed} />
}
