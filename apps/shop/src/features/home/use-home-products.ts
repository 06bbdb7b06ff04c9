import type { ApiUtils } from '../../lib/trpc.ts'
import { trpc } from '../../lib/trpc.ts'
import { clothPieces, pieceCategories } from './cloth-piece.ts'

/** Everything the home page shows of the catalog. */
export function prefetchHomeProducts({ products }: ApiUtils) {
  return Promise.all([
    products.top.prefetch(),
    ...pieceCategories.map((category) => products.kitEligible.prefetch({ category })),
  ])
}

export function useHomeProducts() {
  const top = trpc.products.top.useQuery()
  const items = trpc.useQueries(({ products }) =>
    pieceCategories.map((category) => products.kitEligible({ category })),
  )
  const pieces = clothPieces(
    top.data?.[0],
    items.map(({ data }) => data?.products[0]),
  )
  return { top, pieces }
}
