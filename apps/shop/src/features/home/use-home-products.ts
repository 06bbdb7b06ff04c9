import type { ApiUtils } from '../../lib/trpc.ts'
import { trpc } from '../../lib/trpc.ts'
import { clothPieces, pieceCategories } from './cloth-piece.ts'

/** Everything the home page shows of the catalog. */
export function prefetchHomeProducts({ products, kits }: ApiUtils) {
  return Promise.all([
    prefetchKit(products),
    kits.planPrices.prefetch(),
    ...pieceCategories.map((category) => products.kitEligible.prefetch({ category })),
  ])
}

async function prefetchKit(products: ApiUtils['products']) {
  await products.top.prefetch()
  const [kit] = products.top.getData() ?? []
  if (kit) await products.bySlug.prefetch({ slug: kit.slug })
}

export function useHomeProducts() {
  const top = trpc.products.top.useQuery()
  const kit = top.data?.[0]
  const page = trpc.products.bySlug.useQuery({ slug: kit?.slug ?? '' }, { enabled: kit !== undefined })
  const items = trpc.useQueries(({ products }) =>
    pieceCategories.map((category) => products.kitEligible({ category })),
  )
  // until it is known what the kit holds nothing lies beside it that might be in it
  const lists = page.isPending ? [] : items.map(({ data }) => data?.products ?? [])
  return { top, pieces: clothPieces(kit, page.data?.components ?? [], lists) }
}
