import type { ShopInfo } from '@trivet/core/contract/shop'
import type { ForeignHosts } from './page-policy.ts'

/** Stripe's wallet. Apple Pay and Google Pay run in Stripe's own frames and need nothing more. */
const link = ['https://link.com', 'https://*.link.com']

const stripe: ForeignHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com', ...link],
  connect: ['https://api.stripe.com', ...link],
  image: ['https://*.stripe.com', 'https://*.link.com'],
}

/** The payment providers' hosts, as they name them for a Content-Security-Policy; none in a shop that charges no cards. */
export function paymentHosts({ paymentKeys }: ShopInfo): ForeignHosts | undefined {
  if (!paymentKeys) return undefined
  const paypal = paymentKeys.paypal.isSandbox ? 'https://www.sandbox.paypal.com' : 'https://www.paypal.com'
  const pictures = 'https://www.paypalobjects.com'
  return {
    script: [...stripe.script, paypal, pictures],
    frame: [...stripe.frame, paypal],
    connect: [...stripe.connect, paypal],
    image: [...stripe.image, pictures],
  }
}
