import type { CalendarDate } from '../dates/calendar-date.ts'
import { cents } from '../money/money.ts'
import type { Cents } from '../money/money.ts'
import type { LedgerEntry } from './commission-ledger.ts'

/** What a line of a payout is about: an order's commission, or what was taken back of one that an earlier payout paid. */
export const payoutLineKinds = ['commission', 'taken-back'] as const

export type PayoutLineKind = (typeof payoutLineKinds)[number]

/** An entry of one order in the ledger, and whether this payout counts it. */
export type StatedEntry = LedgerEntry & { on: CalendarDate; isCounted: boolean }

export type TakenBack = { on: CalendarDate; cents: Cents }

/** One order of a payout. A commission less everything taken back is what the line counts. */
export type PayoutLine = { kind: PayoutLineKind; takenBack: TakenBack[]; cents: Cents }

/**
 * What an entry of an order adds to what can be paid out; below zero where a refund takes it off. A payout is the sum of
 * these. See docs/policy.md#payouts.
 */
export function availableChange({ from, to, cents: amount }: LedgerEntry): Cents {
  if (to === 'available') return amount
  return from === 'available' ? -amount : 0
}

/**
 * What a payout says of one order, from all entries of that order, oldest first. What a refund took before the order was
 * completed is told as well: it is missing from what was released. See docs/policy.md#payouts.
 */
export function payoutLine(entries: readonly StatedEntry[]): PayoutLine {
  const counted = entries.filter(({ isCounted }) => isCounted)
  const isCommission = counted.some(({ to }) => to === 'available')
  const taken = entries.filter(({ from, to, isCounted }) => {
    if (to !== null) return false
    return isCounted || (isCommission && from !== 'available')
  })
  return {
    kind: isCommission ? 'commission' : 'taken-back',
    takenBack: taken.map(({ on, cents: amount }) => ({ on, cents: amount })),
    cents: cents(counted.reduce((sum, entry) => sum + availableChange(entry), 0)),
  }
}

export type PayoutAfterRefund = { kind: 'lowered'; amountCents: Cents } | { kind: 'closed' }

/**
 * What a refund makes of an open payout that counts its order: it is lowered, or closed where nothing would be left to
 * send. See docs/policy.md#payouts.
 */
export function payoutAfterRefund(payout: { amountCents: Cents; takenBackCents: Cents }): PayoutAfterRefund {
  const amountCents = cents(payout.amountCents - payout.takenBackCents)
  return amountCents > 0 ? { kind: 'lowered', amountCents } : { kind: 'closed' }
}
