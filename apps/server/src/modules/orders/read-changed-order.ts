import type { Order } from '@trivet/core/contract/orders'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { toOrder } from './order-record.ts'
import { findOrder } from './orders.repo.ts'

/** The caller's own order as the transaction left it. */
export async function readChangedOrder(ctx: UserContext, tx: Sql, orderId: string): Promise<Order> {
  const order = await findOrder(tx, { orderId, viewer: { userId: ctx.actor.userId, isStaff: false } })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  return toOrder(order)
}
