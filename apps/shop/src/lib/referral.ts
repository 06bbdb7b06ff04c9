import * as referralsCopy from '@trivet/core/copy/referrals'
import { useQuery } from '@tanstack/react-query'
import type { Cart } from '@trivet/core/cart'
import type { CartPromotion } from '@trivet/core/contract/promotion-codes'
import type { CartReferral } from '@trivet/core/contract/referrals'
import * as promotionCodesCopy from '@trivet/core/copy/promotion-codes'
import { codeDiscountOf } from '@trivet/core/promotion-codes'
import { isReferralCode, referralDiscountPercent } from '@trivet/core/referrals'
import { useEffect } from 'react'
import { useCart } from './cart.ts'
import { storedPromotion, storedPromotionDiscount } from './promotion-store.ts'
import { missingForPrice, quoteBody, type AppliedCodes } from './quote-body.ts'
import { storedCode, storedDiscount } from './referral-store.ts'
import { useKeptUser } from './session.tsx'
import { useStoredValue } from './stored-value.ts'
import { trpc } from './trpc.ts'
import type { ApiClient } from './trpc.ts'

type Verdicts = { referral: CartReferral | undefined; promotion: CartPromotion | undefined }

/** The codes that go with the cart: of a host and of the shop. */
export function useAppliedCodes(): AppliedCodes {
  return { referralCode: useStoredValue(storedCode), promotionCode: useStoredValue(storedPromotion) }
}

/** The applied codes and what the server says about them now, asked anew at every visit, cart and sign-in. */
export function useReferral() {
  const codes = useAppliedCodes()
  const { referralCode: code, promotionCode } = codes
  const { status, user } = useKeptUser()
  const { cart, ready } = useCart()
  const { client } = trpc.useUtils()
  const userId = user?._id ?? null
  const missing = missingForPrice(user, cart)
  const hasItems = missing !== 'items'
  const isAsked = code !== null || promotionCode !== null
  const { data, error, isFetching, refetch } = useQuery({
    // which things are in the cart decides about a promotion code alone
    queryKey: ['referral', code, userId, missing, promotionCode && [promotionCode, contentsOf(cart)]],
    queryFn: () => ask(client, codes, missing === null ? cart : null),
    enabled: isAsked && ready && status !== 'loading',
  })

  useEffect(() => {
    // without a cart nobody has looked at who asks
    if (!data || !hasItems) return
    const { referral, promotion } = data
    if (referral) storedDiscount.set({ code: referral.code, userId, percent: referral.discountPercentage })
    const discount = promotion && codeDiscountOf(promotion)
    if (promotion) {
      storedPromotionDiscount.set(discount ? { code: promotion.code, userId, discount } : null)
    }
  }, [data, userId, hasItems])

  return {
    code,
    promotionCode,
    referral: code === null ? undefined : data?.referral,
    promotion: promotionCode === null ? undefined : data?.promotion,
    /** Before it is known what a promotion code takes off. */
    waitsFor: missing ?? ('price' as const),
    error: isAsked ? error : null,
    isChecking: isFetching,
    retry: () => void refetch(),
  }
}

function contentsOf({ items }: Cart): string {
  return items.map(({ _id, qty }) => `${_id}×${qty}`).join()
}

/** A host's code or the shop's: their forms tell which. */
export function applyCode(code: string): void {
  if (isReferralCode(code)) storedCode.set(code)
  else storedPromotion.set(code)
}

/** After an order, both are used. */
export function removeCodes(): void {
  removeReferralCode()
  removePromotionCode()
}

export function removeReferralCode(): void {
  storedCode.set(null)
  storedDiscount.set(null)
}

export function removePromotionCode(): void {
  storedPromotion.set(null)
  storedPromotionDiscount.set(null)
}

/** Only a priced cart tells who may use a code; without one it can be said whether there is such a code. */
async function ask(client: ApiClient, codes: AppliedCodes, cart: Cart | null): Promise<Verdicts> {
  const { referralCode, promotionCode } = codes
  if (cart) {
    const dated = { ...cart, period: { start: null, end: null } }
    // a cart with something that cannot be priced says so itself
    const quote = await client.orders.quote.mutate(quoteBody(dated, codes)).catch(() => null)
    if (quote?.referral || quote?.promotion) return { referral: quote.referral, promotion: quote.promotion }
  }
  const [referral, promotion] = await Promise.all([
    referralCode === null ? undefined : askReferral(client, referralCode),
    promotionCode === null ? undefined : askPromotion(client, promotionCode),
  ])
  return { referral, promotion }
}

async function askReferral(client: ApiClient, code: string): Promise<CartReferral> {
  const { valid, message } = await client.referrals.validate.mutate({ code })
  return valid
    ? { code, status: 'for-now', discountPercentage: referralDiscountPercent, message: null }
    : { code, status: 'refused', discountPercentage: 0, message: message ?? referralsCopy.referralInvalid }
}

async function askPromotion(client: ApiClient, code: string): Promise<CartPromotion> {
  const { valid, message } = await client.promotionCodes.validate.mutate({ code })
  return valid
    ? { code, status: 'discount', message: null, takesOff: null }
    : {
        code,
        status: 'refused',
        message: message ?? promotionCodesCopy.promotionCodeUnknown,
        takesOff: null,
      }
}
