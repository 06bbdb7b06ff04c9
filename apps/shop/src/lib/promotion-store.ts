import { storageKeys } from '@trivet/core/cart'
import type { CodeDiscount } from '@trivet/core/pricing'
import { storedSession } from './session-store.ts'
import { storedValue, useStoredValue } from './stored-value.ts'

/** What the server last said a promotion code takes off for this visitor. */
type KnownPromotion = { code: string; userId: string | null; discount: CodeDiscount }

/** The promotion code that goes with the cart, beside a host's. */
export const storedPromotion = storedValue(storageKeys.appliedPromotionCode, parseCode)

export const storedPromotionDiscount = storedValue('promotionDiscount', parseDiscount, 'sessionStorage')

/** What is taken off the cart of this visitor, as far as it is known. */
export function usePromotionDiscount(): CodeDiscount | null {
  const code = useStoredValue(storedPromotion)
  const known = useStoredValue(storedPromotionDiscount)
  const session = useStoredValue(storedSession)
  return known && known.code === code && known.userId === (session?._id ?? null) ? known.discount : null
}

// loaded with every page: the server says whether there is such a code
function parseCode(text: string | null): string | null {
  const code = text?.replaceAll('"', '') ?? ''
  return /^[A-Z0-9-]{3,24}$/.test(code) ? code : null
}

function parseDiscount(text: string | null): KnownPromotion | null {
  try {
    return JSON.parse(text ?? 'null') as KnownPromotion | null
  } catch {
    return null
  }
}
