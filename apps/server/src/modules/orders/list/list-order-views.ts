import type { OrderViewsOutput } from '@trivet/core/contract/orders'
import type { UserContext } from '../../../api/context.ts'
import { findOrderViews } from './order-views.repo.ts'

/** The caller's own views, and what the list opens with. */
export async function listOrderViews(ctx: UserContext): Promise<OrderViewsOutput> {
  const { views, chosen } = await findOrderViews(ctx.sql, ctx.actor.userId)
  return { views: views.map(({ id, name, query }) => ({ _id: id, name, query })), chosen }
}
