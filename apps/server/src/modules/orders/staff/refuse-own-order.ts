import { maySettleOrderOf } from '@trivet/core/staff'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'

/** Wherever staff settle an order, or change what it is of: refuses those whose own order it is. */
export function refuseOwnOrder({ actor }: Pick<UserContext, 'actor'>, { userId }: { userId: string }): void {
  if (!maySettleOrderOf(userId, actor)) throw new AppError('ORDER_OWN')
}
