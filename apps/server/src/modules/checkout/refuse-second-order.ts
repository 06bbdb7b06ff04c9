import type { PlaceOrderInput } from '@trivet/core/contract/orders'
import type { RentalPeriod } from '@trivet/core/dates'
import { decideSecondOrder } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'
import type { EarlierOrderFacts } from './order-facts.repo.ts'
import { standingOrder } from './standing-order.ts'

const errorOf = {
  'unpaid-order-waits': 'UNPAID_ORDER_WAITS',
  'same-order-placed': 'SAME_ORDER_PLACED',
} as const

type Asked = {
  input: Pick<PlaceOrderInput, 'orderItems' | 'besides'>
  period: RentalPeriod
  now: Date
}

/** Leads a guest back to the order that stands instead of placing another one unasked. */
export function refuseSecondOrder(earlierOrders: EarlierOrderFacts[], { input, period, now }: Asked): void {
  const earlier = earlierOrders.map(({ start, end, holdExpiresAt, placedAt, ...order }) => ({
    ...order,
    period: { start, end },
    // JSON carries instants as texts
    holdExpiresAt: holdExpiresAt === null ? null : new Date(holdExpiresAt),
    placedAt: new Date(placedAt),
  }))
  const items = input.orderItems.map(({ product, qty }) => ({
    product,
    quantity: qty,
  }))
  const decision = decideSecondOrder({
    asked: { period, items },
    earlier,
    besides: input.besides,
    now,
  })
  if (decision.ok) return
  const standing = earlierOrders.find(({ id }) => id === decision.facts.orderId)
  if (!standing) throw new RangeError('An order was refused for one that is not there')
  throw new AppError(errorOf[decision.code], { details: standingOrder(standing) })
}
