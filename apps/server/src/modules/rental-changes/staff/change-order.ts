import { toOrderChangeOutput, type OrderChangeInput, type StaffOrder } from '@trivet/core/contract/orders'
import { isSameAmount } from '@trivet/core/money'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { brokenConstraint } from '../../../platform/broken-constraint.ts'
import { transaction } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { answerOnce, getStaffOrder, lockOrder, sendRefund } from '../../orders/index.ts'
import { retryWithoutHolds } from '../retry-without-holds.ts'
import { decideChange, type DecidedChange } from './decide-order-change.ts'
import { writeOrderChange } from './write-order-change.ts'

/**
 * Changes an order that is not packed yet: things, days, address, hours, price and units in one transaction, exactly as the preview said, or
 * not at all. The same Idempotency-Key changes it once.
 */
export async function changeOrder(ctx: UserContext, input: OrderChangeInput): Promise<StaffOrder> {
  const { id: orderId, ...asked } = input
  const { refundId } = await retryWithoutHolds(ctx, () =>
    retryConflicts(() =>
      transaction(ctx.sql, async (tx) => {
        // first the lock: of two who change it at once the second finds what the first one left
        const locked = await lockOrder(tx, orderId)
        if (!locked) throw new AppError('ORDER_NOT_FOUND')
        return answerOnce(ctx, tx, { orderId, asked: { change: asked } }, async () => {
          const decided = await decideChange(ctx, tx, input)
          refuseOtherPrices(input, decided)
          const refund = await writeOrderChange(ctx, tx, { decided, locked, orderId, reason: input.reason })
          return { answer: {}, refundId: refund }
        })
      }),
    ),
  ).catch(async (error: unknown) => {
    if (brokenConstraint(error) !== 'window_days_never_overfull') throw error
    // somebody took the last place in the moment between the question and the answer: asked again, the rule names what is free
    await decideChange(ctx, ctx.sql, input)
    throw error
  })
  if (refundId) await sendRefund(ctx, refundId)
  return getStaffOrder(ctx, { id: orderId })
}

/** Prices of the shop may be others than those that were shown; then what they are now is. */
function refuseOtherPrices(
  { totalPrice, refund, due }: OrderChangeInput,
  { change, order, depots }: DecidedChange,
) {
  const isAsShown =
    isSameAmount(totalPrice, change.after.totalCents) &&
    isSameAmount(refund, change.refundCents) &&
    isSameAmount(due, change.dueCents)
  if (isAsShown) return
  throw new AppError('PRICES_CHANGED', {
    details: toOrderChangeOutput(change, { version: order.version, depots }),
  })
}
