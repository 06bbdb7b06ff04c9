import { orderMessages } from '../order-messages.ts'
import { canBecome, orderStatuses, statusLabel } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'

export type MoveVerdict = { ok: true } | { ok: false; isThere: boolean; reason: string }

/** Whether an order may make a step now, and otherwise why not, in a sentence for the staff. */
export function decideMove(from: OrderStatus, to: OrderStatus): MoveVerdict {
  if (canBecome(from, to)) return { ok: true }
  if (from === to) return { ok: false, isThere: true, reason: `Already ${to}` }
  return { ok: false, isThere: false, reason: orderMessages.orderMoveRefused(from, to) }
}

export type PossibleMove = { to: OrderStatus; label: string; verdict: MoveVerdict }

/** Every step there is, in the order of an order's life, each with its verdict. */
export function possibleMoves(from: OrderStatus): PossibleMove[] {
  return orderStatuses
    .filter((to) => to !== 'pending')
    .map((to) => ({ to, label: statusLabel(to), verdict: decideMove(from, to) }))
}
