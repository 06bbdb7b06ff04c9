import type { DemoSignIn, ShopInfo } from '@trivet/core/contract/shop'
import type { Env } from '../../env.ts'

/** What anybody may know: of the keys of payment providers only those that are meant for browsers. */
export function shopInfo(
  { payments, providers }: Pick<Env, 'payments' | 'providers'>,
  demoAccounts: DemoSignIn[],
): ShopInfo {
  if (!providers) return { demoAccounts, payments }
  const { stripe, paypal } = providers
  const isSandbox = paypal.baseUrl?.includes('sandbox') ?? false
  return {
    demoAccounts,
    payments,
    paymentKeys: {
      stripe: { publishableKey: stripe.publishableKey },
      paypal: { clientId: paypal.clientId, isSandbox },
    },
  }
}
