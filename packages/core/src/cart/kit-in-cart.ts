import type { KitCartItem } from '../contract/kits/kit-output.ts'
import type { CartItem } from './cart.ts'

/** A custom kit as the server offers it now, as an item of the cart. */
export function cartItemOfKit({ lastModified, ...kit }: KitCartItem): CartItem {
  return { ...kit, kitModified: lastModified }
}
