import { kitCategories } from '@trivet/core/catalog'
import { fallbackKitProducts, findFallbackProducts } from '@trivet/core/kits'
import type { KitCategory } from '@trivet/core/catalog'
import type { KitProduct } from '@trivet/core/contract/catalog'
import type { KitFilter } from './kit-filter.ts'

/** How many products there are, in all and of each kind. */
export type KitCounts = { all: number } & Record<KitCategory, number>

/** What the builder offers at the moment. */
export type KitListing = {
  /** Undefined until the first answer. */
  products: readonly KitProduct[] | undefined
  pages: number
  counts: KitCounts | null
  isUpdating: boolean
  /** Set while the built-in list stands in for the shop's own. */
  fallback: { retry: () => void; isRetrying: boolean } | null
}

const countOf = (category: KitCategory) =>
  fallbackKitProducts.filter((product) => product.kitCategory === category).length

const fallbackCounts = countsOf(countOf)

/** The built-in list as a listing. */
export function fallbackListing({ keyword, category, page }: KitFilter): KitListing {
  const found = findFallbackProducts({ page, ...(keyword && { keyword }), ...(category && { category }) })
  return {
    products: found.products,
    pages: found.pages,
    counts: fallbackCounts,
    isUpdating: false,
    fallback: null,
  }
}

const sampleIds = new Set(fallbackKitProducts.map((product) => product._id))

/** Samples of the built-in list can be laid out, but nobody can rent them. */
export function isSampleProduct(product: string): boolean {
  return sampleIds.has(product)
}

export function countsOf(count: (category: KitCategory) => number): KitCounts {
  const counts = {
    all: 0,
    knife: 0,
    pan: 0,
    pot: 0,
    utensil: 0,
    bakeware: 0,
    appliance: 0,
    storage: 0,
    other: 0,
  }
  for (const category of kitCategories) {
    counts[category] = count(category)
    counts.all += counts[category]
  }
  return counts
}
