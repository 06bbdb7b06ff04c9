import * as referralsCopy from '@trivet/core/copy/referrals'
import { useQuery } from '@tanstack/react-query'
import { referralDiscountPercent } from '@trivet/core/referrals'
import type { CartReferral } from '@trivet/core/contract/referrals'
import { useEffect } from 'react'
import { readCart } from './cart-store.ts'
import { useCart } from './cart.tsx'
import { quoteBody } from './quote-body.ts'
import { storedCode, storedDiscount } from './referral-store.ts'
import { useSession } from './session.tsx'
import { useStoredValue } from './stored-value.ts'
import { trpc } from './trpc.ts'
import type { ApiClient } from './trpc.ts'

/** The applied code and what the server says about it now, asked anew at every visit, cart and sign-in. */
export function useReferral() {
  const code = useStoredValue(storedCode)
  const { status, user } = useSession()
  const { cart, ready } = useCart()
  const { client } = trpc.useUtils()
  const userId = user?._id ?? null
  const hasItems = cart.items.length > 0
  const {
    data: referral,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['referral', code, userId, hasItems],
    queryFn: () => ask(client, code ?? ''),
    enabled: code !== null && ready && status !== 'loading',
  })

  useEffect(() => {
    // without a cart nobody has looked at who asks
    if (!referral || !hasItems) return
    storedDiscount.set({ code: referral.code, userId, percent: referral.discountPercentage })
  }, [referral, userId, hasItems])

  return {
    code,
    referral: code === null ? undefined : referral,
    error: code === null ? null : error,
    isChecking: isFetching,
    retry: () => void refetch(),
  }
}

export function applyCode(code: string): void {
  storedCode.set(code)
}

export function removeCode(): void {
  storedCode.set(null)
  storedDiscount.set(null)
}

/** Only a priced cart tells who may use a code; without one it can be said whether there is such a code. */
async function ask(client: ApiClient, code: string): Promise<CartReferral> {
  const cart = readCart()
  if (cart.items.length > 0) {
    const dated = { ...cart, period: { start: null, end: null } }
    // a cart with something that cannot be priced says so itself
    const quote = await client.orders.quote.mutate(quoteBody(dated, code)).catch(() => null)
    if (quote?.referral) return quote.referral
  }
  const { valid, message } = await client.referrals.validate.mutate({ code })
  return valid
    ? { code, status: 'for-now', discountPercentage: referralDiscountPercent, message: null }
    : { code, status: 'refused', discountPercentage: 0, message: message ?? referralsCopy.referralInvalid }
}
