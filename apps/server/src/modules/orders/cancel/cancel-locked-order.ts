import * as ordersCopy from '@trivet/core/copy/orders'

import type { UserContext } from '../../../api/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { releaseUnits } from '../../availability/index.ts'
import { dropUnsentMails, queueMail } from '../../outbox/index.ts'
import { giveDiscountBack, takeBackCommission } from '../../referrals/index.ts'
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
  refundCents: number | null
}

/**
 * What goes with a cancellation: the units are free, the money comes back, the host's commission is gone. Answers with
 * the refund the provider has to be asked for, if any.
 */
export async function cancelLockedOrder(
  ctx: UserContext,
  tx: Sql,
  { orderId, order, by, note, why, refundCents }: Cancelling,
): Promise<string | null> {
  const now = ctx.clock.now()
  await releaseUnits(tx, orderId)
  await giveDiscountBack(tx, orderId)
  // a guest who drops a checkout has nothing to be told about it
  if (!order.isPaid && by === 'guest') {
    await dropUnsentMails(tx, orderId)
    return null
  }
  await queueMail(tx, {
    template: 'order-cancelled',
    recipient: order.userEmail,
    orderId,
    data: { orderId, why },
    dedupeKey: `order-cancelled:${orderId}`,
    now,
  })
  if (!order.isPaid) return null

  const sums = await findPaidAndRefunded(tx, orderId)
  const isNothingDue = refundCents === 0 || (refundCents === null && sums.refundedCents >= sums.paidCents)
  if (!isNothingDue) {
    const reason = note || ordersCopy.orderCancelledByStaff
    const wish = {
      orderId,
      amountCents: refundCents,
      reason,
      why: ordersCopy.orderCancelledByStaff,
      requestKey: null,
      isCancelled: true,
    }
    return writeRefund(ctx, tx, { order, wish })
  }
  await takeBackCommission(tx, { orderId, refundId: null, ...sums, isCancelled: true, now })
  return null
}
