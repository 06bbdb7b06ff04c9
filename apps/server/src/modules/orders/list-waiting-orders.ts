import type { Order } from '@trivet/core/contract/orders'
import type { UserContext } from '../../api/context.ts'
import { toOrder } from './order-record.ts'
import { listWaitingOrdersOf } from './orders.repo.ts'

/** The orders a guest is led back to: placed, not paid yet, and still holding what they hold. */
export async function listWaitingOrders(ctx: UserContext): Promise<Order[]> {
  const orders = await listWaitingOrdersOf(ctx.sql, {
    userId: ctx.actor.userId,
    now: ctx.clock.now(),
  })
  return orders.map((order) => toOrder(order))
}
