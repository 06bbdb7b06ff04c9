import * as ordersCopy from '@trivet/core/copy/orders'
import type { StatusChangeInput, Order } from '@trivet/core/contract/orders'
import { decideStatusChange, type OrderStatus, type StatusChangeRefusal } from '@trivet/core/orders'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { cancelLockedOrder } from '../cancel/cancel-locked-order.ts'
import { getOrder } from '../get-order.ts'
import { sendRefund } from '../cancel/send-refund.ts'
import { lockOrder, writeStatus } from './status-changes.repo.ts'

type StatusChange = StatusChangeInput & { id: string }

/** Takes an order one step on, or cancels it, by staff; refused when it changed since they looked. */
export async function changeStatus(ctx: UserContext, change: StatusChange): Promise<Order> {
  const { id, status, from } = change
  const seen = await getOrder(ctx, { id })
  if (from && from !== seen.status) throw new AppError('ORDER_CHANGED')
  const verdict = decideStatusChange(seen.status, status, seen)
  if (!verdict.ok) throw refuseStatusChange(verdict, { from: seen.status, to: status })
  const refundId = await retryConflicts(() =>
    transaction(ctx.sql, (tx) => writeStatusChange(ctx, tx, { change, from: seen.status })),
  )
  if (refundId) await sendRefund(ctx, refundId)
  return getOrder(ctx, { id })
}

function refuseStatusChange(
  { code }: StatusChangeRefusal,
  { from, to }: { from: OrderStatus; to: OrderStatus },
): AppError {
  if (code === 'address-needed') return new AppError('ADDRESS_NEEDED')
  return new AppError('STATUS_CHANGE_REFUSED', { message: ordersCopy.statusChangeRefused(from, to) })
}

/** The id of the refund that goes with it, if any. */
async function writeStatusChange(
  ctx: UserContext,
  tx: Sql,
  {
    change: { id: orderId, status: to, note, refundAmount },
    from,
  }: { change: StatusChange; from: OrderStatus },
): Promise<string | null> {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== from) throw new AppError('ORDER_CHANGED')

  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  await writeStatus(tx, { orderId, from, to, actorId, note, cancelReason: 'by-staff', now })
  const details = { from, to, note }
  const subject = `order:${orderId}` as const
  await recordAudit(tx, { actorId, action: 'order.status-changed', subject, details, now })
  if (to === 'cancelled') {
    // staff are asked for a note that the guest reads
    const refundCents = refundAmount ?? null
    return cancelLockedOrder(ctx, tx, {
      orderId,
      order,
      by: 'staff',
      note,
      why: note,
      refundCents,
    })
  }
  // nothing becomes pending again
  if (to !== 'pending') {
    await ctx.publish(tx, { kind: `order.${to}`, orderId, recipient: order.userEmail, now })
  }
  return null
}
