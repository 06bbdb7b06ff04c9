import type { Order } from '@trivet/core/contract/orders'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { viewerOf } from '../../platform/viewer.ts'
import { toOrder } from './order-record.ts'
import { findOrder } from './orders.repo.ts'

/** One order, for its owner and for staff. Somebody else's order is not found, as an unknown id is. */
export async function getOrder(ctx: UserContext, { id }: { id: string }): Promise<Order> {
  const viewer = viewerOf(ctx.actor)
  const order = await findOrder(ctx.sql, { orderId: id, viewer })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  return toOrder(order, viewer)
}
