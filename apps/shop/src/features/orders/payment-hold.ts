import type { Order } from '@trivet/core/contract/orders'
import { useState } from 'react'
import { now } from '../../lib/clock.ts'

export type PaymentHold = 'running' | 'over' | 'none'

/**
 * Whether the items of an unpaid order were still held when the page opened. Later the server has the word: a form
 * must not go while someone types into it.
 */
export function usePaymentHold(order: Order): PaymentHold {
  const [openedAt] = useState(now)
  return holdAt(order, openedAt)
}

function holdAt({ status, isPaid, holdExpiresAt }: Order, at: Date): PaymentHold {
  if (status !== 'pending' || isPaid || !holdExpiresAt) return 'none'
  return new Date(holdExpiresAt) > at ? 'running' : 'over'
}

/** The guest's own clock: the hold is about the next minutes, wherever the kitchen is. */
export function formatClock(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}
