import type { Cart } from '@trivet/core/cart'
import type { Order } from '@trivet/core/contract/orders'

/** Whether the cart still holds what was ordered from it, piece for piece, and nothing else. */
export function isCartOf({ items }: Cart, { orderItems }: Order): boolean {
  if (items.length !== orderItems.length) return false
  return items.every((item) =>
    orderItems.some(({ product, qty }) => product === item._id && qty === item.qty),
  )
}
