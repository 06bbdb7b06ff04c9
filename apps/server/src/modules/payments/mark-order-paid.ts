import { priceDueCents, type MarkPaidInput, type StaffOrder } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import { formatMoney } from '@trivet/core/money'
import { outsideProvider } from '@trivet/core/payments'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { answerOnce, findOrder, getStaffOrder, lockOrder, refuseOwnOrder, toOrder } from '../orders/index.ts'
import { releaseCommission } from '../referrals/index.ts'
import { notePaymentOutside } from './note-payment-outside.ts'
import { recordPayment } from './record-payment.repo.ts'

type Marking = MarkPaidInput & { id: string }

/**
 * Writes down money that came in without a provider of ours. A pending order is confirmed by it, as by any other payment;
 * one that went out on account stays where it is. The same Idempotency-Key, if one is sent, books once.
 */
export async function markOrderPaid(ctx: UserContext, marking: Marking): Promise<StaffOrder> {
  const { id, ...asked } = marking
  await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      // first the lock: of two who book the same money the second finds what the first one booked
      if (!(await lockOrder(tx, id))) throw new AppError('ORDER_NOT_FOUND')
      return answerOnce(ctx, tx, { orderId: id, asked: { payment: asked } }, async () => {
        await writePaymentOutside(ctx, tx, marking)
        return { answer: {}, refundId: null }
      })
    }),
  )
  return getStaffOrder(ctx, { id })
}

/** The same inside a transaction that holds the order. */
export async function writePaymentOutside(
  ctx: UserContext,
  tx: Sql,
  { id: orderId, amount: amountCents, method, reference, note }: Marking,
): Promise<void> {
  const order = await findOrder(tx, { orderId, viewer: { userId: ctx.actor.userId, isStaff: true } })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  refuseOwnOrder(ctx, order)
  if (order.paidAt) throw new AppError('ORDER_PAID_ALREADY')
  const dueCents = priceDueCents(toOrder(order))
  if (dueCents === 0) {
    throw new AppError('ORDER_NOT_PAYABLE', { message: ordersCopy.orderNotPayable(order.status) })
  }
  if (amountCents !== dueCents) {
    throw new AppError('PAID_AMOUNT_DIFFERS', {
      message: ordersCopy.paidAmountDiffers(formatMoney(dueCents)),
    })
  }

  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  const isRecorded = await recordPayment(tx, order.status, {
    orderId,
    actorId,
    payment: { provider: outsideProvider, method, reference, amountCents, card: null },
    recipient: order.userEmail,
    now,
  }).catch((error: unknown) => {
    if (brokenConstraint(error) !== 'payments_provider_reference_key') throw error
    throw new AppError('PAYMENT_REFERENCE_TAKEN', { cause: error })
  })
  if (!isRecorded) throw new AppError('ORDER_CHANGED')
  // its commission was not there yet when it was completed
  if (order.status === 'completed') await releaseCommission(tx, { orderId, now })
  await notePaymentOutside(tx, { orderId, actorId, payment: { method, reference, note }, now })
  await recordAudit(tx, {
    actorId,
    action: 'order.marked-paid',
    subject: `order:${orderId}`,
    details: { amountCents, method, reference },
    now,
  })
}
