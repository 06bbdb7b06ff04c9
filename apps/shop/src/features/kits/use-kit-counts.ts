import { kitCategories } from '@trivet/core/catalog'
import type { KitProductPage } from '@trivet/core/contract/catalog'
import { trpc } from '../../lib/trpc.ts'
import { countsOf } from './kit-listing.ts'
import type { KitCounts } from './kit-listing.ts'

/**
 * How many products of each kind there are, counted from the first and last page of each. The first pages are then
 * at hand when a kind is chosen.
 */
export function useKitCounts({ enabled }: { enabled: boolean }): KitCounts | null {
  const firsts = trpc.useQueries(({ products }) =>
    kitCategories.map((category) => products.kitEligible({ category }, { enabled })),
  )
  const lasts = trpc.useQueries(({ products }) =>
    kitCategories.map((category, index) => {
      const pages = firsts[index]?.data?.pages ?? 0
      return products.kitEligible({ category, pageNumber: pages }, { enabled: pages > 1 })
    }),
  )
  if (firsts.some(({ data }) => !data)) return null
  return countsOf((category) => {
    const index = kitCategories.indexOf(category)
    return countOf(firsts[index]?.data, lasts[index]?.data)
  })
}

function countOf(first: KitProductPage | undefined, last: KitProductPage | undefined): number {
  if (!first) return 0
  if (first.pages <= 1) return first.products.length
  return first.products.length * (first.pages - 1) + (last?.products.length ?? 0)
}
