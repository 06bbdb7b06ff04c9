import { useShopSettings } from '../../../lib/shop-settings.tsx'
import type { Cents } from '@trivet/core/money'
import * as paymentsCopy from '@trivet/core/copy/payments'

import type { ShopInfo } from '@trivet/core/contract/shop'
import type { PaymentMethod } from '@trivet/core/orders'
import { Lock } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { FormAlert } from '../../form/form-alert.tsx'
import { WaitingFields } from '../waiting-fields.tsx'
import type { LivePay } from './live-pay.ts'

// the providers' scripts come with the payment step of a shop that charges cards, and nowhere else
const StripeFields = lazy(() =>
  import('./stripe-fields.tsx').then((module) => ({ default: module.StripeFields })),
)

type LiveFieldsProps = {
  method: PaymentMethod
  keys: NonNullable<ShopInfo['paymentKeys']>
  amountCents: Cents
  onReady: (pay: LivePay | null) => void
}

/** The chosen provider's part of the payment step. */
export function LiveFields({ method, keys, amountCents, onReady }: LiveFieldsProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const { name } = useShopSettings().identity
  const fail = useCallback(() => setHasFailed(true), [])
  if (hasFailed) return <FormAlert>{paymentsCopy.paymentFieldsFailed}</FormAlert>
  return method === 'stripe' ? (
    <fieldset className="rounded-cloth border border-input bg-card p-5">
      <legend className="flex items-center gap-2 px-2 text-small font-semibold">
        <Lock aria-hidden strokeWidth={1.75} className="size-4" />
        Card details
      </legend>
      <p className="mb-5 text-small text-muted-foreground">
        Your card goes straight to Stripe, our payment processor; {name} never sees or stores it.
      </p>
      <Suspense fallback={<WaitingFields />}>
        <StripeFields
          publishableKey={keys.stripe.publishableKey}
          amountCents={amountCents}
          onReady={onReady}
          onFailed={fail}
        />
      </Suspense>
    </fieldset>
  ) : (
    <PaypalWindow keys={keys.paypal} onReady={onReady} onFailed={fail} />
  )
}

type PaypalWindowProps = {
  keys: LiveFieldsProps['keys']['paypal']
  onReady: LiveFieldsProps['onReady']
  onFailed: () => void
}

function PaypalWindow({ keys, onReady, onFailed }: PaypalWindowProps) {
  const { clientId, isSandbox } = keys
  useEffect(() => {
    let isGone = false
    import('./paypal-pay.ts')
      .then(({ loadPaypalPay }) => loadPaypalPay({ clientId, isSandbox }))
      .then((pay) => isGone || onReady(pay))
      .catch(() => isGone || onFailed())
    return () => {
      isGone = true
      onReady(null)
    }
  }, [clientId, isSandbox, onReady, onFailed])
  return (
    <p className="rounded-cloth border bg-card p-5 text-small text-muted-foreground">
      PayPal opens in its own window when you place the order, and you say there how you pay.
    </p>
  )
}
