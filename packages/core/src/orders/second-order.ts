import type { RentalPeriod } from '../dates/rental-period.ts'
import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import { orderHoldMinutes } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'

type OrderedItem = { product: string; quantity: number }

/** An own order that a guest placed before. */
export type EarlierOrder = {
  id: string
  status: OrderStatus
  isPaid: boolean
  /** Until then it keeps its units; null once it is paid, and while its charge is looked into. */
  holdExpiresAt: Date | null
  placedAt: Date
  period: RentalPeriod
  items: readonly OrderedItem[]
}

export type SecondOrderFacts = {
  asked: { period: RentalPeriod; items: readonly OrderedItem[] }
  /** The guest's own orders, the newest first. */
  earlier: readonly EarlierOrder[]
  /** The orders that the guest was shown and wants to keep besides the new one, or any there are. */
  besides: readonly string[] | 'any'
  now: Date
}

export type SecondOrderFaults = {
  'unpaid-order-waits': { orderId: string }
  'same-order-placed': { orderId: string }
}

export type SecondOrderDecision = { ok: true } | Refusal<SecondOrderFaults>

/** Does an order wait for its payment? One whose hold is over is as good as cancelled. */
export function isWaiting(
  { status, isPaid, holdExpiresAt }: Pick<EarlierOrder, 'status' | 'isPaid' | 'holdExpiresAt'>,
  now: Date,
): boolean {
  return status === 'pending' && !isPaid && (holdExpiresAt === null || holdExpiresAt > now)
}

/**
 * May a guest place one more order? Not without saying so while another one for some of the same days waits for its
 * payment, and not the same again within the time of a hold: an answer may have been lost.
 * See docs/policy.md#one-request-one-order.
 */
export function decideSecondOrder({ asked, earlier, besides, now }: SecondOrderFacts): SecondOrderDecision {
  if (besides === 'any') return { ok: true }
  const others = earlier.filter(({ id, period }) => !besides.includes(id) && shareDays(period, asked.period))
  const waiting = others.find((order) => isWaiting(order, now))
  if (waiting) return refuse('unpaid-order-waits', { orderId: waiting.id })
  const same = others.find((order) => isJustPlaced(order, now) && isSame(order, asked))
  if (same) return refuse('same-order-placed', { orderId: same.id })
  return { ok: true }
}

/** Since when an order counts as just placed. */
export function justPlacedSince(now: Date): Date {
  return new Date(now.getTime() - orderHoldMinutes * 60_000)
}

function isJustPlaced({ status, isPaid, placedAt }: EarlierOrder, now: Date): boolean {
  return isPaid && status !== 'cancelled' && placedAt > justPlacedSince(now)
}

/** A stay that begins on the day another ends is another stay. */
export function shareDays(one: RentalPeriod, other: RentalPeriod): boolean {
  return one.start < other.end && other.start < one.end
}

function isSame(order: EarlierOrder, { period, items }: SecondOrderFacts['asked']): boolean {
  const isSamePeriod = order.period.start === period.start && order.period.end === period.end
  return isSamePeriod && contentOf(order.items) === contentOf(items)
}

function contentOf(items: readonly OrderedItem[]): string {
  const units = new Map<string, number>()
  for (const { product, quantity } of items) units.set(product, (units.get(product) ?? 0) + quantity)
  return [...units]
    .map(([product, quantity]) => `${product}:${quantity}`)
    .sort()
    .join(' ')
}
