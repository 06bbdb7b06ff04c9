import * as ordersCopy from '@trivet/core/copy/orders'
import type { StatusChangeInput, Order } from '@trivet/core/contract/orders'
import { canBecome, type OrderStatus } from '@trivet/core/orders'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { cancelLockedOrder } from '../cancel/cancel-locked-order.ts'
import { getOrder } from '../get-order.ts'
import { sendRefund } from '../cancel/send-refund.ts'
import { lockOrder, writeStatus } from './status-changes.repo.ts'

type Move = StatusChangeInput & { id: string }

/** Takes an order one step on, or cancels it, by staff; refused when it moved since they looked. */
export async function changeStatus(ctx: UserContext, move: Move): Promise<Order> {
  const { id, status, from } = move
  const seen = await getOrder(ctx, { id })
  if (from && from !== seen.status) throw new AppError('ORDER_MOVED')
  if (!canBecome(seen.status, status)) {
    throw new AppError('ORDER_MOVE_REFUSED', { message: ordersCopy.orderMoveRefused(seen.status, status) })
  }
  const refundId = await retryConflicts(() =>
    transaction(ctx.sql, (tx) => writeMove(ctx, tx, { move, from: seen.status })),
  )
  if (refundId) await sendRefund(ctx, refundId)
  return getOrder(ctx, { id })
}

/** The id of the refund that goes with it, if any. */
async function writeMove(
  ctx: UserContext,
  tx: Sql,
  { move: { id: orderId, status: to, note, refundAmount }, from }: { move: Move; from: OrderStatus },
): Promise<string | null> {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== from) throw new AppError('ORDER_MOVED')

  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  await writeStatus(tx, { orderId, from, to, actorId, note, cancelReason: 'by-staff', now })
  const details = { from, to, note }
  await recordAudit(tx, { actorId, action: 'order.moved', subject: `order:${orderId}`, details, now })
  if (to === 'cancelled') {
    // staff are asked for a note that the guest reads
    const refundCents = refundAmount ?? null
    return cancelLockedOrder(ctx, tx, { orderId, order, note, why: note, refundCents })
  }
  // nothing becomes pending again
  if (to !== 'pending') {
    await ctx.publish(tx, { kind: `order.${to}`, orderId, recipient: order.userEmail, now })
  }
  return null
}
