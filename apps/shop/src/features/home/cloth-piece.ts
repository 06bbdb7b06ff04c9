import type { KitProduct, ProductCard } from '@trivet/core/contract/catalog'

/** What can lie on the hero's cloth: a kit or a single item. */
export type ClothPiece = Pick<ProductCard, '_id' | 'name' | 'slug' | 'image' | 'picture' | 'price'>

/** One single item of each of these joins the kit. */
export const pieceCategories = ['knife', 'pan', 'utensil'] as const

export function clothPieces(kit: ProductCard | undefined, items: readonly (KitProduct | undefined)[]) {
  return [kit, ...items].filter((piece): piece is ProductCard | KitProduct => piece !== undefined)
}
