import type { Order } from '@trivet/core/contract/orders'
import { shopCurrency, type PaymentFailure, type PaymentProviderName } from '@trivet/core/payments'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { newId } from '../../platform/ids.ts'
import {
  appendEvent,
  extendHold,
  findOrder,
  keptAnswer,
  recordConfirmationRequired,
  storeAnswer,
  toOrder,
  toPayCents,
  withdrawOrder,
  type OrderRecord,
} from '../orders/index.ts'
import {
  postCharge,
  chargeToken,
  parkOrder,
  recordPaymentOf,
  resumeParkedOrder,
  type TokenResult,
} from '../payments/index.ts'

// The hold must outlive the charge, or the units could be sold while the bank is thinking. Short enough that
// trying one bad card after another does not keep them for ever.
const chargeMinutes = 2

type Settling = {
  orderId: string
  paymentToken: string
  /** At checkout a declined card leaves nothing behind; an order that already waits goes on waiting. */
  ifDeclined: 'withdraw' | 'keep'
}

/** Charges an order that waits for its payment, or went out on account, and answers with the order as it then is. */
export async function settleOrder(
  ctx: UserContext,
  { orderId, paymentToken, ifDeclined }: Settling,
): Promise<Order> {
  const order = await getOwnOrder(ctx, orderId)
  if (order.paidAt) return toOrder(order)

  const now = ctx.clock.now()
  const until = new Date(now.getTime() + chargeMinutes * 60_000)
  if (!isOnAccount(order) && !(await extendHold(ctx.sql, { orderId, now, until }))) {
    const isWaiting = await resumeParkedOrder(ctx, { orderId, until })
    if (!isWaiting) return answerAsPaid(ctx, orderId)
  }

  const result = await chargeToken(ctx, { orderId, amountCents: toPayCents(order), token: paymentToken })
  await writeDown(ctx, { order, result, ifDeclined })
  const settled = toOrder(await getOwnOrder(ctx, orderId))
  await storeAnswer(ctx.sql, { orderId, responseBody: keptAnswer(settled) })
  return settled
}

/** It went out unpaid: there is no hold to outlive. */
function isOnAccount({ status }: OrderRecord): boolean {
  return status !== 'pending' && status !== 'cancelled'
}

/**
 * Answers with an order that was paid: by the other click since we looked, or by account credit. Otherwise its time is
 * over.
 */
export async function answerAsPaid(ctx: UserContext, orderId: string): Promise<Order> {
  const order = await getOwnOrder(ctx, orderId)
  if (!order.paidAt) throw new AppError('ORDER_NOT_PAYABLE')
  const settled = toOrder(order)
  await storeAnswer(ctx.sql, { orderId, responseBody: keptAnswer(settled) })
  return settled
}

async function getOwnOrder(ctx: UserContext, orderId: string): Promise<OrderRecord> {
  const order = await findOrder(ctx.sql, { orderId, viewer: { userId: ctx.actor.userId, isAdmin: false } })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  return order
}

type Outcome = { order: OrderRecord; result: TokenResult; ifDeclined: Settling['ifDeclined'] }

async function writeDown(ctx: UserContext, { order, result, ifDeclined }: Outcome): Promise<void> {
  const step = { orderId: order.id, actorId: ctx.actor.userId, now: ctx.clock.now() }
  const refuse = async (reason: PaymentFailure) => {
    if (ifDeclined === 'withdraw') await withdrawOrder(ctx.sql, { ...step, reason })
    else await appendEvent(ctx.sql, { ...step, kind: 'payment-declined', note: reason })
  }
  switch (result.status) {
    case 'paid':
      return accept(ctx, { order, provider: result.provider, reference: result.reference })
    case 'confirmation-required':
      await recordConfirmationRequired(ctx.sql, step)
      return
    case 'declined':
      await refuse(result.reason)
      throw new AppError(result.reason === 'declined' ? 'PAYMENT_DECLINED' : 'PAYMENT_INSUFFICIENT_FUNDS')
    case 'down':
      await refuse('provider-down')
      throw new AppError('PAYMENTS_DOWN', { retryAfterSeconds: 30 })
    case 'unknown':
      await parkOrder(ctx.sql, { ...step, provider: result.provider, reference: result.reference })
      throw new AppError('PAYMENT_TIMED_OUT', { retryAfterSeconds: 5 })
  }
}

async function accept(
  ctx: UserContext,
  { order, provider, reference }: { order: OrderRecord; provider: PaymentProviderName; reference: string },
): Promise<void> {
  const { id: orderId } = order
  const amountCents = toPayCents(order)
  const isRecorded = await recordPaymentOf(order.status)(ctx.sql, {
    orderId,
    actorId: ctx.actor.userId,
    payment: { id: newId(), provider, reference, amountCents, card: null },
    mail: { id: newId(), recipient: order.userEmail },
    hostMailId: newId(),
    now: ctx.clock.now(),
  })
  if (isRecorded) return
  // the provider's own message may have booked it first; if staff cancelled the order meanwhile, it goes back at once
  await postCharge(ctx, { provider, reference, orderId, change: null, amountCents, currency: shopCurrency })
  const { paidAt } = await getOwnOrder(ctx, orderId)
  if (!paidAt) throw new AppError('ORDER_NOT_PAYABLE')
}
