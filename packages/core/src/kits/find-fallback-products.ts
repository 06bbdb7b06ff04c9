import type { KitCategory } from '../catalog/categories.ts'
import type { FallbackKitProduct } from './fallback-kit-products.ts'
import { fallbackKitProducts } from './fallback-kit-products.ts'

/** Products on one page of the built-in list: docs/policy.md#kit-builder. */
export const fallbackPageSize = 6

export type FallbackRequest = { keyword?: string; category?: KitCategory; page?: number }

export type FallbackPage = { products: FallbackKitProduct[]; page: number; pages: number }

/**
 * One page of the built-in list, for when the shop's own cannot be read: every word of the keyword is in the name, in
 * capitals or not. A page past the end is empty, with the real number of pages. See
 * docs/policy.md#kit-builder.
 */
export function findFallbackProducts({ keyword = '', category, page = 1 }: FallbackRequest): FallbackPage {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  const found = fallbackKitProducts.filter(
    (product) =>
      (!category || product.kitCategory === category) &&
      words.every((word) => product.name.toLowerCase().includes(word)),
  )
  const first = (page - 1) * fallbackPageSize
  return {
    products: found.slice(first, first + fallbackPageSize),
    page,
    pages: Math.ceil(found.length / fallbackPageSize),
  }
}
