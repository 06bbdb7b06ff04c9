import * as ordersCopy from '@trivet/core/copy/orders'
import { formatMoney, type Cents } from '@trivet/core/money'
import { decideRefund, type RefundFault, type RefundRefusal } from '@trivet/core/orders'
import { AppError, type AppErrorCode } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { recordRefund } from './record-refund.ts'
import { findPaidAndRefunded } from './refunds.repo.ts'
import type { LockedOrder } from '../staff/status-changes.repo.ts'

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
  /** Of the amount, what rows by staff took off the price. */
  byRowsCents?: Cents
}

/**
 * Writes a refund of an order that is locked, in the caller's transaction; refused where less than that is left of what was
 * paid. The provider is asked after it.
 */
export async function writeRefund(
  ctx: UserContext,
  tx: Sql,
  { order, request }: { order: LockedOrder; request: RefundRequest },
): Promise<string> {
  const { orderId, reason, why, byRowsCents = 0 } = request
  const sums = await findPaidAndRefunded(tx, orderId)
  const decision = decideRefund({ ...sums, amountCents: request.amountCents })
  if (!decision.ok) throw refused(decision)

  return recordRefund(ctx, tx, {
    order,
    orderId,
    amountCents: decision.amountCents,
    reason,
    actorId: ctx.actor.userId,
    requestKey: request.requestKey,
    sums,
    why,
    isCancelled: request.isCancelled,
    byRowsCents,
    now: ctx.clock.now(),
  })
}

/** What a cancellation is to pay back: what staff said, or with null everything that is left. In cents. */
export async function planRefund(tx: Sql, orderId: string, saidCents: Cents | null): Promise<Cents> {
  if (saidCents === 0) return 0
  const decision = decideRefund({ ...(await findPaidAndRefunded(tx, orderId)), amountCents: saidCents })
  if (decision.ok) return decision.amountCents
  if (saidCents === null && decision.code === 'nothing-left') return 0
  throw refused(decision)
}

function refused({ code, facts: { leftCents } }: RefundRefusal): AppError {
  const sentences = {
    'not-paid': ordersCopy.refundNotPaid,
    'nothing-left': ordersCopy.refundNothingLeft,
    'too-large': ordersCopy.refundTooLarge(formatMoney(leftCents)),
  } as const satisfies Record<RefundFault, string>
  return new AppError(errorOf[code], { message: sentences[code] })
}
