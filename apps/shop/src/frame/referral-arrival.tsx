import * as referralsCopy from '@trivet/core/copy/referrals'

import { isPromotionCode, normalizePromotionCode } from '@trivet/core/promotion-codes'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { notify } from '../lib/notify.ts'
import { applyCode } from '../lib/referral.ts'
import { codeOf } from '../lib/referral-store.ts'
import { trpc, type ApiClient } from '../lib/trpc.ts'

/** Takes a shared link's code out of the address, applies it and says what it gives. */
export function ReferralArrival({ linked }: { linked: string }) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const { client } = trpc.useUtils()

  useEffect(() => {
    const query = new URLSearchParams(search)
    query.delete('ref')
    query.delete('code')
    const rest = query.size > 0 ? `?${query}` : ''
    void navigate(pathname + rest + hash, { replace: true, preventScrollReset: true, state })
    void take(linked, (code) => validate(client, code))
  }, [linked, pathname, search, hash, state, navigate, client])

  return null
}

type Validity = { valid: boolean; discountPercentage?: number; message?: string | undefined }

/** A host's code or the shop's: their forms tell which. */
function validate(client: ApiClient, code: string): Promise<Validity> {
  return isPromotionCode(code)
    ? client.promotionCodes.validate.mutate({ code })
    : client.referrals.validate.mutate({ code })
}

async function take(linked: string, validate: (code: string) => Promise<Validity>) {
  const typed = normalizePromotionCode(linked)
  const code = isPromotionCode(typed) ? typed : codeOf(linked)
  // without an answer the code is kept: the cart asks again
  const answer = code === null ? null : await validate(code).catch(() => 'unknown' as const)
  if (code === null || (answer !== 'unknown' && !answer?.valid)) {
    notify.error((answer !== 'unknown' && answer?.message) || referralsCopy.referralInvalid)
    return
  }
  applyCode(code)
  const percent = answer === 'unknown' || answer === null ? null : (answer.discountPercentage ?? null)
  notify.success(percent === null ? `Code ${code} is in your cart` : `${percent}% off your first order`, {
    duration: 10_000,
    description:
      percent === null ? undefined : `Code ${code} is in your cart. It stays there until you book.`,
  })
}
