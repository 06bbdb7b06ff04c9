import type { Order, PayOrderInput } from '@trivet/core/contract/orders'
import type { UserContext } from '../../api/context.ts'
import { settleOrder } from './settle-order.ts'

/** Pays an order that was placed without a payment, or whose bank asked for the guest's word. */
export function payOrder(
  ctx: UserContext,
  { id, paymentToken }: PayOrderInput & { id: string },
): Promise<Order> {
  return settleOrder(ctx, { orderId: id, paymentToken, ifDeclined: 'keep' })
}
