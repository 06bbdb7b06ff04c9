import type { DeliveryChangeInput } from '@trivet/core/contract/delivery'
import type { DeliveryChangeOutput } from '@trivet/core/contract/orders'
import type { UserContext } from '../../api/context.ts'
import { getOrder } from '../orders/index.ts'
import { saveDelivery } from './save-delivery.ts'

/** New delivery details of a guest's own order, or what would change. */
export async function changeDelivery(
  ctx: UserContext,
  input: DeliveryChangeInput & { id: string },
): Promise<DeliveryChangeOutput> {
  const { userId } = ctx.actor
  // a new address sends a mail
  if (!input.dryRun) {
    await ctx.limits.count({ key: `delivery-changes:${userId}`, max: 30, windowSeconds: 600 })
  }
  const saved = await saveDelivery(ctx, { input, ownerId: userId })
  return { ...saved, order: await getOrder(ctx, { id: input.id }) }
}
