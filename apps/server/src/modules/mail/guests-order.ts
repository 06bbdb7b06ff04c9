import type { Order } from '@trivet/core/contract/orders'
import type { Sql } from '../../platform/database.ts'
import { findOrder, toOrder } from '../orders/index.ts'

/** With no more in it than the guest may see now: the street of a host's rental comes with the payment. */
export async function findGuestsOrder(
  sql: Sql,
  { orderId, recipient }: { orderId: string; recipient: string },
): Promise<Order | null> {
  const record = await findOrder(sql, { orderId, viewer: { userId: '', isStaff: true } })
  if (!record) return null
  const order = toOrder(record)
  // how to get in is told to nobody else, nor to an address that was the owner's once
  return recipient === order.user.email ? order : { ...order, deliveryDetails: undefined }
}
