import * as generalCopy from '@trivet/core/copy/general'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'

/** Why one of many orders was left as it is. */
export function sentenceOf(ctx: UserContext, orderId: string, error: unknown): string {
  if (error instanceof AppError) return error.message
  // one that nobody expected must not stop the others, nor tell what it is made of
  ctx.log.error({ err: error, orderId }, 'orders.status-change-failed')
  return generalCopy.errorOccurred
}
