import type { Order, RefundOrderInput } from '@trivet/core'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { requireIdempotencyKey } from '../../api/idempotency-key.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { getOrder } from './get-order.ts'
import { sendRefund } from './send-refund.ts'
import { lockOrder } from './staff-moves.repo.ts'
import { writeRefund } from './write-refund.ts'

/** Pays back all or part of what was paid, by staff. The same Idempotency-Key, if one is sent, pays back once. */
export async function refundOrder(
  ctx: UserContext,
  { id, amount, reason }: RefundOrderInput & { id: string },
): Promise<Order> {
  const requestKey = ctx.request.idempotencyKeys.length > 0 ? requireIdempotencyKey(ctx.request) : null
  const wish = { orderId: id, amountCents: amount ?? null, reason, requestKey, isCancelled: false }
  try {
    const refundId = await retryConflicts(() =>
      transaction(ctx.sql, async (tx) => {
        const order = await lockOrder(tx, id)
        if (!order) throw new AppError('ORDER_NOT_FOUND')
        const isCancelled = order.status === 'cancelled'
        return writeRefund(ctx, tx, { order, wish: { ...wish, isCancelled } })
      }),
    )
    await sendRefund(ctx, refundId)
  } catch (error) {
    if (brokenConstraint(error) !== 'refunds_order_id_request_key_key') throw error
    ctx.reply.header('Idempotent-Replayed', 'true')
  }
  return getOrder(ctx, { id })
}
