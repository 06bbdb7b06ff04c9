import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js'
import { useState } from 'react'
import type { WalletButtonsProps } from '../wallet-buttons.ts'
import type { LivePay } from './live-pay.ts'
import { elementsFor, stripeFor } from './stripe-elements.ts'
import { stripePay } from './stripe-pay.ts'

type StripeWalletsProps = WalletButtonsProps & { publishableKey: string }

/** Stripe's buttons, apart from its card fields: what is typed there is not looked at when a wallet pays. */
export function StripeWallets({ publishableKey, amountCents, ...page }: StripeWalletsProps) {
  return (
    <Elements stripe={stripeFor(publishableKey)} options={elementsFor(amountCents)}>
      <Buttons {...page} />
    </Elements>
  )
}

function Buttons({ onOffered, mayOpen, onAgreed }: Omit<WalletButtonsProps, 'amountCents'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [options] = useState(buttonOptions)

  function agree({ paymentFailed }: StripeExpressCheckoutElementConfirmEvent) {
    if (stripe && elements) onAgreed(tellingSheet(stripePay(stripe, elements), paymentFailed))
    else paymentFailed()
  }

  return (
    <ExpressCheckoutElement
      options={options}
      onReady={({ availablePaymentMethods }) => onOffered(availablePaymentMethods !== undefined)}
      onAvailablePaymentMethodsChange={({ paymentMethods = {} }) =>
        onOffered(Object.values(paymentMethods).some((method) => method?.available))
      }
      onLoadError={() => onOffered(false)}
      onClick={({ resolve, reject }) => (mayOpen() ? resolve() : reject())}
      onConfirm={agree}
    />
  )
}

/** A sheet stays open until it hears how the payment ended; the page says why. */
function tellingSheet(livePay: LivePay, paymentFailed: () => void): LivePay {
  return async (steps) => {
    try {
      return await livePay(steps)
    } catch (error) {
      paymentFailed()
      throw error
    }
  }
}

function buttonOptions(): StripeExpressCheckoutElementOptions {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return {
    paymentMethods: {
      applePay: 'auto',
      googlePay: 'auto',
      link: 'auto',
      ...notOurs,
    },
    buttonType: { applePay: 'order', googlePay: 'order' },
    buttonTheme: isDark
      ? { applePay: 'white', googlePay: 'white' }
      : { applePay: 'black', googlePay: 'black' },
    buttonHeight: 52,
    layout: { maxColumns: 2, overflow: 'never' },
  }
}

/** Stripe would offer them too; PayPal is a way to pay of its own here. */
const notOurs = { amazonPay: 'never', klarna: 'never', paypal: 'never' } as const
