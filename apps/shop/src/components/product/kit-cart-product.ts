import type { KitCartItem } from '@trivet/core/contract/kits'
import type { CartProduct } from '../../lib/cart-actions.ts'

/** A kit as the cart keeps it: with what was in it at that moment. */
export function kitCartProduct({ lastModified, qty: _qty, ...item }: KitCartItem): CartProduct {
  return { ...item, kitModified: lastModified }
}
