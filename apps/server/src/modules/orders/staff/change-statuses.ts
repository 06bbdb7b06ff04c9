import * as ordersCopy from '@trivet/core/copy/orders'
import type { BulkRefund, ChangedStatuses, ChangeStatusesInput } from '@trivet/core/contract/orders'
import { statusChangeRefusalMessage } from '@trivet/core/copy/orders'
import { toCents } from '@trivet/core/money'
import { decideStatusChange, needsAccount, type OrderStatus } from '@trivet/core/orders'
import type { UserContext } from '../../../api/context.ts'
import { policyOf } from './get-staff-order.ts'
import { changeStatus } from './change-status.ts'
import { findInBrief } from '../list/orders-in-brief.repo.ts'
import { sentenceOf } from './sentence-of.ts'
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
  if (!present) return skipped(id, ordersCopy.orderNotFound)
  const verdict = decideStatusChange(present.status, to, present)
  const isLetGo = onAccountBecause !== undefined && needsAccount(present.status, to, present)
  if (!verdict.ok && !isLetGo) {
    const outcome = verdict.code === 'already-there' ? 'already' : 'skipped'
    return { _id: id, outcome, reason: statusChangeRefusalMessage(verdict), changeId: null }
  }
  try {
    const refundAmount = to === 'cancelled' ? await refundCents(ctx, id, refund) : undefined
    const change = { id, status: to, from, note, refundAmount, onAccountBecause }
    const { changeId } = await changeStatus(ctx, change)
    return { _id: id, outcome: 'changed', reason: null, changeId }
  } catch (error) {
    return skipped(id, sentenceOf(ctx, id, error))
  }
}

const skipped = (id: string, reason: string): Result => ({
  _id: id,
  outcome: 'skipped',
  reason,
  changeId: null,
})

/** Undefined pays back everything that is left. */
async function refundCents(ctx: UserContext, id: string, refund: BulkRefund): Promise<number | undefined> {
  if (refund === 'everything') return undefined
  if (refund === 'nothing') return 0
  const record = await findStaffOrder(ctx.sql, id)
  const policy = record && policyOf(record, ctx.clock.now())
  return policy ? toCents(policy.refund) : undefined
}
