import * as ordersCopy from '@trivet/core/copy/orders'
import { formatMoney, toDecimal, type Cents } from '@trivet/core/money'
import { decideRefund, type RefundFault, type RefundRefusal } from '@trivet/core/orders'
import { AppError, type AppErrorCode } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { queueMail } from '../../outbox/index.ts'
import { takeBackCommission } from '../../referrals/index.ts'
import { findPaidAndRefunded, insertRefund } from './refunds.repo.ts'
import type { LockedOrder } from '../staff/status-changes.repo.ts'
import { appendEvent } from '../timeline.repo.ts'

const errorOf = {
  'not-paid': 'ORDER_NOT_REFUNDABLE',
  'nothing-left': 'ORDER_NOT_REFUNDABLE',
  'too-large': 'REFUND_TOO_LARGE',
} as const satisfies Record<RefundFault, AppErrorCode>

export type RefundRequest = {
  orderId: string
  /** Null refunds everything that is left. */
  amountCents: Cents | null
  /** For the books; staff read it. */
  reason: string
  /** What the guest reads of it; empty where staff gave the reason to each other. */
  why: string
  requestKey: string | null
  isCancelled: boolean
}

/**
 * Writes a refund of an order that is locked, with its share of the host's commission, in the caller's transaction. The
 * provider is asked after it.
 */
export async function writeRefund(
  ctx: UserContext,
  tx: Sql,
  { order, request }: { order: LockedOrder; request: RefundRequest },
): Promise<string> {
  const { orderId, reason, why } = request
  const now = ctx.clock.now()
  const sums = await findPaidAndRefunded(tx, orderId)
  const decision = decideRefund({ ...sums, amountCents: request.amountCents })
  if (!decision.ok) throw refused(decision)

  const { amountCents } = decision
  const refundId = newId()
  const actorId = ctx.actor.userId
  const amount = toDecimal(amountCents)
  const { requestKey } = request
  await insertRefund(tx, { id: refundId, orderId, amountCents, reason, actorId, requestKey, now })
  await takeBackCommission(tx, {
    orderId,
    refundId,
    paidCents: sums.paidCents,
    addedCents: sums.addedCents,
    refundedCents: sums.refundedCents + amountCents,
    isCancelled: request.isCancelled,
    now,
  })
  await appendEvent(tx, {
    orderId,
    actorId,
    kind: 'refunded',
    note: `${formatMoney(amountCents)}: ${reason}`,
    now,
  })
  await recordAudit(tx, {
    actorId,
    action: 'order.refunded',
    subject: `order:${orderId}`,
    details: { amountCents, reason },
    now,
  })
  await queueMail(tx, {
    template: 'order-refunded',
    recipient: order.userEmail,
    orderId,
    data: { orderId, amount, why },
    dedupeKey: `order-refunded:${refundId}`,
    now,
  })
  return refundId
}

function refused({ code, facts: { leftCents } }: RefundRefusal): AppError {
  const sentences = {
    'not-paid': ordersCopy.refundNotPaid,
    'nothing-left': ordersCopy.refundNothingLeft,
    'too-large': ordersCopy.refundTooLarge(formatMoney(leftCents)),
  } as const satisfies Record<RefundFault, string>
  return new AppError(errorOf[code], { message: sentences[code] })
}
