import type { PayDueInput } from '@trivet/core/contract/dispatch'
import type { Order } from '@trivet/core/contract/orders'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { getOrder, lockRentedOrder } from '../orders/index.ts'
import { chargeForChange, refuseOtherAmount } from '../payments/index.ts'
import { lockAmountDue } from './amounts-due.repo.ts'
import { postDuePayment } from './post-due-payment.ts'

/** Pays what a guest's own order owes besides its price; what is paid already stays paid, and is charged once. */
export async function payDue(ctx: UserContext, { id: orderId, ...input }: PayDueInput): Promise<Order> {
  // each try may charge a card: nobody tries hundreds
  await ctx.limits.count({ key: `order-changes:${ctx.actor.userId}`, max: 20, windowSeconds: 600 })
  await retryConflicts(() => transaction(ctx.sql, (tx) => chargeOnce(ctx, tx, { orderId, ...input })))
  return getOrder(ctx, { id: orderId })
}

async function chargeOnce(
  ctx: UserContext,
  tx: Sql,
  { orderId, dueId, paymentToken, amount }: Omit<PayDueInput, 'id'> & { orderId: string },
): Promise<void> {
  // held while the card is charged: a provider's message about this charge waits until it is in the books
  const { payments, order } = await lockRentedOrder(ctx, tx, orderId)
  const due = await lockAmountDue(tx, { orderId, dueId })
  if (!due) throw new AppError('AMOUNT_DUE_NOT_FOUND')
  if (due.paidAt) return
  if (!due.isOwed) throw new AppError('AMOUNT_DUE_SETTLED')

  const { kind, amountCents, reason } = due
  refuseOtherAmount(amount, amountCents)
  const { provider, reference } = await chargeForChange(ctx, { orderId, amountCents, payments, paymentToken })
  const now = ctx.clock.now()
  const recipient = order.userEmail
  const paid = { orderId, dueId, kind, amountCents, provider, reference, now }
  await postDuePayment(ctx, tx, { ...paid, reason, recipient })
  const actorId = ctx.actor.userId
  const details = { amountCents, provider, reference }
  await recordAudit(tx, { actorId, action: 'amount-due.paid', subject: `order:${orderId}`, details, now })
}
