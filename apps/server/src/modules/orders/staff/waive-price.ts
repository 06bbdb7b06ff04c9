import { priceDueCents, type StaffOrder, type WaiveDueInput } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import { formatMoney } from '@trivet/core/money'
import { decidePriceWaiver } from '@trivet/core/orders'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { answerOnce } from '../answer-once.ts'
import { toOrder } from '../order-record.ts'
import { findOrder } from '../orders.repo.ts'
import { appendEvent } from '../timeline.repo.ts'
import { getStaffOrder } from './get-staff-order.ts'
import { refuseOwnOrder } from './refuse-own-order.ts'
import { lockOrder, writePriceWaiver } from './status-changes.repo.ts'

type Waiver = WaiveDueInput & { id: string }

/** Lets the price of an order on account go unpaid, for a reason that is kept. */
export async function waivePrice(ctx: UserContext, { id: orderId, reason }: Waiver): Promise<StaffOrder> {
  await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (!order) throw new AppError('ORDER_NOT_FOUND')
      refuseOwnOrder(ctx, order)
      return answerOnce(ctx, tx, { orderId, asked: { waiver: reason } }, async () => {
        await writeWaiver(ctx, tx, { id: orderId, reason })
        return { answer: {}, refundId: null }
      })
    }),
  )
  return getStaffOrder(ctx, { id: orderId })
}

async function writeWaiver(ctx: UserContext, tx: Sql, { id: orderId, reason }: Waiver): Promise<void> {
  const order = await findOrder(tx, { orderId, viewer: { userId: ctx.actor.userId, isStaff: true } })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const amountCents = priceDueCents(toOrder(order))
  const decision = decidePriceWaiver({
    priceDueCents: amountCents,
    isOnAccount: order.onAccountBecause !== null,
  })
  if (!decision.ok) {
    if (decision.code === 'nothing-due') throw new AppError('AMOUNT_DUE_SETTLED')
    throw new AppError('ORDER_UNPAID', { message: ordersCopy.waiverNeedsAccount })
  }

  const now = ctx.clock.now()
  const actorId = ctx.actor.userId
  await writePriceWaiver(tx, { orderId, now })
  await appendEvent(tx, {
    orderId,
    actorId,
    kind: 'price-waived',
    note: `${formatMoney(amountCents)}: ${reason}`,
    now,
  })
  await recordAudit(tx, {
    actorId,
    action: 'order.price-waived',
    subject: `order:${orderId}`,
    details: { amountCents, reason },
    now,
  })
}
