import type { CrateCountInput, OrderCrates } from '@trivet/core/contract/crates'
import * as cratesCopy from '@trivet/core/copy/crates'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { lockOrder } from '../orders/index.ts'
import { deleteCrates, findCratedOrder, insertCrate } from './crates.repo.ts'
import { readOrderCrates } from './get-order-crates.ts'

/** Gives an order more crates, or fewer: the last ones go, unless one of them was scanned. The same number again is fine. */
export function changeCrateCount(ctx: UserContext, { id, count }: CrateCountInput): Promise<OrderCrates> {
  return transaction(ctx.sql, async (tx) => {
    await lockOrder(tx, id)
    const order = await findCratedOrder(tx, id)
    if (!order) throw new AppError('ORDER_NOT_FOUND')
    const before = order.crates.length
    const surplus = order.crates.slice(count)
    const used = surplus.find(({ scans }) => scans.length > 0)
    if (used) throw new AppError('CRATE_IN_USE', { message: cratesCopy.crateInUse(used.number) })
    await deleteCrates(
      tx,
      surplus.map(({ number }) => number),
    )
    const now = ctx.clock.now()
    for (let ordinal = before + 1; ordinal <= count; ordinal += 1)
      await insertCrate(tx, { orderId: id, ordinal, now })
    if (count !== before) {
      await recordAudit(tx, {
        actorId: ctx.actor.userId,
        action: 'order.crates-labelled',
        subject: `order:${id}`,
        details: { from: before, to: count },
        now,
      })
    }
    return readOrderCrates(tx, id)
  })
}
