import type { Order } from '@trivet/core/contract/orders'
import { parseOrderNumber } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { viewerOf } from '../../platform/viewer.ts'
import { toOrder } from './order-record.ts'
import { findOrderByNumber } from './orders.repo.ts'

/** One order by its number, for its owner and for staff. Somebody else's number is not found, as one that nobody has. */
export async function getOrderByNumber(
  ctx: UserContext,
  { number: typed }: { number: string },
): Promise<Order> {
  const viewer = viewerOf(ctx.actor)
  const number = parseOrderNumber(typed)
  const order = number === null ? null : await findOrderByNumber(ctx.sql, { number, viewer })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  return toOrder(order, viewer)
}
