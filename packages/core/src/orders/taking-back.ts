import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'
import type { OrderStatus } from './order-status.ts'
import { standingEvents } from './standing-events.ts'
import type { TimelineKind } from './timeline-kinds.ts'

/** For so many seconds a status change can be undone, and its mail waits. See docs/policy.md#undoing-a-status-change. */
export const undoSeconds = 60

export type TakingBackFaults = {
  'taken-back-already': NoFacts
  'changed-since': { status: OrderStatus }
  'money-followed': NoFacts
  'damage-followed': NoFacts
  'payout-followed': NoFacts
  'hold-over': NoFacts
  'cancellation-settled': NoFacts
  'quote-withdrawn': NoFacts
}

export type UndoFaults = TakingBackFaults & { 'minute-over': NoFacts }

export type TakingBackDecision = { ok: true } | Refusal<TakingBackFaults>

export type UndoDecision = { ok: true } | Refusal<UndoFaults>

/** A status change by staff, and all that followed from it. */
export type MadeStatusChange = {
  from: OrderStatus
  to: OrderStatus
  at: Date
  /** The order's status now. */
  status: OrderStatus
  isTakenBack: boolean
  /** Until when the order held its units before it was paid or put on account; null for one that needed no hold. */
  heldUntil: Date | null
  /** What stands in its timeline after the change, oldest first. */
  since: readonly { kind: TimelineKind; from?: string | null | undefined; to?: string | null | undefined }[]
  /** With it, pieces were counted missing or damaged. */
  hasLosses: boolean
  /** Its host has asked since for a payout, and got it or still waits for it. */
  isPaidOut: boolean
  /** It cancelled a paid order, and its money went where it goes. */
  isSettled: boolean
  /** It cancelled the order of a quote that staff have withdrawn: whoever holds the link is told that it is over. */
  isQuoteWithdrawn: boolean
}

/** What an event after a status change means for it; null for what happens beside it and stays as it is. */
const followed = {
  placed: null,
  paid: 'money-followed',
  'confirmation-required': null,
  'payment-declined': null,
  'payment-unknown': 'money-followed',
  'payment-returned': 'money-followed',
  status: 'changed-since',
  'taken-back': null,
  'on-account': null,
  'price-waived': 'money-followed',
  expired: 'changed-since',
  refunded: 'money-followed',
  'dates-changed': null,
  extended: null,
  'visit-changed': null,
  'on-the-way': null,
  'nobody-there': null,
  'delivery-changed': null,
  'product-swapped': null,
  'order-changed': null,
  'damage-reported': 'damage-followed',
  'damage-charged': 'damage-followed',
  'late-fee-charged': 'money-followed',
  'damage-paid': 'money-followed',
  'damage-waived': 'damage-followed',
  'trip-shared': null,
  'trip-withdrawn': null,
} as const satisfies Record<TimelineKind, keyof TakingBackFaults | null>

/**
 * Whether a status change can be taken back: the last one that stands, once, while no money, damage or payout followed from
 * it and the hold it goes back to still runs; a paid order's cancellation until its money is settled, and none whose quote is
 * withdrawn. See docs/policy.md#undoing-a-status-change.
 */
export function decideTakingBack(change: MadeStatusChange, now: Date): TakingBackDecision {
  const { from, to, status, isTakenBack, heldUntil, since, hasLosses, isPaidOut } = change
  if (isTakenBack) return refuse('taken-back-already', {})
  const codes = standingEvents(since).map(({ kind }) => followed[kind])
  if (status !== to || codes.includes('changed-since')) return refuse('changed-since', { status })
  if (change.isSettled) return refuse('cancellation-settled', {})
  if (change.isQuoteWithdrawn) return refuse('quote-withdrawn', {})
  if (codes.includes('money-followed')) return refuse('money-followed', {})
  if (hasLosses || codes.includes('damage-followed')) return refuse('damage-followed', {})
  if (isPaidOut) return refuse('payout-followed', {})
  if (from === 'pending' && (heldUntil === null || heldUntil <= now)) return refuse('hold-over', {})
  return { ok: true }
}

/** Whether it can still be undone, without a reason: as long as its mail waits. See docs/policy.md#undoing-a-status-change. */
export function decideUndo(change: MadeStatusChange, now: Date): UndoDecision {
  const decision = decideTakingBack(change, now)
  if (!decision.ok) return decision
  return now.getTime() < change.at.getTime() + undoSeconds * 1000 ? decision : refuse('minute-over', {})
}
