import type { StaffOrder } from '@trivet/core/contract/orders'
import { lateFeeReason } from '@trivet/core/copy/orders'
import { formatMoney, toCents } from '@trivet/core/money'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { getStaffOrder, lockOrder } from '../orders/index.ts'
import { hasLateFee, insertAmountDue } from './amounts-due.repo.ts'

/**
 * Has the guest of a late pickup pay for it. Only staff know whose doing it was, so that nobody is charged by itself; asked
 * for twice it is charged once, and one that was waived stays so.
 */
export async function chargeLateFee(ctx: UserContext, { id: orderId }: { id: string }): Promise<StaffOrder> {
  const { lateFee, rentalEnd, customer } = await getStaffOrder(ctx, { id: orderId })
  await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (await hasLateFee(tx, orderId)) return
      if (order?.status !== 'collected' || !lateFee?.collectedOn) throw new AppError('LATE_FEE_REFUSED')
      const { days, collectedOn } = lateFee
      const amountCents = toCents(lateFee.amount)
      const reason = lateFeeReason({ days, pickupDay: rentalEnd, collectedOn })
      const actorId = ctx.actor.userId
      const now = ctx.clock.now()
      const note = `${formatMoney(amountCents)}: ${reason}`
      const charged = { orderId, amountCents, reason, now }
      await insertAmountDue(tx, { id: newId(), kind: 'late-fee', actorId, note, ...charged })
      await ctx.publish(tx, { kind: 'order.late-fee-charged', recipient: customer.email, ...charged })
      const details = { amountCents, reason }
      const subject = `order:${orderId}` as const
      await recordAudit(tx, { actorId, action: 'amount-due.charged', subject, details, now })
    }),
  )
  return getStaffOrder(ctx, { id: orderId })
}
