import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import { canBecome, orderStatuses, statusLabel } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'

export type StatusChangeFaults = {
  'already-there': { to: OrderStatus }
  'no-such-step': { from: OrderStatus; to: OrderStatus }
}

export type StatusChangeRefusal = Refusal<StatusChangeFaults>

export type StatusChangeDecision = { ok: true } | StatusChangeRefusal

/** Whether an order may make a step now. */
export function decideStatusChange(from: OrderStatus, to: OrderStatus): StatusChangeDecision {
  if (canBecome(from, to)) return { ok: true }
  return from === to ? refuse('already-there', { to }) : refuse('no-such-step', { from, to })
}

export type PossibleStatusChange = { to: OrderStatus; label: string; verdict: StatusChangeDecision }

/** Every step there is, in the order of an order's life, each with its verdict. */
export function possibleStatusChanges(from: OrderStatus): PossibleStatusChange[] {
  return orderStatuses
    .filter((to) => to !== 'pending')
    .map((to) => ({ to, label: statusLabel(to), verdict: decideStatusChange(from, to) }))
}
