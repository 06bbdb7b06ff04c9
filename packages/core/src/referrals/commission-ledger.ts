import { cents } from '../money/money.ts'
import type { Cents } from '../money/money.ts'

/** Where a commission is: on its way, held for review, ready for a payout, in an open payout, paid out. */
export const commissionStates = ['pending', 'held', 'available', 'requested', 'paid'] as const

export type CommissionState = (typeof commissionStates)[number]

/** One line of the ledger; nothing is ever changed there. Null is outside: not earned yet, or taken back. */
export type LedgerEntry = {
  from: CommissionState | null
  to: CommissionState | null
  cents: Cents
}

/**
 * The entries a commission may have; null takes it back, and it is pending again where staff take a completion back. What
 * is paid stays paid: a later refund is owed instead. What is held becomes available by a review and in no other way.
 * See docs/policy.md#commission.
 */
export const nextCommissionStates = {
  pending: ['available', 'held', null],
  held: ['pending', 'available', null],
  available: ['requested', 'pending', null],
  requested: ['paid', 'available'],
  paid: [],
} as const satisfies Record<CommissionState, readonly (CommissionState | null)[]>

/** True for an entry the ledger knows. */
export function isLedgerEntry(from: CommissionState | null, to: CommissionState | null): boolean {
  if (from === null) return to === 'pending' || to === 'held'
  const next: readonly (CommissionState | null)[] = nextCommissionStates[from]
  return next.includes(to)
}

export type HostFigures = {
  /** Earned and not taken back: always the sum of the five below. */
  totalEarningsCents: Cents
  /** Paid by the guest, waiting for the order to complete. */
  pendingCents: Cents
  /** Looked at by staff before it may be paid out. */
  heldCents: Cents
  /** Below zero when more was taken back than is there: the next commissions fill it first. */
  pendingPayoutCents: Cents
  requestedCents: Cents
  totalPaidOutCents: Cents
}

/**
 * What a host sees, from the ledger's lines or from sums of equal ones. See docs/policy.md#commission.
 * @throws RangeError when a line is an entry the ledger does not know, or not whole cents.
 */
export function hostFigures(entries: Iterable<LedgerEntry>): HostFigures {
  const balance: Record<CommissionState, Cents> = { pending: 0, held: 0, available: 0, requested: 0, paid: 0 }
  for (const entry of entries) {
    if (!isLedgerEntry(entry.from, entry.to)) throw new RangeError(`${entry.from} cannot become ${entry.to}`)
    if (entry.from) balance[entry.from] = cents(balance[entry.from] - entry.cents)
    if (entry.to) balance[entry.to] = cents(balance[entry.to] + entry.cents)
  }
  return {
    totalEarningsCents: cents(
      balance.pending + balance.held + balance.available + balance.requested + balance.paid,
    ),
    pendingCents: balance.pending,
    heldCents: balance.held,
    pendingPayoutCents: balance.available,
    requestedCents: balance.requested,
    totalPaidOutCents: balance.paid,
  }
}
