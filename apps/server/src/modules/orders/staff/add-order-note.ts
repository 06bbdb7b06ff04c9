import type { OrderNoteInput, StaffOrder } from '@trivet/core/contract/orders'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { transaction } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { getStaffOrder } from './get-staff-order.ts'
import { insertOrderNote } from './order-notes.repo.ts'

/** Writes down something about an order that its guest never reads. */
export async function addOrderNote(
  ctx: UserContext,
  { id: orderId, text }: OrderNoteInput & { id: string },
): Promise<StaffOrder> {
  const authorId = ctx.actor.userId
  const now = ctx.clock.now()
  await transaction(ctx.sql, async (tx) => {
    const isAdded = await insertOrderNote(tx, { id: newId(), orderId, authorId, text, now })
    if (!isAdded) throw new AppError('ORDER_NOT_FOUND')
    await recordAudit(tx, { actorId: authorId, action: 'order.noted', subject: `order:${orderId}`, now })
  })
  return getStaffOrder(ctx, { id: orderId })
}
