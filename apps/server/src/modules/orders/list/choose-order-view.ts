import type { ChooseOrderViewInput, OrderViewsOutput } from '@trivet/core/contract/orders'
import { orderViews } from '@trivet/core/orders'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { listOrderViews } from './list-order-views.ts'
import { writeChosenView } from './order-views.repo.ts'

/** What the list opens with from now on: a view everybody has, or one of the caller's own. */
export async function chooseOrderView(
  ctx: UserContext,
  { view }: ChooseOrderViewInput,
): Promise<OrderViewsOutput> {
  const { views } = await listOrderViews(ctx)
  const isKnown = orderViews.some((one) => one === view) || views.some(({ _id }) => _id === view)
  if (view !== null && !isKnown) throw new AppError('VIEW_NOT_FOUND')
  await writeChosenView(ctx.sql, { userId: ctx.actor.userId, view })
  return listOrderViews(ctx)
}
