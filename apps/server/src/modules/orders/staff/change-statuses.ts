import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import type { BulkRefund, ChangedStatuses, ChangeStatusesInput } from '@trivet/core/contract/orders'
import { statusChangeRefusalMessage } from '@trivet/core/copy/orders'
import { toCents } from '@trivet/core/money'
import { decideStatusChange, needsAccount, type OrderStatus } from '@trivet/core/orders'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { policyOf } from './get-staff-order.ts'
import { changeStatus } from './change-status.ts'
import { findInBrief } from '../list/orders-in-brief.repo.ts'
import { findStaffOrder } from './staff-order.repo.ts'

type Result = ChangedStatuses['results'][number]
type OrderToChange = { id: string; from: OrderStatus }

/**
 * Changes the status of some orders, each in a transaction of its own: what refuses one leaves the others alone. Sent
 * again, what has changed is told as such and nothing happens twice.
 */
export async function changeStatuses(ctx: UserContext, input: ChangeStatusesInput): Promise<ChangedStatuses> {
  const results: Result[] = []
  for (const request of input.orders) results.push(await changeOne(ctx, input, request))
  return { results }
}

async function changeOne(
  ctx: UserContext,
  { status: to, note, refund, onAccountBecause }: ChangeStatusesInput,
  { id, from }: OrderToChange,
): Promise<Result> {
  const [present] = await findInBrief(ctx.sql, [id])
  if (!present) return { _id: id, outcome: 'skipped', reason: ordersCopy.orderNotFound }
  const verdict = decideStatusChange(present.status, to, present)
  const isLetGo = onAccountBecause !== undefined && needsAccount(present.status, to, present)
  if (!verdict.ok && !isLetGo) {
    const outcome = verdict.code === 'already-there' ? 'already' : 'skipped'
    return { _id: id, outcome, reason: statusChangeRefusalMessage(verdict) }
  }
  try {
    const refundAmount = to === 'cancelled' ? await refundCents(ctx, id, refund) : undefined
    await changeStatus(ctx, { id, status: to, from, note, refundAmount, onAccountBecause })
    return { _id: id, outcome: 'changed', reason: null }
  } catch (error) {
    return { _id: id, outcome: 'skipped', reason: sentenceOf(ctx, id, error) }
  }
}

/** Undefined pays back everything that is left. */
async function refundCents(ctx: UserContext, id: string, refund: BulkRefund): Promise<number | undefined> {
  if (refund === 'everything') return undefined
  if (refund === 'nothing') return 0
  const record = await findStaffOrder(ctx.sql, id)
  const policy = record && policyOf(record, ctx.clock.now())
  return policy ? toCents(policy.refund) : undefined
}

function sentenceOf(ctx: UserContext, orderId: string, error: unknown): string {
  if (error instanceof AppError) return error.message
  // one that nobody expected must not stop the others, nor tell what it is made of
  ctx.log.error({ err: error, orderId }, 'orders.status-change-failed')
  return generalCopy.errorOccurred
}
