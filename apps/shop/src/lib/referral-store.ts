import { storageKeys } from '@trivet/core/cart'
import { basisPointsInWhole } from '@trivet/core/money'
import { isReferralCode, normalizeReferralCode } from '@trivet/core/referrals'
import { storedSession } from './session-store.ts'
import { storedValue, useStoredValue } from './stored-value.ts'

/** What the server last said a code takes off for this visitor; until it says so again, totals show that. */
type KnownDiscount = { code: string; userId: string | null; percent: number }

/** The code that goes with the cart; it outlives the visit and a sign-up. */
export const storedCode = storedValue(storageKeys.appliedReferralCode, parseCode)

export const storedDiscount = storedValue('referralDiscount', parseDiscount, 'sessionStorage')

/** What is taken off the cart of this visitor, as far as it is known. */
export function useReferralBasisPoints(): number {
  const code = useStoredValue(storedCode)
  const discount = useStoredValue(storedDiscount)
  const session = useStoredValue(storedSession)
  if (code === null || discount?.code !== code || discount.userId !== (session?._id ?? null)) return 0
  return basisPointsOf(discount.percent)
}

/** 10 % → 1000. */
export function basisPointsOf(percent: number): number {
  return (percent * basisPointsInWhole) / 100
}

/** The code of a text, or null for a text that cannot be one. */
export function codeOf(text: string): string | null {
  const code = normalizeReferralCode(text)
  return isReferralCode(code) ? code : null
}

function parseCode(text: string | null): string | null {
  return text === null ? null : codeOf(text.replaceAll('"', ''))
}

function parseDiscount(text: string | null): KnownDiscount | null {
  try {
    const known: unknown = JSON.parse(text ?? 'null')
    return isKnownDiscount(known) ? known : null
  } catch {
    return null
  }
}

function isKnownDiscount(known: unknown): known is KnownDiscount {
  return (
    typeof known === 'object' &&
    known !== null &&
    'code' in known &&
    'userId' in known &&
    'percent' in known &&
    typeof known.percent === 'number'
  )
}
