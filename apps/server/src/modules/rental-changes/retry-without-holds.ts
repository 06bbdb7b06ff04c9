import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { cancelUnpaidOrders } from '../orders/index.ts'

/** Units may only be held by orders that were never paid: those are let go before the answer is no. */
export async function retryWithoutHolds<T>(ctx: UserContext, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    const isOversold = brokenConstraint(error) === 'stock_days_never_oversold'
    const isShort = error instanceof AppError && error.code === 'NOT_ENOUGH_STOCK'
    if (!isOversold && !isShort) throw error
    const freed = await cancelUnpaidOrders(ctx.sql, ctx.clock.now())
    // taken in the moment between the question and the action: asked again, the rule names what is short
    if (isShort && freed === 0) throw error
  }
  try {
    return await attempt()
  } catch (error) {
    throw brokenConstraint(error) === 'stock_days_never_oversold' ? new AppError('NOT_ENOUGH_STOCK') : error
  }
}
