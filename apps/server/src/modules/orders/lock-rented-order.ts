import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { findRentedOrder, type RentedOrder } from './rented-order.repo.ts'
import { lockOrder, type LockedOrder } from './staff/status-changes.repo.ts'

/** The caller's own order, held until the transaction ends. */
export async function lockRentedOrder(
  ctx: UserContext,
  tx: Sql,
  orderId: string,
): Promise<RentedOrder & { order: LockedOrder }> {
  const { userId } = ctx.actor
  // first the lock: what is read after it is what the others left behind
  const order = await lockOrder(tx, orderId, userId)
  const booked = order && (await findRentedOrder(tx, { orderId, userId }))
  if (!order || !booked) throw new AppError('ORDER_NOT_FOUND')
  return { ...booked, order }
}
