import * as cartCopy from './sentences.ts'

import type { Cart } from '../../cart/cart.ts'

/** Dates come first, signing in second. */
export function checkoutButtonLabel({ cart, signedIn }: { cart: Cart; signedIn: boolean }): string {
  if (!cart.period.start || !cart.period.end) return cartCopy.selectDatesToContinue
  return signedIn ? cartCopy.proceedToCheckout : cartCopy.loginToCheckout
}
