import {
  toOrderChangeOutput,
  type OrderChangeOutput,
  type PreviewOrderChangeInput,
} from '@trivet/core/contract/orders'
import type { UserContext } from '../../../api/context.ts'
import { retryWithoutHolds } from '../retry-without-holds.ts'
import { decideChange } from './decide-order-change.ts'

/** What changing an order would do, and what becomes of the difference; nothing is changed. */
export async function previewOrderChange(
  ctx: UserContext,
  input: PreviewOrderChangeInput,
): Promise<OrderChangeOutput> {
  const { change, order, depots } = await retryWithoutHolds(ctx, () => decideChange(ctx, ctx.sql, input))
  return toOrderChangeOutput(change, { version: order.version, depots })
}
