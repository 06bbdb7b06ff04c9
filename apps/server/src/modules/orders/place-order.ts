import { createHash } from 'node:crypto'
import {
  defaultRates,
  deliveryTimeZone,
  demandOf,
  isSameAmount,
  messages,
  occupiedDays,
  orderHoldMinutes,
  toQuoteOutput,
  type Order,
  type PlaceOrderInput,
} from '@trivet/core'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { newId } from '../../platform/ids.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { toOrder, type OrderRecord } from './order-record.ts'
import { insertOrder, cancelUnpaidOrders, type NewOrder } from './order-writes.repo.ts'
import { findOrderFacts, findShortProduct, type EarlierRequest, type OrderFacts } from './orders.repo.ts'
import { askedFor, bookablePeriod, priceOrder, type PricedOrder } from './price-order.ts'
import { settleOrder } from './settle-order.ts'

// Long enough for a slow provider; a checkout cut off by a crash can be resumed after it.
const paymentTimeoutSeconds = 30

// What a column of cents can hold. Nobody owns that many pans.
const largestTotal = 2 ** 31 - 1

export async function placeOrder(ctx: UserContext, input: PlaceOrderInput, key: string): Promise<Order> {
  await ctx.limits.count({ key: `orders:${ctx.actor.userId}`, max: 10, windowSeconds: 600 })

  // another card for the same order is the same request
  const { paymentToken, ...ordered } = input
  const requestHash = hashOf(ordered)
  const facts = await findFacts(ctx, input, key)
  if (facts.earlier) return answerAgain(ctx, facts.earlier, { requestHash, paymentToken })

  const order = assembleOrder(ctx, input, { facts, key, requestHash })
  const isFirst = await reserveAndInsert(ctx, order)
  if (!isFirst) {
    const { earlier } = await findFacts(ctx, input, key)
    if (!earlier) throw new AppError('IDEMPOTENCY_IN_PROGRESS', { retryAfterSeconds: 1 })
    return answerAgain(ctx, earlier, { requestHash, paymentToken })
  }

  const orderId = order.record.id
  const placed = paymentToken
    ? await settleOrder(ctx, { orderId, paymentToken, ifDeclined: 'withdraw' })
    : toOrder(order.record)
  ctx.reply.header('Location', `/api/orders/${orderId}`)
  return placed
}

function findFacts(ctx: UserContext, input: PlaceOrderInput, key: string): Promise<OrderFacts> {
  return findOrderFacts(ctx.sql, {
    asked: askedFor(input.orderItems),
    userId: ctx.actor.userId,
    key,
    now: ctx.clock.now(),
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
  return order
}

function assembleOrder(
  ctx: UserContext,
  input: PlaceOrderInput,
  { facts, key, requestHash }: { facts: OrderFacts; key: string; requestHash: string },
): NewOrder {
  const timeZone = deliveryTimeZone(input.rentalAddress.postalCode)
  const period = bookablePeriod({ start: input.rentalStart, end: input.rentalEnd }, ctx.clock.today(timeZone))
  const priced = priceOrder(facts, {
    items: input.orderItems,
    period,
    damageProtection: input.damageProtection,
  })
  if (!isSameAmount(input.totalPrice, priced.quote.totalCents)) {
    throw new AppError('PRICES_CHANGED', { details: toQuoteOutput(priced.quote) })
  }

  if (priced.quote.totalCents > largestTotal) throw shortOf(priced.lines[0]?.thing.name)

  const record = newRecord(ctx, input, priced)
  const days = occupiedDays(period)
  return {
    record,
    rates: defaultRates,
    timeZone,
    reservations: demandOf(priced.lines.flatMap(({ thing, quantity }) => thing.demand(quantity))).map(
      (demand) => ({ ...demand, ...days }),
    ),
    idempotency: {
      key,
      requestHash,
      responseBody: toOrder(record),
      lockedUntil: input.paymentToken
        ? new Date(ctx.clock.now().getTime() + paymentTimeoutSeconds * 1000)
        : null,
    },
    mail: {
      id: newId(),
      template: 'order-received',
      recipient: ctx.actor.email,
      data: { orderId: record.id },
      dedupeKey: `order-received:${record.id}`,
    },
  }
}

function newRecord(ctx: UserContext, input: PlaceOrderInput, { quote, lines }: PricedOrder): OrderRecord {
  const now = ctx.clock.now()
  return {
    id: newId(),
    userId: ctx.actor.userId,
    userEmail: ctx.actor.email,
    status: 'pending',
    paymentMethod: input.paymentMethod,
    paymentStatus: 'unpaid',
    subtotalCents: quote.subtotalCents,
    extraDaysCents: quote.extraDaysCents,
    damageProtection: input.damageProtection,
    damageProtectionCents: quote.damageProtectionCents,
    deliveryCents: quote.deliveryCents,
    taxCents: quote.taxCents,
    discountCents: quote.discountCents,
    totalCents: quote.totalCents,
    rentalStart: input.rentalStart,
    rentalEnd: input.rentalEnd,
    ...input.rentalAddress,
    airbnbListing: input.airbnbListing ?? null,
    paidAt: null,
    holdExpiresAt: new Date(now.getTime() + orderHoldMinutes * 60_000).toISOString(),
    createdAt: now.toISOString(),
    lines: lines.map(({ thing, quantity }, index) => ({
      ...thing.kept,
      id: newId(),
      name: thing.name,
      slug: thing.slug,
      image: thing.image,
      unitPriceCents: thing.priceCents,
      quantity,
      lineTotalCents: quote.lines[index]!.lineTotalCents,
      extraDaysCents: quote.lines[index]!.extraDaysCents,
    })),
    timeline: [{ at: now.toISOString(), kind: 'placed', from: null, to: 'pending', note: null }],
  }
}

/** False when the idempotency key was taken by the same request in another tab. */
async function reserveAndInsert(ctx: UserContext, order: NewOrder): Promise<boolean> {
  for (const isLastTry of [false, true]) {
    try {
      await retryConflicts(() => insertOrder(ctx.sql, order))
      return true
    } catch (error) {
      const constraint = brokenConstraint(error)
      if (constraint === 'idempotency_keys_pkey') return false
      if (constraint !== 'stock_days_never_oversold') throw error
      // perhaps the units are only held by orders that were never paid
      const freed = isLastTry ? 0 : await cancelUnpaidOrders(ctx.sql, ctx.clock.now())
      if (freed === 0) throw await notEnoughStock(ctx, order)
    }
  }
  return false
}

async function notEnoughStock(ctx: UserContext, { reservations, record }: NewOrder): Promise<AppError> {
  const [days] = reservations
  const shortId = days && (await findShortProduct(ctx.sql, reservations, days))
  const line = record.lines.find(({ productId }) => productId === shortId)
  const item = record.lines.flatMap(({ items }) => items ?? []).find(({ product }) => product === shortId)
  return shortOf((line ?? item ?? record.lines[0])?.name)
}

function shortOf(name = ''): AppError {
  return new AppError('NOT_ENOUGH_STOCK', { message: messages.notEnoughStock(name) })
}

function hashOf(ordered: object): string {
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex')
}
