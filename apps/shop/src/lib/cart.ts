import { cartPeriod, cartQuote } from '@trivet/core/cart'
import type { Cart, CartPeriod } from '@trivet/core/cart'
import type { RentalPeriod } from '@trivet/core/dates'
import type { Quote } from '@trivet/core/pricing'
import type { ShopSettings } from '@trivet/core/settings'
import { useMemo } from 'react'
import { storedItems, storedPeriod, storedProtection, useIsCartKnown } from './cart-store.ts'
import { usePromotionDiscount } from './promotion-store.ts'
import { useReferralBasisPoints } from './referral-store.ts'
import { useShopSettings } from './shop-settings.tsx'
import { useIsKnown, useStoredValue } from './stored-value.ts'

export type CartState = {
  cart: Cart
  /** Pieces, not lines. */
  count: number
  /** False until the browser has read what it remembers; show nothing about the cart before. */
  ready: boolean
}

/** The cart of this browser, the same in every component and tab. */
export function useCart(): CartState {
  const { items } = useStoredValue(storedItems)
  const period = useStoredValue(storedPeriod)
  const damageProtection = useStoredValue(storedProtection)
  const ready = useIsCartKnown()
  return useMemo(() => {
    const count = items.reduce((sum, item) => sum + item.qty, 0)
    return { cart: { items, period, damageProtection }, count, ready }
  }, [items, period, damageProtection, ready])
}

/** What the cart comes to for this visitor. */
export function useCartQuote(): Quote {
  return useCartQuoteAt(useShopSettings().rates)
}

/** The same by the rates of some place. */
export function useCartQuoteAt(rates: ShopSettings['rates']): Quote {
  const { cart } = useCart()
  const referralBasisPoints = useReferralBasisPoints()
  const code = usePromotionDiscount()
  return useMemo(
    () => cartQuote(cart, { referralBasisPoints, code, rates }),
    [cart, referralBasisPoints, code, rates],
  )
}

/** The dates of the trip; who shows nothing but these is not drawn anew with the rest of the cart. */
export function useTripDates(): { dates: CartPeriod; ready: boolean } {
  return { dates: useStoredValue(storedPeriod), ready: useIsKnown(storedPeriod) }
}

/** Both days of the trip, once they are chosen and the browser has read them. */
export function useTripPeriod(): RentalPeriod | null {
  const { dates, ready } = useTripDates()
  return ready ? cartPeriod({ period: dates }) : null
}
