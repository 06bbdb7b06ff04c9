import type { Order, RefundOrderInput } from '@trivet/core/contract/orders'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { requireIdempotencyKey } from '../../../api/idempotency-key.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { getOrder } from '../get-order.ts'
import { findPaidAndRefunded, findRefundByKey } from './refunds.repo.ts'
import { sendRefund } from './send-refund.ts'
import { settleOpenCancellation } from './settle-cancellation.ts'
import { refuseOwnOrder } from '../staff/refuse-own-order.ts'
import { lockOrder } from '../staff/status-changes.repo.ts'
import { writeRefund, type RefundRequest } from './write-refund.ts'

/** Pays back all or part of what was paid, by staff. The same Idempotency-Key, if one is sent, pays back once. */
export async function refundOrder(
  ctx: UserContext,
  { id, amount, reason, refundedBefore }: RefundOrderInput & { id: string },
): Promise<Order> {
  const requestKey = ctx.request.idempotencyKeys.length > 0 ? requireIdempotencyKey(ctx.request) : null
  const request = {
    orderId: id,
    amountCents: amount ?? null,
    reason,
    why: '',
    requestKey,
    isCancelled: false,
  }
  const refundIds = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order) throw new AppError('ORDER_NOT_FOUND')
      refuseOwnOrder(ctx, order)
      if (await wasRefundedBefore(tx, request)) return []
      // whoever pays back more does not undo the cancellation
      const cancelled = await settleOpenCancellation(ctx, tx, { orderId: id, order })
      if (
        refundedBefore !== undefined &&
        refundedBefore !== (await findPaidAndRefunded(tx, id)).refundedCents
      ) {
        throw new AppError('ORDER_CHANGED')
      }
      const isCancelled = order.status === 'cancelled'
      const refunded = await writeRefund(ctx, tx, { order, request: { ...request, isCancelled } })
      return [...(cancelled === null ? [] : [cancelled]), refunded]
    }),
  )
  for (const refundId of refundIds) await sendRefund(ctx, refundId)
  if (refundIds.length === 0) ctx.reply.header('Idempotent-Replayed', 'true')
  return getOrder(ctx, { id })
}

/** True when this very request was answered before; another one with its key is refused. */
async function wasRefundedBefore(tx: Sql, { orderId, amountCents, reason, requestKey }: RefundRequest) {
  const earlier = requestKey && (await findRefundByKey(tx, { orderId, requestKey }))
  if (!earlier) return false
  const isSame = earlier.reason === reason && (amountCents ?? earlier.amountCents) === earlier.amountCents
  if (!isSame) throw new AppError('IDEMPOTENCY_MISMATCH')
  return true
}
