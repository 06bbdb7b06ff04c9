import { cratesNeeded } from '@trivet/core/crates'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { lockOrder } from '../orders/index.ts'
import { findCratedLines } from './crate-needs.repo.ts'
import { findCratedOrder, findCratedOrders, insertCrate, type CratedOrder } from './crates.repo.ts'

/**
 * The crates of orders whose labels are printed, by order. An order gets as many as its lines take when its labels are first
 * asked for, and keeps them: a lost label is printed again.
 */
export async function labelCrates(
  ctx: UserContext,
  orderIds: readonly string[],
): Promise<Map<string, CratedOrder>> {
  const known = await findCratedOrders(ctx.sql, orderIds)
  const labelled = new Map(known.map((order) => [order.orderId, order]))
  for (const { orderId, crates } of known) {
    if (crates.length === 0) labelled.set(orderId, await labelFirst(ctx, orderId))
  }
  return labelled
}

async function labelFirst(ctx: UserContext, orderId: string): Promise<CratedOrder> {
  return transaction(ctx.sql, async (tx) => {
    // of two who print at once the second finds the labels of the first
    await lockOrder(tx, orderId)
    const before = await findCratedOrder(tx, orderId)
    if (!before) throw new AppError('ORDER_NOT_FOUND')
    if (before.crates.length > 0) return before
    const needed = cratesNeeded(await findCratedLines(tx, orderId))
    const now = ctx.clock.now()
    for (let ordinal = 1; ordinal <= needed; ordinal += 1) await insertCrate(tx, { orderId, ordinal, now })
    return (await findCratedOrder(tx, orderId)) ?? before
  })
}
