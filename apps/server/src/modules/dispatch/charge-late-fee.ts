import type { StaffOrder } from '@trivet/core/contract/orders'
import { lateFeeReason } from '@trivet/core/copy/orders'
import { formatMoney, toCents } from '@trivet/core/money'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { findStaffOrder, getStaffOrder, lateFeeOf, lockOrder } from '../orders/index.ts'
import { insertAmountDue } from './amounts-due.repo.ts'

/**
 * Has the guest of a late pickup pay for it. Only staff know whose doing it was, so that nobody is charged by itself; asked
 * for twice it is charged once, and one that was waived stays so.
 */
export async function chargeLateFee(ctx: UserContext, { id: orderId }: { id: string }): Promise<StaffOrder> {
  const { settings } = await ctx.settings.current()
  await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      // first the lock: a pickup that was counted anew meanwhile costs by its new day
      const order = (await lockOrder(tx, orderId)) && (await findStaffOrder(tx, orderId))
      if (!order) throw new AppError('ORDER_NOT_FOUND')
      if (order.amountsDue.some(({ kind }) => kind === 'late-fee')) return
      const today = ctx.clock.today(order.timeZone)
      const lateFee = lateFeeOf(order, { terms: settings.lateFee, today })
      if (!lateFee?.collectedOn) throw new AppError('LATE_FEE_REFUSED')
      const { days, collectedOn } = lateFee
      const amountCents = toCents(lateFee.amount)
      const reason = lateFeeReason({ days, pickupDay: order.rentalEnd, collectedOn })
      const actorId = ctx.actor.userId
      const now = ctx.clock.now()
      const note = `${formatMoney(amountCents)}: ${reason}`
      const charged = { orderId, amountCents, reason, now }
      await insertAmountDue(tx, { id: newId(), kind: 'late-fee', actorId, note, ...charged })
      await ctx.publish(tx, { kind: 'order.late-fee-charged', recipient: order.userEmail, ...charged })
      const details = { amountCents, reason }
      const subject = `order:${orderId}` as const
      await recordAudit(tx, { actorId, action: 'amount-due.charged', subject, details, now })
    }),
  )
  return getStaffOrder(ctx, { id: orderId })
}
