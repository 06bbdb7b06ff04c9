import type { CartItem } from '../cart/cart.ts'
import { kitLineOfProduct } from '../kits/kit-line.ts'
import type { KitDraft, KitProductFacts } from '../kits/kit-line.ts'
import { priceKit } from '../kits/kit-price.ts'
import type { KitPrice } from '../kits/kit-price.ts'
import { checkKit } from '../kits/kit-rules.ts'

type CartContents = readonly Pick<CartItem, '_id' | 'items'>[]

/** Whether a product lies in the cart already, by itself or as a piece of a custom kit. */
export function isInCart(cart: CartContents, { _id }: { _id: string }): boolean {
  return cart.some((line) => line._id === _id || line.items?.some(({ product }) => product === _id))
}

export type GapKit = KitDraft & {
  price: KitPrice
  /** False where the kitchen has what every custom kit needs: then its pieces are rented one by one. */
  isWhole: boolean
}

/**
 * What a kitchen lacks as one custom kit, one piece per need, at the price of such a kit. See docs/policy.md#stays.
 * @throws RangeError when an amount is not whole cents.
 */
export function gapKit(name: string, needs: readonly { product: KitProductFacts }[]): GapKit {
  const lines = needs.map(({ product }) => kitLineOfProduct(product))
  return { name, lines, price: priceKit(lines), isWhole: checkKit(lines).isComplete }
}
