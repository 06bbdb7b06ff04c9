import type { Order } from '@trivet/core/contract/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { formatMoney, toDecimal, type Cents, type Dollars } from '@trivet/core/money'
import { shopCurrency, type PaymentFailure, type PaymentProviderName } from '@trivet/core/payments'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
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
  noteCard,
  parkOrder,
  recordPayment,
  refuseOtherAmount,
  resumeParkedOrder,
  type TokenResult,
} from '../payments/index.ts'
import { leaveCardDiscount, takeCardDiscount } from '../referrals/index.ts'
import { cardOfToken } from './card-of-token.ts'
import { refusalToWait } from './refuse-unpaid-hold.ts'

// The hold must outlive the charge, or the units could be sold while the bank is thinking. A charge begins within the
// order's own hold: trying one bad card after another keeps the units this much longer, and no more.
const chargeMinutes = 2

type Settling = {
  orderId: string
  /** The order, if it was only just placed: nobody else knows of it. */
  placed?: OrderRecord
  paymentToken: string
  /** To be paid, as the guest was shown it. */
  amount?: Dollars | undefined
  /** At checkout a declined card leaves nothing behind; an order that already waits goes on waiting. */
  ifDeclined: 'withdraw' | 'keep'
}

/** Charges an order that waits for its payment, or went out on account, and answers with the order as it then is. */
export async function settleOrder(
  ctx: UserContext,
  { orderId, placed, paymentToken, amount, ifDeclined }: Settling,
): Promise<Order> {
  const order = placed ?? (await getOwnOrder(ctx, orderId))
  if (order.paidAt) return toOrder(order)
  if (order.paymentStatus === 'waived') throw new AppError('ORDER_NOT_PAYABLE')
  refuseOtherAmount(amount, toPayCents(order))

  const now = ctx.clock.now()
  const until = new Date(now.getTime() + chargeMinutes * 60_000)
  const isHeld = isOnAccount(order) || isHeldUntil(order, until)
  if (!isHeld && !(await extendHold(ctx.sql, { orderId, now, until }))) {
    const isWaiting = await resumeParkedOrder(ctx, { orderId, until })
    if (!isWaiting) return answerAsPaid(ctx, orderId)
  }

  const asking = cardOfToken(ctx, paymentToken)
  const isRepeated = hasHostDiscount(order) && (await hasHadDiscount(ctx, { orderId, card: await asking }))
  const result = isRepeated
    ? ({ status: 'discount-used' } as const)
    : await chargeToken(ctx, { orderId, amountCents: toPayCents(order), token: paymentToken })
  await writeDown(ctx, { order, result, card: await asking, ifDeclined })
  const settled = toOrder(await getOwnOrder(ctx, orderId))
  await storeAnswer(ctx.sql, { orderId, responseBody: keptAnswer(settled) })
  return settled
}

/** It went out unpaid: there is no hold to outlive. */
function isOnAccount({ status }: OrderRecord): boolean {
  return status !== 'pending' && status !== 'cancelled'
}

/** As long as that without being asked, as an order is that was only just placed. */
function isHeldUntil({ status, holdExpiresAt }: OrderRecord, until: Date): boolean {
  return status === 'pending' && holdExpiresAt !== null && holdExpiresAt >= until
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
  const order = await findOrder(ctx.sql, { orderId, viewer: { userId: ctx.actor.userId, isStaff: false } })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  return order
}

/** Orders from before there were others have a host's or none. */
function hasHostDiscount({ discountCents, discounts }: OrderRecord): boolean {
  const [best = { kind: 'referral' }] = discounts
  return discountCents > 0 && best.kind === 'referral'
}

/** What an order has without its best discount. */
function nextDiscountCents({ discounts, discountCents }: OrderRecord): Cents {
  return Math.min(discounts[1]?.cents ?? 0, discountCents)
}

/** The first-order discount goes once to a card, and to this one with this order from now on. */
async function hasHadDiscount(
  { sql }: UserContext,
  { orderId, card }: { orderId: string; card: string | null },
): Promise<boolean> {
  return card !== null && !(await takeCardDiscount(sql, { orderId, card }))
}

type Outcome = {
  order: OrderRecord
  result: TokenResult | { status: 'discount-used' }
  card: string | null
  ifDeclined: Settling['ifDeclined']
}

async function writeDown(ctx: UserContext, { order, result, card, ifDeclined }: Outcome): Promise<void> {
  const step = { orderId: order.id, actorId: ctx.actor.userId, now: ctx.clock.now() }
  const refuse = async (reason: PaymentFailure) => {
    if (ifDeclined === 'withdraw') await withdrawOrder(ctx.sql, { ...step, reason })
    else await appendEvent(ctx.sql, { ...step, kind: 'payment-declined', note: reason })
  }
  switch (result.status) {
    case 'paid':
      return accept(ctx, { order, provider: result.provider, reference: result.reference, card })
    case 'discount-used': {
      const undiscountedCents = order.totalCents + order.discountCents - nextDiscountCents(order)
      await refuse('discount-used')
      throw new AppError('CARD_HAD_DISCOUNT', {
        message: paymentsCopy.cardHadDiscount(formatMoney(undiscountedCents)),
        details: { totalPrice: toDecimal(undiscountedCents) },
      })
    }
    case 'confirmation-required': {
      const refusal = hasToPayAtOnce({ order, ifDeclined }) && (await refusalToWait(ctx, order.id))
      if (refusal) {
        await refuse('not-held')
        throw refusal
      }
      await recordConfirmationRequired(ctx.sql, step)
      return
    }
    case 'declined':
      await refuse(result.reason)
      await leaveCardDiscount(ctx.sql, order.id)
      throw new AppError(result.reason === 'declined' ? 'PAYMENT_DECLINED' : 'PAYMENT_INSUFFICIENT_FUNDS')
    case 'down':
      await refuse('provider-down')
      await leaveCardDiscount(ctx.sql, order.id)
      throw new AppError('PAYMENTS_DOWN', { retryAfterSeconds: 30 })
    case 'unknown':
      await parkOrder(ctx.sql, { ...step, provider: result.provider, reference: result.reference })
      throw new AppError('PAYMENT_TIMED_OUT', { retryAfterSeconds: 5 })
  }
}

/** It holds its units because it was to be paid as it was placed; one that waits already was asked before. */
function hasToPayAtOnce({ order, ifDeclined }: Pick<Outcome, 'order' | 'ifDeclined'>): boolean {
  return ifDeclined === 'withdraw' && order.paymentStatus !== 'confirmation-required'
}

async function accept(
  ctx: UserContext,
  {
    order,
    provider,
    reference,
    card,
  }: { order: OrderRecord; provider: PaymentProviderName; reference: string; card: string | null },
): Promise<void> {
  const { id: orderId } = order
  const amountCents = toPayCents(order)
  const isRecorded = await recordPayment(ctx.sql, order.status, {
    orderId,
    actorId: ctx.actor.userId,
    payment: { provider, reference, amountCents, card },
    recipient: order.userEmail,
    now: ctx.clock.now(),
  })
  if (isRecorded) return
  // the provider's own message may have booked it first; if staff cancelled the order meanwhile, it goes back at once
  const charge = { provider, reference, orderId, change: null, amountCents, currency: shopCurrency }
  const booking = await postCharge(ctx, charge)
  if (card) await noteCard(ctx.sql, { provider, reference, card })
  const { paidAt } = await getOwnOrder(ctx, orderId)
  if (paidAt) return
  const isKept = booking === 'flagged'
  throw new AppError('ORDER_NOT_PAYABLE', isKept ? { message: paymentsCopy.priceChangedWhilePaying } : {})
}
