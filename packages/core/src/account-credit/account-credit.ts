import type { Cents } from '../money/money.ts'

/**
 * What moves an account credit, each once for one payout, gift, order or refund. `order-ended` is an order that ended
 * unpaid.
 */
export const accountCreditCauses = ['payout', 'goodwill', 'order', 'order-ended', 'refund'] as const

export type AccountCreditCause = (typeof accountCreditCauses)[number]

/** The least a card can be charged. */
export const smallestChargeCents: Cents = 50

/**
 * How much of a total the credit pays, in cents: all of it where it is enough. Else as much as there is, leaving a card
 * no less than it can be charged. See docs/policy.md#account-credit.
 */
export function coveredByCredit({
  totalCents,
  balanceCents,
}: {
  totalCents: Cents
  balanceCents: Cents
}): Cents {
  if (balanceCents >= totalCents) return Math.max(0, totalCents)
  return Math.max(0, Math.min(balanceCents, totalCents - smallestChargeCents))
}

export type CreditOnOrder = {
  /** Of what was paid, by account credit. */
  creditPaidCents: Cents
  /** Of what was refunded, to the account credit. */
  creditRefundedCents: Cents
}

export type RefundSplit = { creditCents: Cents; cardCents: Cents }

/**
 * Where a refund goes, in cents: first back to the account credit, as far as that paid and has not come back yet, the
 * rest the way it was paid. See docs/policy.md#account-credit.
 */
export function splitRefund({
  amountCents,
  creditPaidCents = 0,
  creditRefundedCents = 0,
}: Partial<CreditOnOrder> & { amountCents: Cents }): RefundSplit {
  const creditCents = Math.min(amountCents, Math.max(0, creditPaidCents - creditRefundedCents))
  return { creditCents, cardCents: amountCents - creditCents }
}
