import type { StaffOrder } from '@trivet/core/contract/orders'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { transaction } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { viewerOf } from '../../../platform/viewer.ts'
import { queueMail } from '../../outbox/index.ts'
import { getStaffOrder } from './get-staff-order.ts'
import { findOrder } from '../orders.repo.ts'

/** Sends the guest the confirmation once more, as the order is now. */
export async function resendConfirmation(
  ctx: UserContext,
  { id: orderId }: { id: string },
): Promise<StaffOrder> {
  const { actor, clock, sql } = ctx
  const order = await findOrder(sql, { orderId, viewer: viewerOf(actor) })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  if (!order.paidAt || order.status === 'cancelled') throw new AppError('CONFIRMATION_NOT_SENT')
  const now = clock.now()
  await transaction(sql, async (tx) => {
    await queueMail(tx, {
      template: 'order-confirmed',
      recipient: order.userEmail,
      orderId,
      data: { orderId },
      dedupeKey: `order-confirmed:${orderId}:${newId()}`,
      now,
    })
    const details = { template: 'order-confirmed' }
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'order.mail-resent',
      subject: `order:${orderId}`,
      details,
      now,
    })
  })
  return getStaffOrder(ctx, { id: orderId })
}
