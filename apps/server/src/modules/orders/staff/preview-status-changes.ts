import {
  maxBulkOrders,
  type PreviewedStatusChange,
  type PreviewedStatusChanges,
  type PreviewStatusChangesInput,
} from '@trivet/core/contract/orders'
import { statusChangeRefusalMessage } from '@trivet/core/copy/orders'
import { toDecimal } from '@trivet/core/money'
import { decideStatusChange, needsAccount, oddStatusChange, type OrderStatus } from '@trivet/core/orders'
import type { UserContext } from '../../../api/context.ts'
import { decideOrderList } from '../list/decide-order-list.ts'
import { findInBrief, findMatchingInBrief, type OrderInBrief } from '../list/orders-in-brief.repo.ts'

/** Which of many orders would change, what is odd about them, and why the others would not. */
export async function previewStatusChanges(
  ctx: UserContext,
  { status, ...request }: PreviewStatusChangesInput,
): Promise<PreviewedStatusChanges> {
  const found = await findRequested(ctx, request)
  return {
    orders: found.slice(0, maxBulkOrders).map((order) => previewOne(ctx, order, status)),
    hasMore: found.length > maxBulkOrders,
  }
}

function previewOne(ctx: UserContext, order: OrderInBrief, to: OrderStatus): PreviewedStatusChange {
  const { id, number, status, customer, email, rentalStart, rentalEnd } = order
  const verdict = decideStatusChange(status, to, order)
  const isLetGo = needsAccount(status, to, order)
  const today = ctx.clock.today(order.timeZone)
  return {
    _id: id,
    number,
    status,
    customer,
    email,
    total: toDecimal(order.totalCents),
    due: toDecimal(order.dueCents),
    rentalStart,
    rentalEnd,
    oddities: verdict.ok || isLetGo ? oddStatusChange(to, { ...order, today }) : [],
    needsAccount: isLetGo,
    reason: verdict.ok ? null : statusChangeRefusalMessage(verdict),
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
