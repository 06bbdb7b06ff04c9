import { statusChangeFactsOf } from '@trivet/core/contract/orders'
import { decideStatusChange, type OrderStatus } from '@trivet/core/orders'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { toOrder } from '../order-record.ts'
import { findOrder } from '../orders.repo.ts'
import { refuseStatusChange, writeStatusChange } from './change-status.ts'

/**
 * Takes an order that is locked through some steps at once, each by the rule that staff's own clicks are asked. Its guest
 * is mailed of the last one, or of none.
 */
export async function takeSteps(
  ctx: UserContext,
  tx: Sql,
  {
    orderId,
    steps,
    note,
    isMailed: isLastMailed,
  }: { orderId: string; steps: readonly OrderStatus[]; note: string; isMailed: boolean },
): Promise<void> {
  // whoever may take them, such as a driver at the stop, need not be one who may read the order
  const viewer = { userId: ctx.actor.userId, isStaff: true }
  const record = await findOrder(tx, { orderId, viewer })
  if (!record) throw new AppError('ORDER_NOT_FOUND')
  const facts = statusChangeFactsOf(toOrder(record, viewer))
  let from = record.status
  for (const [at, to] of steps.entries()) {
    const verdict = decideStatusChange(from, to, facts)
    if (!verdict.ok) throw refuseStatusChange(verdict)
    const change = { id: orderId, status: to, note }
    await writeStatusChange(ctx, tx, { change, from, isMailed: isLastMailed && at === steps.length - 1 })
    from = to
  }
}
