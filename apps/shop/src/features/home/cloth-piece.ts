import type { KitProduct, Product, ProductCard } from '@trivet/core/contract/catalog'
import type { CartProduct } from '../../lib/cart-actions.ts'

/** What can lie on the hero's cloth: a kit or a single item, as it can be put into the cart. */
export type ClothPiece = CartProduct & Pick<ProductCard, 'picture'>

/** One single item of each of these joins the kit. */
export const pieceCategories = ['knife', 'pan', 'utensil'] as const

/** The kit, and of each list the first item that can be rented and is not packed in it already. */
export function clothPieces(
  kit: ProductCard | undefined,
  packed: Product['components'],
  lists: readonly (readonly KitProduct[])[],
): ClothPiece[] {
  const inKit = new Set(packed.map(({ _id }) => _id))
  const items = lists.flatMap((products) => {
    const item = products.find(({ _id, countInStock }) => countInStock > 0 && !inKit.has(_id))
    return item ? [{ ...item, category: null }] : []
  })
  return kit ? [kit, ...items] : items
}
