import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import { canBecome, orderStatuses, statusLabel } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'

export type MoveFaults = {
  'already-there': { to: OrderStatus }
  'no-such-step': { from: OrderStatus; to: OrderStatus }
}

export type MoveRefusal = Refusal<MoveFaults>

export type MoveVerdict = { ok: true } | MoveRefusal

/** Whether an order may make a step now. */
export function decideMove(from: OrderStatus, to: OrderStatus): MoveVerdict {
  if (canBecome(from, to)) return { ok: true }
  return from === to ? refuse('already-there', { to }) : refuse('no-such-step', { from, to })
}

export type PossibleMove = { to: OrderStatus; label: string; verdict: MoveVerdict }

/** Every step there is, in the order of an order's life, each with its verdict. */
export function possibleMoves(from: OrderStatus): PossibleMove[] {
  return orderStatuses
    .filter((to) => to !== 'pending')
    .map((to) => ({ to, label: statusLabel(to), verdict: decideMove(from, to) }))
}
