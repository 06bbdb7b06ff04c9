import type { AmountDueId, StaffOrder } from '@trivet/core/contract/orders'
import type { Cents } from '@trivet/core/money'
import type { AmountDueKind } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { answerOnce, getStaffOrder, lockOrder, refuseOwnOrder, type LockedOrder } from '../orders/index.ts'
import { lockAmountDue } from './amounts-due.repo.ts'

type OpenDue = { kind: AmountDueKind; amountCents: Cents; reason: string }
type Settle = (tx: Sql, due: OpenDue, order: LockedOrder) => Promise<void>

/**
 * Has staff settle an amount that is open, once: of two who do so at the same moment, or while its guest pays, the second
 * is refused. The same Idempotency-Key, if one is sent, is answered again.
 */
export async function settleDue(
  ctx: UserContext,
  { id: orderId, dueId }: AmountDueId,
  { asked, settle }: { asked: object; settle: Settle },
): Promise<StaffOrder> {
  await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (!order) throw new AppError('ORDER_NOT_FOUND')
      refuseOwnOrder(ctx, order)
      return answerOnce(ctx, tx, { orderId, asked: { dueId, ...asked } }, async () => {
        const due = await lockAmountDue(tx, { orderId, dueId })
        if (!due) throw new AppError('AMOUNT_DUE_NOT_FOUND')
        if (!due.isOwed) throw new AppError('AMOUNT_DUE_SETTLED')
        await settle(tx, due, order)
        return { answer: {}, refundId: null }
      })
    }),
  )
  return getStaffOrder(ctx, { id: orderId })
}
