import { isSameAmount } from '../money/money.ts'
import type { Cents, Dollars } from '../money/money.ts'
import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'

export const payoutMethods = ['creditToAccount', 'paypal', 'bankTransfer'] as const

export type PayoutMethod = (typeof payoutMethods)[number]

/** `closed`: a refund took back what there was to send, before anybody decided. */
export const payoutStatuses = ['pending', 'processed', 'failed', 'closed'] as const

export type PayoutStatus = (typeof payoutStatuses)[number]

/** How staff may decide a pending payout; nothing follows on either. */
export const payoutDecisions = ['processed', 'failed'] as const

export type PayoutDecision = (typeof payoutDecisions)[number]

/** What a host wants to be paid to, as the profile keeps it. */
export type PayoutDetails = {
  paypalEmail: string | null
  bank: { accountHolder: string; routingNumber: string; accountNumber: string } | null
}

export const noPayoutDetails: PayoutDetails = { paypalEmail: null, bank: null }

/** True when the profile has what a method needs. */
export function hasPayoutDetails(method: PayoutMethod, details: PayoutDetails): boolean {
  if (method === 'paypal') return details.paypalEmail !== null
  return method === 'creditToAccount' || details.bank !== null
}

/** True when new details would send a waiting payout elsewhere than where it was asked to go. */
export function redirectsPayout(
  method: PayoutMethod,
  { present, next }: { present: PayoutDetails; next: PayoutDetails },
): boolean {
  if (!hasPayoutDetails(method, present)) return false
  if (method === 'paypal') return next.paypalEmail !== present.paypalEmail
  return method === 'bankTransfer' && !isSameBank(present.bank, next.bank)
}

function isSameBank(one: PayoutDetails['bank'], other: PayoutDetails['bank']): boolean {
  return (
    one?.accountHolder === other?.accountHolder &&
    one?.routingNumber === other?.routingNumber &&
    one?.accountNumber === other?.accountNumber
  )
}

export type PayoutRequestFault =
  | 'email-unproven'
  | 'already-pending'
  | 'nothing-available'
  | 'details-missing'

export type PayoutRequestDecision =
  | { ok: true; amountCents: Cents }
  | Refusal<Record<PayoutRequestFault, NoFacts>>

/**
 * A payout is always the whole of what is available, and one waits at a time; to whoever has proven that they read their
 * mail. See docs/policy.md#payouts.
 */
export function decidePayoutRequest(facts: {
  isEmailProven: boolean
  availableCents: Cents
  hasPendingPayout: boolean
  method: PayoutMethod
  details: PayoutDetails
}): PayoutRequestDecision {
  if (!facts.isEmailProven) return refuse('email-unproven', {})
  if (facts.hasPendingPayout) return refuse('already-pending', {})
  if (facts.availableCents <= 0) return refuse('nothing-available', {})
  if (!hasPayoutDetails(facts.method, facts.details)) return refuse('details-missing', {})
  return { ok: true, amountCents: facts.availableCents }
}

export type PayoutProcessFault = 'own-payout' | 'already-processed' | 'amount-changed'

export type PayoutProcessDecision = { ok: true } | Refusal<Record<PayoutProcessFault, NoFacts>>

/** May this member of staff decide this payout now? See docs/policy.md#payouts. */
export function decidePayoutProcess(facts: {
  status: PayoutStatus
  hostId: string
  actorId: string
  amountCents: Cents
  /** What they saw, if they say; a refund may have lowered it since. */
  expectedAmount?: Dollars | undefined
}): PayoutProcessDecision {
  const { status, hostId, actorId, amountCents, expectedAmount } = facts
  if (hostId === actorId) return refuse('own-payout', {})
  if (status !== 'pending') return refuse('already-processed', {})
  const isAsSeen = expectedAmount === undefined || isSameAmount(expectedAmount, amountCents)
  return isAsSeen ? { ok: true } : refuse('amount-changed', {})
}

/** Where a payout goes, in words that give nothing away. */
export function maskedDestination(method: PayoutMethod, { paypalEmail, bank }: PayoutDetails): string {
  if (method === 'creditToAccount') return 'Credit to account'
  if (method === 'paypal') return `PayPal ${maskedEmail(paypalEmail ?? '')}`
  return `Bank account ${maskedNumber(bank?.accountNumber ?? '')}`
}

/** 'noor@example.com' → 'n•••@example.com'. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${[...email][0]}•••${email.slice(at)}`
}

/** '000123456789' → '••••6789'. */
export function maskedNumber(number: string): string {
  return `••••${number.slice(-4)}`
}

/** The check digit of a US routing number. */
export function isRoutingNumber(text: string): boolean {
  if (!/^[0-9]{9}$/.test(text)) return false
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return sum > 0 && sum % 10 === 0
}
