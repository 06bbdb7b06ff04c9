import type { Cents } from '../money/money.ts'
import { refuse, type NoFacts, type Refusal } from '../refusal/refusal.ts'
import type { StaffRole } from '../staff/staff-roles.ts'

/** What staff may give at once, in cents. See docs/policy.md#account-credit. */
export const goodwillLimits = { leastCents: 1, mostCents: 100_000 } as const satisfies Record<string, Cents>

export type GoodwillFacts = {
  giverId: string
  account: { id: string; staffRole: StaffRole | null }
}

export type GoodwillFaults = { 'own-account': NoFacts; 'account-of-staff': NoFacts }

export type GoodwillDecision = { ok: true } | Refusal<GoodwillFaults>

/**
 * Goodwill is for guests and hosts: staff who could give it to one another would pay themselves, one through the other.
 * See docs/policy.md#account-credit.
 */
export function decideGoodwill({ giverId, account }: GoodwillFacts): GoodwillDecision {
  if (account.id === giverId) return refuse('own-account', {})
  if (account.staffRole !== null) return refuse('account-of-staff', {})
  return { ok: true }
}
