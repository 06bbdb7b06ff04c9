import type { OrderViewsOutput } from '@trivet/core/contract/orders'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { listOrderViews } from './list-order-views.ts'
import { deleteOrderView } from './order-views.repo.ts'

export async function forgetOrderView(ctx: UserContext, { id }: { id: string }): Promise<OrderViewsOutput> {
  const isGone = await deleteOrderView(ctx.sql, { id, userId: ctx.actor.userId })
  if (!isGone) throw new AppError('VIEW_NOT_FOUND')
  return listOrderViews(ctx)
}
