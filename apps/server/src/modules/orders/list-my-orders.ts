import type { Order } from '@trivet/core/contract/orders'
import type { UserContext } from '../../api/context.ts'
import { toOrder } from './order-record.ts'
import { listOrdersOf } from './orders.repo.ts'

export async function listMyOrders(ctx: UserContext): Promise<Order[]> {
  const orders = await listOrdersOf(ctx.sql, ctx.actor.userId)
  return orders.map((order) => toOrder(order))
}
