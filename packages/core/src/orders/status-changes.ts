import type { CalendarDate } from '../dates/calendar-date.ts'
import { addDays } from '../dates/calendar-date.ts'
import type { Cents } from '../money/money.ts'
import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'
import { canBecome, orderStatuses, statusLabel } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'

export type StatusChangeFaults = {
  'already-there': { to: OrderStatus }
  'no-such-step': { from: OrderStatus; to: OrderStatus }
  'address-needed': NoFacts
  'charge-open': NoFacts
  unpaid: { dueCents: Cents }
  'money-due': { dueCents: Cents }
}

export type StatusChangeRefusal = Refusal<StatusChangeFaults>

export type StatusChangeDecision = { ok: true } | StatusChangeRefusal

/** What else about an order decides which steps it may make. */
export type StatusChangeFacts = {
  addressNeeded: boolean
  /** Its price. */
  /** Or its price was waived. */
  isPaid: boolean
  /** Staff let it go out unpaid and said why, with this step or with an earlier one. */
  isOnAccount: boolean
  /** Nobody knows yet whether it was charged: until its provider answers it holds no units. */
  isChargeOpen: boolean
  /** Of `moneyDue`. */
  dueCents: Cents
}

/**
 * Whether an order may make a step now: what holds no units waits for its provider, nothing unpaid is confirmed, and
 * nothing packed while money is due, unless it is on account; the van does not leave without a street, and nothing is
 * completed while money is due. See docs/policy.md#order-statuses.
 */
export function decideStatusChange(
  from: OrderStatus,
  to: OrderStatus,
  { addressNeeded, isPaid, isOnAccount, isChargeOpen, dueCents }: StatusChangeFacts,
): StatusChangeDecision {
  if (from === to) return refuse('already-there', { to })
  if (!canBecome(from, to)) return refuse('no-such-step', { from, to })
  if (to === 'cancelled') return { ok: true }
  if (isChargeOpen) return refuse('charge-open', {})
  const isUnpaid = !isPaid || (to === 'packed' && dueCents > 0)
  if (isUnpaid && !isOnAccount) return refuse('unpaid', { dueCents })
  if (addressNeeded && to === 'dispatched') return refuse('address-needed', {})
  if (dueCents > 0 && to === 'completed') return refuse('money-due', { dueCents })
  return { ok: true }
}

/**
 * Whether an order is packed, loaded and driven to only once something is paid, or it is on account: while it is pending, and
 * while it owes what a change added to its price. What is packed goes its way. See docs/policy.md#order-statuses.
 */
export function waitsForPayment({
  status,
  isOnAccount,
  dueCents,
}: Pick<StatusChangeFacts, 'isOnAccount' | 'dueCents'> & { status: OrderStatus }): boolean {
  return status === 'pending' || (status === 'confirmed' && dueCents > 0 && !isOnAccount)
}

export type PossibleStatusChange = { to: OrderStatus; label: string; verdict: StatusChangeDecision }

/** Every step there is, in the order of an order's life, each with its verdict. */
export function possibleStatusChanges(from: OrderStatus, facts: StatusChangeFacts): PossibleStatusChange[] {
  return orderStatuses
    .filter((to) => to !== 'pending')
    .map((to) => ({ to, label: statusLabel(to), verdict: decideStatusChange(from, to, facts) }))
}

/** Whether a step is open to an order only if staff put it on account with a reason. */
export function needsAccount(from: OrderStatus, to: OrderStatus, facts: StatusChangeFacts): boolean {
  const verdict = decideStatusChange(from, to, facts)
  return (
    !verdict.ok &&
    verdict.code === 'unpaid' &&
    decideStatusChange(from, to, { ...facts, isOnAccount: true }).ok
  )
}

/** Packed so many days before its delivery, an order is packed early. */
export const earlyPackingDays = 14

/** What staff look at twice before many orders change at once; a step that is closed is refused besides. */
export const statusChangeOddities = ['unpaid', 'address-needed', 'early'] as const

export type StatusChangeOddity = (typeof statusChangeOddities)[number]

export type OddityFacts = Pick<StatusChangeFacts, 'addressNeeded' | 'isPaid' | 'dueCents'> & {
  rentalStart: CalendarDate
  rentalEnd: CalendarDate
  /** The day at the delivery place. */
  today: CalendarDate
}

/** What is odd about a step that an order may make. See docs/policy.md#order-statuses. */
export function oddStatusChange(
  to: OrderStatus,
  { addressNeeded, isPaid, dueCents, rentalStart, rentalEnd, today }: OddityFacts,
): StatusChangeOddity[] {
  if (to === 'cancelled') return []
  const earliest: Partial<Record<OrderStatus, CalendarDate>> = {
    packed: addDays(rentalStart, 1 - earlyPackingDays),
    dispatched: rentalStart,
    delivered: rentalStart,
    collected: rentalEnd,
    completed: rentalEnd,
  }
  const due = earliest[to]
  const isOdd = {
    unpaid: !isPaid || (to === 'packed' && dueCents > 0),
    'address-needed': addressNeeded && to === 'packed',
    early: due !== undefined && today < due,
  } as const satisfies Record<StatusChangeOddity, boolean>
  return statusChangeOddities.filter((oddity) => isOdd[oddity])
}
