import type { Cents } from '@trivet/core/money'
import * as ordersCopy from '@trivet/core/copy/orders'

import type { UserContext } from '../../../api/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { findPaidAndRefunded } from './refunds.repo.ts'
import type { LockedOrder } from '../staff/status-changes.repo.ts'
import { writeRefund } from './write-refund.ts'

export type Cancelling = {
  orderId: string
  order: LockedOrder
  by: 'guest' | 'staff'
  /** For the books. */
  note: string
  /** What the guest reads of it; empty for a guest's own cancelling. */
  why: string
  /** Null refunds everything that was paid and not refunded yet; 0 refunds nothing. */
  refundCents: Cents | null
}

/**
 * What goes with a cancellation: those who react to it do, and the money comes back. Answers with the refund the provider
 * has to be asked for, if any.
 */
export async function cancelLockedOrder(
  ctx: UserContext,
  tx: Sql,
  { orderId, order, by, note, why, refundCents }: Cancelling,
): Promise<string | null> {
  const { isPaid, userEmail: recipient } = order
  const isRefunded = isPaid && refundCents !== 0 && (refundCents !== null || (await isMoneyLeft(tx, orderId)))
  const now = ctx.clock.now()
  // a guest who drops a checkout has nothing to be told about it
  const isDropped = !isPaid && by === 'guest'
  await ctx.publish(tx, {
    kind: 'order.cancelled',
    orderId,
    recipient,
    why,
    isPaid,
    isDropped,
    isRefunded,
    now,
  })
  if (!isRefunded) return null
  return writeRefund(ctx, tx, {
    order,
    request: {
      orderId,
      amountCents: refundCents,
      reason: note || ordersCopy.orderCancelledByStaff,
      why: ordersCopy.orderCancelledByStaff,
      requestKey: null,
      isCancelled: true,
    },
  })
}

async function isMoneyLeft(tx: Sql, orderId: string): Promise<boolean> {
  const { paidCents, refundedCents } = await findPaidAndRefunded(tx, orderId)
  return refundedCents < paidCents
}
