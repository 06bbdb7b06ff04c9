import type { Cents } from '../money/money.ts'
import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'
import type { OrderStatus } from './order-status.ts'

/** Something that is owed besides the price; settled once it is paid or waived. */
export type AmountOwed = {
  id: string
  amountCents: Cents
  reason: string
  /** When it was charged, an ISO instant. */
  at: string
  isSettled: boolean
  /** A change by staff added it to the price, which a cancelled order does not owe. */
  isOfPrice: boolean
}

export type MoneyDueFacts = {
  status: OrderStatus
  /** Its price, or that was waived. */
  isPaid: boolean
  totalCents: Cents
  /** Of the total, what account credit pays. */
  creditCents?: Cents
  /** An ISO instant. */
  placedAt: string
  amounts: readonly AmountOwed[]
}

/** What is due, why, and since when. Its price has no id: an order has one. */
export type DueRow =
  | { of: 'price'; amountCents: Cents; since: string }
  | { of: 'amount'; id: string; amountCents: Cents; reason: string; since: string }

export type MoneyDue = { cents: Cents; rows: DueRow[] }

/**
 * Everything an order owes, in cents: its price, less the account credit it takes, and each amount due, until they are
 * paid or waived. A cancelled order owes no price. See docs/policy.md#money-due.
 */
export function moneyDue({
  status,
  isPaid,
  totalCents,
  creditCents = 0,
  placedAt,
  amounts,
}: MoneyDueFacts): MoneyDue {
  const priceCents = totalCents - creditCents
  const isPriceDue = !isPaid && status !== 'cancelled' && priceCents > 0
  const rows: DueRow[] = [
    ...(isPriceDue ? [{ of: 'price' as const, amountCents: priceCents, since: placedAt }] : []),
    ...amounts
      .filter(({ isSettled, isOfPrice }) => !isSettled && !(isOfPrice && status === 'cancelled'))
      .map(({ id, amountCents, reason, at }) => ({
        of: 'amount' as const,
        id,
        amountCents,
        reason,
        since: at,
      })),
  ]
  return { cents: rows.reduce((sum, row) => sum + row.amountCents, 0), rows }
}

export type PriceWaiverFaults = { 'nothing-due': NoFacts; 'not-on-account': NoFacts }

/**
 * May staff let the price of an order go unpaid? Once, while it is due, of an order that went out on account: any other
 * unpaid one is cancelled instead. See docs/policy.md#money-due.
 */
export function decidePriceWaiver({
  priceDueCents,
  isOnAccount,
}: {
  /** Of `moneyDue`, the price. */
  priceDueCents: Cents
  isOnAccount: boolean
}): { ok: true } | Refusal<PriceWaiverFaults> {
  if (priceDueCents === 0) return refuse('nothing-due', {})
  return isOnAccount ? { ok: true } : refuse('not-on-account', {})
}
