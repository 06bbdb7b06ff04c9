import type { TrpcAnswers } from './trpc-handlers.ts'

/** What Stripe's and PayPal's scripts do in a test: told beforehand, and asked afterwards. */
export const providers = {
  stripe: {
    isBroken: false,
    loaded: 0,
    incomplete: null as string | null,
    bankSays: 'yes' as 'yes' | 'no',
  },
  paypal: {
    isBroken: false,
    loaded: 0,
    guest: 'approves' as 'approves' | 'cancels' | 'meets an error',
  },
}

export function resetProviders() {
  Object.assign(providers.stripe, { isBroken: false, loaded: 0, incomplete: null, bankSays: 'yes' })
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
