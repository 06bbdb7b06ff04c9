import type { CalendarDate } from '../dates/calendar-date.ts'
import type { Count } from '../money/money.ts'
import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'

/** A code as far as it decides who may use it. */
export type PromotionCodeTerms = {
  firstDay: CalendarDate
  /** Null: until further notice. */
  lastDay: CalendarDate | null
  /** Null: as many as there are. */
  mostUses: Count | null
  /** Those of orders that stand. */
  uses: Count
  isFirstOrderOnly: boolean
  isOff: boolean
  /** Of what it takes something off; empty: of everything. */
  productIds: readonly string[]
}

export type PromotionCodeFacts = {
  /** Null when there is no such code. */
  code: PromotionCodeTerms | null
  /** Null until somebody signs in. */
  guest: { isFirstOrder: boolean } | null
  /** What is in the cart; null where nobody looks at one. */
  cart: readonly string[] | null
  /** In the shop's own time zone. */
  today: CalendarDate
}

export type PromotionCodeFaults = {
  /** Also of a code that is switched off: the difference would help those who guess. */
  'unknown-code': NoFacts
  'not-yet': { firstDay: CalendarDate }
  over: { lastDay: CalendarDate }
  'used-up': NoFacts
  'not-first-order': NoFacts
  'nothing-in-cart': NoFacts
}

export type PromotionCodeRefusal = Refusal<PromotionCodeFaults>

export type PromotionCodeDecision = { ok: true } | PromotionCodeRefusal

/**
 * Who may use a promotion code today. Before sign-in one for first orders is accepted for now. See
 * docs/policy.md#promotion-codes.
 */
export function decideCode({ code, guest, cart, today }: PromotionCodeFacts): PromotionCodeDecision {
  if (!code || code.isOff) return refuse('unknown-code', {})
  const { firstDay, lastDay, mostUses, uses, isFirstOrderOnly, productIds } = code
  if (today < firstDay) return refuse('not-yet', { firstDay })
  if (lastDay !== null && today > lastDay) return refuse('over', { lastDay })
  if (mostUses !== null && uses >= mostUses) return refuse('used-up', {})
  if (isFirstOrderOnly && guest && !guest.isFirstOrder) return refuse('not-first-order', {})
  if (cart && !holdsForSome(productIds, cart)) return refuse('nothing-in-cart', {})
  return { ok: true }
}

function holdsForSome(productIds: readonly string[], cart: readonly string[]): boolean {
  return productIds.length === 0 || cart.some((id) => productIds.includes(id))
}
