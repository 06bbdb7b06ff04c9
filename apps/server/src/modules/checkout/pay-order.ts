import type { Order, PayOrderInput } from '@trivet/core/contract/orders'
import type { UserContext } from '../../api/context.ts'
import { settleOrder } from './settle-order.ts'

/** Pays an order that was placed without a payment, or whose bank asked for the guest's word. */
export async function payOrder(
  ctx: UserContext,
  { id, paymentToken, amount }: PayOrderInput & { id: string },
): Promise<Order> {
  // each try may charge a card: nobody tries hundreds
  await ctx.limits.count({ key: `order-payments:${ctx.actor.userId}`, max: 20, windowSeconds: 600 })
  return settleOrder(ctx, { orderId: id, paymentToken, amount, ifDeclined: 'keep' })
}
