import type { Order } from '@trivet/core'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { newId } from '../../platform/ids.ts'
import type { ChargeResult } from '../../platform/payments/payments.ts'
import { toOrder, type OrderRecord } from './order-record.ts'
import {
  extendHold,
  recordConfirmationRequired,
  recordDecline,
  recordPayment,
  storeAnswer,
  withdrawOrder,
} from './order-writes.repo.ts'
import { findOrder } from './orders.repo.ts'

// The hold must outlive the charge, or the units could be sold while the bank is thinking. Short enough that
// trying one bad card after another does not keep them for ever.
const chargeMinutes = 2

type Settling = {
  orderId: string
  paymentToken: string
  /** At checkout a declined card leaves nothing behind; an order that already waits goes on waiting. */
  ifDeclined: 'withdraw' | 'keep'
}

/** Charges an order that waits for its payment, and answers with the order as it then is. */
export async function settleOrder(
  ctx: UserContext,
  { orderId, paymentToken, ifDeclined }: Settling,
): Promise<Order> {
  const order = await getOwnOrder(ctx, orderId)
  if (order.paidAt) return toOrder(order)

  const now = ctx.clock.now()
  const until = new Date(now.getTime() + chargeMinutes * 60_000)
  if (!(await extendHold(ctx.sql, { orderId, now, until }))) return paidMeanwhile(ctx, orderId)

  const result = await ctx.payments.charge({ orderId, amountCents: order.totalCents, token: paymentToken })
  if (result.status === 'declined') await refuse(ctx, { orderId, result, ifDeclined })
  else await accept(ctx, { order, result })

  const settled = toOrder(await getOwnOrder(ctx, orderId))
  await storeAnswer(ctx.sql, { orderId, responseBody: settled })
  return settled
}

/** The other click may have paid it since we looked; otherwise its time is over. */
async function paidMeanwhile(ctx: UserContext, orderId: string): Promise<Order> {
  const order = await getOwnOrder(ctx, orderId)
  if (!order.paidAt) throw new AppError('ORDER_NOT_PAYABLE')
  return toOrder(order)
}

async function getOwnOrder(ctx: UserContext, orderId: string): Promise<OrderRecord> {
  const order = await findOrder(ctx.sql, { orderId, viewer: { userId: ctx.actor.userId, isAdmin: false } })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  return order
}

async function refuse(
  ctx: UserContext,
  {
    orderId,
    result,
    ifDeclined,
  }: {
    orderId: string
    result: ChargeResult & { status: 'declined' }
    ifDeclined: Settling['ifDeclined']
  },
): Promise<never> {
  const decline = { orderId, actorId: ctx.actor.userId, reason: result.reason, now: ctx.clock.now() }
  if (ifDeclined === 'withdraw') await withdrawOrder(ctx.sql, decline)
  else await recordDecline(ctx.sql, decline)
  throw new AppError(result.reason === 'declined' ? 'PAYMENT_DECLINED' : 'PAYMENT_INSUFFICIENT_FUNDS')
}

async function accept(
  ctx: UserContext,
  { order, result }: { order: OrderRecord; result: Exclude<ChargeResult, { status: 'declined' }> },
): Promise<void> {
  const step = { orderId: order.id, actorId: ctx.actor.userId, now: ctx.clock.now() }
  if (result.status === 'confirmation-required') return recordConfirmationRequired(ctx.sql, step)

  const isRecorded = await recordPayment(ctx.sql, {
    ...step,
    payment: {
      id: newId(),
      provider: ctx.payments.provider,
      reference: result.reference,
      amountCents: order.totalCents,
    },
    mail: { id: newId(), recipient: order.userEmail },
    hostMailId: newId(),
  })
  if (!isRecorded) await payBackUnlessPaid(ctx, { order, chargeReference: result.reference })
}

/** Another click may have booked the charge; if staff cancelled the order meanwhile, it goes back at once. */
async function payBackUnlessPaid(
  ctx: UserContext,
  { order, chargeReference }: { order: OrderRecord; chargeReference: string },
): Promise<void> {
  const { paidAt } = await getOwnOrder(ctx, order.id)
  if (paidAt) return
  await ctx.payments.refund({ refundId: order.id, chargeReference, amountCents: order.totalCents })
  throw new AppError('ORDER_NOT_PAYABLE')
}
