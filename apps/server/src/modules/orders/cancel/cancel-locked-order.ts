import type { Cents } from '@trivet/core/money'
import * as ordersCopy from '@trivet/core/copy/orders'

import type { UserContext } from '../../../api/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { releaseUnits } from '../../availability/index.ts'
import { queueMail } from '../../outbox/index.ts'
import { giveDiscountBack, takeBackCommission } from '../../referrals/index.ts'
import { findPaidAndRefunded } from './refunds.repo.ts'
import type { LockedOrder } from '../staff/status-changes.repo.ts'
import { writeRefund } from './write-refund.ts'

export type Cancelling = {
  orderId: string
  order: LockedOrder
  /** For the books. */
  note: string
  /** What the guest reads of it; empty for a guest's own cancelling. */
  why: string
  /** Null refunds everything that was paid and not refunded yet; 0 refunds nothing. */
  refundCents: Cents | null
}

/**
 * What goes with a cancellation: the units are free, the money comes back, the host's commission is gone. Answers with
 * the refund the provider has to be asked for, if any.
 */
export async function cancelLockedOrder(
  ctx: UserContext,
  tx: Sql,
  { orderId, order, note, why, refundCents }: Cancelling,
): Promise<string | null> {
  const now = ctx.clock.now()
  await releaseUnits(tx, orderId)
  await queueMail(tx, {
    template: 'order-cancelled',
    recipient: order.userEmail,
    orderId,
    data: { orderId, why },
    dedupeKey: `order-cancelled:${orderId}`,
    now,
  })
  if (!order.isPaid) {
    await giveDiscountBack(tx, orderId)
    return null
  }

  const sums = await findPaidAndRefunded(tx, orderId)
  const isNothingDue = refundCents === 0 || (refundCents === null && sums.refundedCents >= sums.paidCents)
  if (!isNothingDue) {
    const reason = note || ordersCopy.orderCancelledByStaff
    const request = {
      orderId,
      amountCents: refundCents,
      reason,
      why: ordersCopy.orderCancelledByStaff,
      requestKey: null,
      isCancelled: true,
    }
    return writeRefund(ctx, tx, { order, request })
  }
  await takeBackCommission(tx, { orderId, refundId: null, ...sums, isCancelled: true, now })
  return null
}
