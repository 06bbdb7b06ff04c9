import { storageKeys } from '@trivet/core/cart'
import type { CodeDiscount } from '@trivet/core/pricing'
import { isPromotionCode } from '@trivet/core/promotion-codes'
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
  return code !== null && known?.code === code && known.userId === (session?._id ?? null)
    ? known.discount
    : null
}

function parseCode(text: string | null): string | null {
  const code = text?.replaceAll('"', '') ?? ''
  return isPromotionCode(code) ? code : null
}

function parseDiscount(text: string | null): KnownPromotion | null {
  try {
    const known: unknown = JSON.parse(text ?? 'null')
    return isKnownPromotion(known) ? known : null
  } catch {
    return null
  }
}

function isKnownPromotion(known: unknown): known is KnownPromotion {
  return typeof known === 'object' && known !== null && 'code' in known && 'discount' in known
}
