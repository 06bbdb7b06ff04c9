import type { Env } from '../../env.ts'
import { paymentProviders, type PaymentProviders } from './payments.ts'
import { testPayments } from './test-payments.ts'

/** The providers this shop works with. Their libraries are heavy, and loaded only where cards are really charged. */
export async function openPayments({ providers }: Pick<Env, 'providers'>): Promise<PaymentProviders> {
  if (!providers) return paymentProviders(testPayments)
  const [{ stripePayments }, { paypalPayments }] = await Promise.all([
    import('./stripe-payments.ts'),
    import('./paypal-payments.ts'),
  ])
  const { stripe, paypal } = providers
  return paymentProviders(await stripePayments(stripe), await paypalPayments(paypal))
}
