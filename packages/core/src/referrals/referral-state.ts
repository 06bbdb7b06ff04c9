import type { CalendarDate } from '../dates/calendar-date.ts'
import type { Cents } from '../money/money.ts'
import type { PayoutStatus } from './payout-rules.ts'

/** Where the commission of one paid order is, as its host reads it; `nothing` of one that earned none. */
export const referralStates = [
  'pending',
  'held',
  'available',
  'requested',
  'paid',
  'taken-back',
  'nothing',
] as const

export type ReferralState = (typeof referralStates)[number]

export type CommissionFacts = {
  /** As it was paid: no later change of an order adds to it. */
  earnedCents: Cents
  takenBackCents: Cents
  /** Looked at by staff before it goes on. */
  isHeld: boolean
  /** Completed, so that it can be paid out. */
  isReleased: boolean
  /** Of the payout that counts it; null when none does. */
  payoutStatus: PayoutStatus | null
}

/** See docs/policy.md#commission. */
export function referralState(facts: CommissionFacts): ReferralState {
  const { earnedCents, takenBackCents, isHeld, isReleased, payoutStatus } = facts
  if (earnedCents === 0) return 'nothing'
  if (takenBackCents >= earnedCents) return 'taken-back'
  if (isHeld) return 'held'
  if (!isReleased) return 'pending'
  if (payoutStatus === 'pending') return 'requested'
  return payoutStatus === 'processed' ? 'paid' : 'available'
}

/**
 * The day on which a pending commission becomes available: about the pickup day, when the order is completed. Null once
 * that day has passed without it, as nobody can tell then. See docs/policy.md#commission.
 */
export function availableAbout(order: { pickupDay: CalendarDate; today: CalendarDate }): CalendarDate | null {
  return order.pickupDay >= order.today ? order.pickupDay : null
}
