import type {
  AvailablePaymentMethods,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementReadyEvent,
} from '@stripe/stripe-js'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { TrpcAnswers } from './trpc-handlers.ts'

/** What Stripe's and PayPal's scripts do in a test: told beforehand, and asked afterwards. */
export const providers = {
  stripe: {
    isBroken: false,
    loaded: 0,
    incomplete: null as string | null,
    bankSays: 'yes' as 'yes' | 'no',
    /** What this browser has; undefined for none. */
    wallets: undefined as Partial<AvailablePaymentMethods> | undefined,
    guest: 'agrees' as 'agrees' | 'dismisses',
    failedSheets: 0,
  },
  paypal: {
    isBroken: false,
    loaded: 0,
    guest: 'approves' as 'approves' | 'cancels' | 'meets an error',
  },
}

export function resetProviders() {
  Object.assign(providers.stripe, {
    isBroken: false,
    loaded: 0,
    incomplete: null,
    bankSays: 'yes',
    wallets: undefined,
    guest: 'agrees',
    failedSheets: 0,
  })
  Object.assign(providers.paypal, { isBroken: false, loaded: 0, guest: 'approves' })
}

export const fakeStripe = {
  createConfirmationToken: async () => ({ confirmationToken: { id: 'ctoken_card' } }),
  async handleNextAction({ clientSecret }: { clientSecret: string }) {
    if (providers.stripe.bankSays === 'no') return { error: { message: 'not authenticated' } }
    return { paymentIntent: { id: clientSecret.split('_secret')[0] } }
  },
}

export const fakeElements = {
  async submit() {
    const { incomplete } = providers.stripe
    return incomplete ? { error: { message: incomplete } } : {}
  },
}

type WalletProps = {
  onReady: (event: StripeExpressCheckoutElementReadyEvent) => void
  onClick: (event: { resolve: () => void; reject: () => void }) => void
  onConfirm: (event: StripeExpressCheckoutElementConfirmEvent) => void
}

/** The parts of Stripe that stand in the page; its amount is read from a mark around them. */
export const fakeReactStripe = {
  Elements: ({ options, children }: { options: { amount: number }; children: ReactNode }) => (
    <div data-testid="stripe" data-amount={options.amount}>
      {children}
    </div>
  ),
  useStripe: () => (providers.stripe.isBroken ? null : fakeStripe),
  useElements: () => fakeElements,
  PaymentElement({ onLoadError }: { onLoadError: () => void }) {
    useEffect(() => {
      if (providers.stripe.isBroken) onLoadError()
    }, [onLoadError])
    return <p>Stripe’s fields</p>
  },
  ExpressCheckoutElement({ onReady, onClick, onConfirm }: WalletProps) {
    const { wallets, guest } = providers.stripe
    useEffect(() => {
      const availablePaymentMethods = wallets as AvailablePaymentMethods | undefined
      onReady({ elementType: 'expressCheckout', availablePaymentMethods })
    }, [onReady, wallets])
    function agree() {
      if (guest === 'dismisses') return
      const paymentFailed = () => (providers.stripe.failedSheets += 1)
      onConfirm({ expressPaymentType: 'apple_pay', paymentFailed })
    }
    return (
      wallets && (
        <button type="button" onClick={() => onClick({ resolve: agree, reject: () => {} })}>
          Order with Apple Pay
        </button>
      )
    )
  },
}

type Session = {
  onApprove: (data: { orderId: string }) => Promise<void>
  onCancel: () => void
  onError: () => void
}

/** PayPal's window: the guest decides in it as told. */
export const fakePaypal = {
  createInstance: async () => ({
    createPayPalOneTimePaymentSession: ({ onApprove, onCancel, onError }: Session) => ({
      async start(_how: object, order: Promise<{ orderId: string }>) {
        const { orderId } = await order
        const { guest } = providers.paypal
        if (guest === 'approves') await onApprove({ orderId })
        else if (guest === 'cancels') onCancel()
        else onError()
      },
    }),
  }),
}

/** A shop that charges cards. */
export const liveApi: TrpcAnswers = {
  shop: {
    info: () => ({
      demoAccounts: [],
      payments: 'live',
      paymentKeys: {
        stripe: { publishableKey: 'pk_test_1' },
        paypal: { clientId: 'client', isSandbox: true },
      },
    }),
  },
  payments: {
    start: ({ method }) => ({
      provider: method,
      clientKey: method === 'stripe' ? 'pi_1_secret_2' : 'PAYPALORDER000001',
    }),
  },
}
