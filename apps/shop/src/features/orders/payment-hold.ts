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
  if (status !== 'pending' || isPaid) return 'none'
  // while its charge is looked into it holds nothing; paying asks the provider first
  if (!holdExpiresAt) return 'running'
  return new Date(holdExpiresAt) > at ? 'running' : 'over'
}
