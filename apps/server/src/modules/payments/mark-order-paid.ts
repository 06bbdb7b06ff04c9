import * as ordersCopy from '@trivet/core/copy/orders'
import { outsideMethodLabel, type MarkPaidInput, type StaffOrder } from '@trivet/core/contract/orders'
import { formatMoney } from '@trivet/core/money'
import { outsideProvider } from '@trivet/core/payments'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { findOrder, getStaffOrder, insertOrderNote, lockOrder } from '../orders/index.ts'
import { recordPayment } from './record-payment.repo.ts'

type Marking = MarkPaidInput & { id: string }

/** Writes down money that came in without a provider of ours, and confirms the order as any other payment does. */
export async function markOrderPaid(ctx: UserContext, marking: Marking): Promise<StaffOrder> {
  try {
    await retryConflicts(() => transaction(ctx.sql, (tx) => writePayment(ctx, tx, marking)))
  } catch (error) {
    if (brokenConstraint(error) === 'payments_provider_reference_key') {
      throw new AppError('PAYMENT_REFERENCE_TAKEN', { cause: error })
    }
    throw error
  }
  return getStaffOrder(ctx, { id: marking.id })
}

async function writePayment(
  ctx: UserContext,
  tx: Sql,
  { id: orderId, amount: amountCents, method, reference, note }: Marking,
): Promise<void> {
  const locked = await lockOrder(tx, orderId)
  const order = locked && (await findOrder(tx, { orderId, viewer: { ...ctx.actor, isAdmin: true } }))
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  if (order.paidAt) throw new AppError('ORDER_PAID_ALREADY')
  if (order.status !== 'pending') throw notPayable(order.status)
  if (amountCents !== order.totalCents) {
    throw new AppError('PAID_AMOUNT_DIFFERS', {
      message: ordersCopy.paidAmountDiffers(formatMoney(order.totalCents)),
    })
  }

  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  const isRecorded = await recordPayment(tx, {
    orderId,
    actorId,
    payment: { id: newId(), provider: outsideProvider, reference, amountCents },
    mail: { id: newId(), recipient: order.userEmail },
    hostMailId: newId(),
    now,
  })
  if (!isRecorded) throw new AppError('ORDER_CHANGED')
  const text = [`Paid by ${outsideMethodLabel[method].toLowerCase()}, ${reference}`, note]
    .filter((part) => part !== '')
    .join('\n')
  await insertOrderNote(tx, { id: newId(), orderId, authorId: actorId, text, now })
  await recordAudit(tx, {
    actorId,
    action: 'order.marked-paid',
    subject: `order:${orderId}`,
    details: { amountCents, method, reference },
    now,
  })
}

function notPayable(status: string): AppError {
  return new AppError('ORDER_NOT_PAYABLE', { message: ordersCopy.orderNotPayable(status) })
}
