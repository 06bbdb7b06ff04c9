import {
  maxBulkOrders,
  type PreviewedStatusChanges,
  type PreviewStatusChangesInput,
} from '@trivet/core/contract/orders'
import { statusChangeRefusalMessage } from '@trivet/core/copy/orders'
import { toDecimal } from '@trivet/core/money'
import { decideStatusChange } from '@trivet/core/orders'
import type { UserContext } from '../../../api/context.ts'
import { decideOrderList } from '../list/decide-order-list.ts'
import { findInBrief, findMatchingInBrief, type OrderInBrief } from '../list/orders-in-brief.repo.ts'

/** Which of many orders would change, and why the others would not. */
export async function previewStatusChanges(
  ctx: UserContext,
  { status: to, ...request }: PreviewStatusChangesInput,
): Promise<PreviewedStatusChanges> {
  const found = await findRequested(ctx, request)
  return {
    orders: found.slice(0, maxBulkOrders).map(({ id, number, status, email, totalCents, addressNeeded }) => {
      const verdict = decideStatusChange(status, to, { addressNeeded })
      const reason = verdict.ok ? null : statusChangeRefusalMessage(verdict)
      return { _id: id, number, status, email, total: toDecimal(totalCents), reason }
    }),
    hasMore: found.length > maxBulkOrders,
  }
}

async function findRequested(
  ctx: UserContext,
  { ids = [], matching }: Pick<PreviewStatusChangesInput, 'ids' | 'matching'>,
): Promise<OrderInBrief[]> {
  if (!matching) return findInBrief(ctx.sql, ids)
  const { conditions, order } = await decideOrderList(ctx, matching)
  return findMatchingInBrief(ctx.sql, conditions, { order, limit: maxBulkOrders + 1 })
}
