import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'
import { canBecome, orderStatuses, statusLabel } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'

export type StatusChangeFaults = {
  'already-there': { to: OrderStatus }
  'no-such-step': { from: OrderStatus; to: OrderStatus }
  'address-needed': NoFacts
}

export type StatusChangeRefusal = Refusal<StatusChangeFaults>

export type StatusChangeDecision = { ok: true } | StatusChangeRefusal

/** What else about an order decides which steps it may make. */
export type StatusChangeFacts = { addressNeeded?: boolean | undefined }

/** Whether an order may make a step now; the van does not leave without a street. See docs/policy.md#order-statuses. */
export function decideStatusChange(
  from: OrderStatus,
  to: OrderStatus,
  { addressNeeded = false }: StatusChangeFacts = {},
): StatusChangeDecision {
  if (canBecome(from, to)) {
    return addressNeeded && to === 'dispatched' ? refuse('address-needed', {}) : { ok: true }
  }
  return from === to ? refuse('already-there', { to }) : refuse('no-such-step', { from, to })
}

export type PossibleStatusChange = { to: OrderStatus; label: string; verdict: StatusChangeDecision }

/** Every step there is, in the order of an order's life, each with its verdict. */
export function possibleStatusChanges(
  from: OrderStatus,
  facts: StatusChangeFacts = {},
): PossibleStatusChange[] {
  return orderStatuses
    .filter((to) => to !== 'pending')
    .map((to) => ({ to, label: statusLabel(to), verdict: decideStatusChange(from, to, facts) }))
}
