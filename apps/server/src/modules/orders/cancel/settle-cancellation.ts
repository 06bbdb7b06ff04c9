import * as ordersCopy from '@trivet/core/copy/orders'
import type { Cents } from '@trivet/core/money'
import { settledRefund } from '@trivet/core/orders'
import type { Services } from '../../../api/context.ts'
import type { Sql } from '../../../platform/database.ts'
import type { LockedOrder } from '../staff/status-changes.repo.ts'
import { takeOpenCancellation } from './open-cancellations.repo.ts'
import { recordRefund } from './record-refund.ts'
import { findPaidAndRefunded } from './refunds.repo.ts'

type Settling = {
  orderId: string
  order: LockedOrder
  /** What is to be paid back. */
  plannedCents: Cents
  /** For the books; empty where nobody said why. */
  note: string
  actorId: string | null
  now: Date
}

/**
 * What becomes of a paid order's money once its cancellation stands: it goes back with its share of the commission, or is
 * kept, and the host earns nothing all the same. Answers with the refund the provider has to be asked for, if any.
 */
export async function settleCancellation(
  needs: Pick<Services, 'publish'>,
  tx: Sql,
  { orderId, order, plannedCents, note, actorId, now }: Settling,
): Promise<string | null> {
  const recipient = order.userEmail
  const sums = await findPaidAndRefunded(tx, orderId)
  const amountCents = settledRefund({ ...sums, plannedCents })
  if (amountCents === 0) {
    await needs.publish(tx, { kind: 'order.cancelled-without-refund', orderId, recipient, now })
    return null
  }
  const why = ordersCopy.orderCancelledByStaff
  const refund = { orderId, actorId, amountCents, reason: note || why, requestKey: null, now }
  return recordRefund(needs, tx, { ...refund, order, sums, why, isCancelled: true })
}

/** Of an order that is locked: its cancellation stands from now on, and its money moves. Null where no refund comes of it. */
export async function settleOpenCancellation(
  { clock, publish }: Pick<Services, 'clock' | 'publish'>,
  tx: Sql,
  { orderId, order }: Pick<Settling, 'orderId' | 'order'>,
): Promise<string | null> {
  const now = clock.now()
  const open = await takeOpenCancellation(tx, { orderId, now })
  if (!open) return null
  const { plannedCents, actorId } = open
  return settleCancellation({ publish }, tx, {
    orderId,
    order,
    plannedCents,
    note: open.note ?? '',
    actorId,
    now,
  })
}
