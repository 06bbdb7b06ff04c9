import { createHash } from 'node:crypto'
import type { Order, PlaceOrderInput } from '@trivet/core/contract/orders'
import { promotionCodeMessage } from '@trivet/core/copy/promotion-codes'
import type { ReferralFault } from '@trivet/core/referrals'
import { AppError, type AppErrorCode } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { findShortProduct } from '../availability/index.ts'
import { cancelUnpaidOrders, toOrder } from '../orders/index.ts'
import { recordPayment } from '../payments/index.ts'
import { decideCartPromotion, takePromotionUse, type CartPromotion } from '../promotion-codes/index.ts'
import { decideCartCode, type CartCode } from '../referrals/index.ts'
import { assembleOrder, isCovered, shortOf, type OrderParts } from './assemble-order.ts'
import { findDestination } from './find-destination.ts'
import { newOrderNumbers } from './new-order-number.ts'
import { insertOrder, type NewOrder } from './place-order.repo.ts'
import { findOrderFacts, type EarlierRequest, type OrderFacts } from './order-facts.repo.ts'
import { askedFor } from './price-order.ts'
import { goesAlone } from './goes-alone.ts'
import { termsOfGuest, type OrderTerms } from './order-terms.ts'
import { destinationKey, holdsUnpaid } from './refuse-unpaid-hold.ts'
import { isCounted } from './refuse-unproven-order.ts'
import { answerAsPaid, settleOrder } from './settle-order.ts'
import { fullWindow } from './refuse-full-window.ts'

const errorOf = {
  'unknown-code': 'REFERRAL_INVALID',
  expired: 'REFERRAL_INVALID',
  withdrawn: 'REFERRAL_INVALID',
  'own-code': 'REFERRAL_OWN_CODE',
} as const satisfies Record<ReferralFault, AppErrorCode>

// what only one order has, or so many
const discountsTaken = [
  'referral_uses_one_discount_per_guest',
  'referral_uses_one_discount_per_mailbox',
  'promotion_uses_one_first_order',
  'promotion_codes_uses_within_the_most',
]

// a day is full, or nothing of it ever stood in the depot
const outOfStock = ['stock_days_never_oversold', 'reservations_stock_fkey']

// how often the same user may be overtaken by orders of their own for other days
const mostTries = 5

/** For whoever is the actor of `ctx`. */
export async function placeOrder(
  ctx: UserContext,
  input: PlaceOrderInput,
  { key, terms = termsOfGuest(ctx) }: { key: string; terms?: OrderTerms },
): Promise<Order> {
  await ctx.limits.count({ key: `orders:${ctx.actor.userId}`, max: 10, windowSeconds: 600 })

  // another card for the same order is the same request, and so is a word about the orders before it
  const { paymentToken, besides: _besides, ...ordered } = input
  const requestHash = hashOf(ordered)
  const facts = await findFacts(ctx, input, key)
  if (facts.earlier) return answerAgain(ctx, facts.earlier, { requestHash, paymentToken })

  const destination = await findDestination(ctx, input)
  const order = await insertAsDecided(ctx, input, {
    facts,
    destination,
    key,
    requestHash,
    terms,
  }).catch(
    // what refuses the same request in another tab may be the very order that the first one placed
    async (error: unknown) => {
      if (!(error instanceof AppError) || !(await findFacts(ctx, input, key)).earlier) throw error
      return null
    },
  )
  if (!order) {
    const { earlier } = await findFacts(ctx, input, key)
    if (!earlier) throw new AppError('IDEMPOTENCY_IN_PROGRESS', { retryAfterSeconds: 1 })
    return answerAgain(ctx, earlier, { requestHash, paymentToken })
  }

  const orderId = order.record.id
  const placed = isCovered(order.record)
    ? await answerAsPaid(ctx, orderId)
    : paymentToken
      ? await settleOrder(ctx, { orderId, placed: order.record, paymentToken, ifDeclined: 'withdraw' })
      : toOrder(order.record)
  ctx.reply.header('Location', `/api/orders/${orderId}`)
  return placed
}

function findFacts(ctx: UserContext, input: PlaceOrderInput, key: string): Promise<OrderFacts> {
  return findOrderFacts(ctx.sql, {
    asked: askedFor(input.orderItems),
    userId: ctx.actor.userId,
    key,
    ordersOf: goesAlone(ctx, input) ? null : ctx.actor.userId,
    heldOf: ctx.limits.enabled ? ctx.actor.userId : null,
    heldAt: holdsUnpaid(ctx, input) ? destinationKey(input) : null,
    countedFor: isCounted(ctx) ? ctx.actor.userId : null,
    now: ctx.clock.now(),
    numbers: newOrderNumbers(),
  })
}

/** The same key again: the stored answer, or the payment that a crash or another card left open. */
async function answerAgain(
  ctx: UserContext,
  earlier: EarlierRequest,
  { requestHash, paymentToken }: { requestHash: string; paymentToken: string | undefined },
): Promise<Order> {
  if (earlier.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_MISMATCH')
  if (earlier.isRunning) throw new AppError('IDEMPOTENCY_IN_PROGRESS', { retryAfterSeconds: 1 })
  const order = earlier.responseBody as Order
  if (paymentToken && !earlier.isPaid) {
    return settleOrder(ctx, { orderId: order._id, paymentToken, ifDeclined: 'withdraw' })
  }
  ctx.reply.header('Idempotent-Replayed', 'true')
  // the answer is older than its payment where the process ended between both
  return earlier.isPaid && !order.isPaid ? answerAsPaid(ctx, order._id) : order
}

/** Null when the idempotency key was taken by the same request in another tab. */
async function insertAsDecided(
  ctx: UserContext,
  input: PlaceOrderInput,
  parts: Omit<OrderParts, 'cartCode' | 'promotion'>,
): Promise<NewOrder | null> {
  let { facts } = parts
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const cartCode = await acceptedCode(ctx, input.referralCode)
    const promotion = await acceptedPromotion(ctx, input, facts)
    const order = assembleOrder(ctx, input, { ...parts, facts, cartCode, promotion })
    try {
      const outcome = await reserveAndInsert(ctx, order)
      if (outcome === 'key-taken') return null
      if (outcome === 'inserted') return order
    } catch (error) {
      // another order took the discount since we looked, or the last use of a promotion code: a paid one, or one whose time
      // is over
      if (!discountsTaken.includes(brokenConstraint(error) ?? '')) throw error
      await cancelUnpaidOrders(ctx.sql, ctx.clock.now())
    }
    facts = await findFacts(ctx, input, parts.key)
    if (facts.earlier) return null
  }
  throw new AppError('UNAVAILABLE', { retryAfterSeconds: 30 })
}

async function acceptedCode(ctx: UserContext, code: string | null): Promise<CartCode | null> {
  if (!code) return null
  const cartCode = await decideCartCode(ctx, { code, userId: ctx.actor.userId })
  if (!cartCode.decision.ok) throw new AppError(errorOf[cartCode.decision.code])
  return cartCode
}

async function acceptedPromotion(
  ctx: UserContext,
  { promotionCode: code, orderItems }: PlaceOrderInput,
  { settings: { settings } }: OrderFacts,
): Promise<CartPromotion | null> {
  if (!code) return null
  const cart = askedFor(orderItems).productIds
  const asked = { code, userId: ctx.actor.userId, cart, timeZone: settings.timeZone }
  const promotion = await decideCartPromotion(ctx, asked)
  const { decision } = promotion
  if (decision.ok) return promotion
  throw new AppError('PROMOTION_CODE_REFUSED', { message: promotionCodeMessage(decision) })
}

/**
 * The key is taken when the same request in another tab was first. Overtaken is who finds the ordinal taken by
 * another order of this user, or to this address, their credit spent by one, or the number by one of anybody; the
 * facts are read again then, and when the settings moved on.
 */
async function reserveAndInsert(
  ctx: UserContext,
  order: NewOrder,
): Promise<'inserted' | 'key-taken' | 'overtaken' | 'settings-changed'> {
  for (const isLastTry of [false, true]) {
    try {
      const isInserted = await retryConflicts(() => insertWithAll(ctx, order))
      return isInserted ? 'inserted' : 'settings-changed'
    } catch (error) {
      const constraint = brokenConstraint(error)
      if (constraint === 'idempotency_keys_pkey') return 'key-taken'
      if (constraint === 'orders_user_id_user_ordinal_key') return 'overtaken'
      if (constraint === 'orders_address_key_address_ordinal_key') return 'overtaken'
      if (constraint === 'orders_number_key') return 'overtaken'
      if (constraint === 'account_credits_never_negative') return 'overtaken'
      const isWindowFull = constraint === 'window_days_never_overfull'
      if (!outOfStock.includes(constraint ?? '') && !isWindowFull) throw error
      // perhaps units and windows are only held by orders that were never paid
      const freed = isLastTry ? 0 : await cancelUnpaidOrders(ctx.sql, ctx.clock.now())
      if (freed === 0) {
        throw await (isWindowFull ? fullWindow(ctx, order.record, order.area) : notEnoughStock(ctx, order))
      }
    }
  }
  throw shortOf(order.record.lines[0]?.name)
}

/** The order, and in one transaction whatever else belongs to it: most have nothing else. */
function insertWithAll(ctx: UserContext, order: NewOrder): Promise<boolean> {
  const { record, promotion, terms } = order
  const isPaidByCredit = isCovered(record)
  if (!isPaidByCredit && !terms.together && !promotion) return insertOrder(ctx.sql, order)
  return transaction(ctx.sql, async (tx) => {
    if (!(await insertOrder(tx, order))) return false
    const { id: orderId, userId, createdAt: now } = record
    if (promotion) await takePromotionUse(tx, { orderId, userId, now, ...promotion })
    if (isPaidByCredit && !(await recordCredit(ctx, tx, order))) return false
    await terms.together?.(tx, record)
    return true
  })
}

/** Paid as it is placed: nothing waits for a card. */
function recordCredit(ctx: UserContext, tx: Sql, { record, terms }: NewOrder): Promise<boolean> {
  return recordPayment(tx, 'pending', {
    orderId: record.id,
    actorId: terms.placedBy,
    payment: null,
    recipient: record.userEmail,
    now: ctx.clock.now(),
  })
}

async function notEnoughStock(ctx: UserContext, { reservations, record }: NewOrder): Promise<AppError> {
  const [days] = reservations
  const short =
    days && (await findShortProduct(ctx.sql, { demand: reservations, depotId: record.depotId, ...days }))
  const line = record.lines.find(({ productId }) => productId === short?.id)
  const item = record.lines
    .flatMap(({ kitItems }) => kitItems ?? [])
    .find(({ product }) => product === short?.id)
  return shortOf((line ?? item ?? record.lines[0])?.name)
}

function hashOf(ordered: object): string {
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex')
}
