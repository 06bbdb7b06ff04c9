import type { OrderViewsOutput, SaveOrderViewInput } from '@trivet/core/contract/orders'
import { maxSavedViews } from '@trivet/core/orders'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { transaction } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { lockAccount } from '../../accounts/index.ts'
import { listOrderViews } from './list-order-views.ts'
import { insertOrderView } from './order-views.repo.ts'

/** Keeps what a list shows under a name of its own. */
export async function saveOrderView(
  ctx: UserContext,
  { name, query }: SaveOrderViewInput,
): Promise<OrderViewsOutput> {
  const { userId } = ctx.actor
  const view = { id: newId(), userId, name, query, now: ctx.clock.now(), most: maxSavedViews }
  const isAdded = await transaction(ctx.sql, async (tx) => {
    // of many at once each counts those before it
    await lockAccount(tx, userId)
    return insertOrderView(tx, view)
  })
  const present = await listOrderViews(ctx)
  if (isAdded) return present
  throw new AppError(present.views.length >= maxSavedViews ? 'TOO_MANY_VIEWS' : 'VIEW_NAME_TAKEN')
}
