import { parseCategory } from '@trivet/core/catalog'
import { kitCategoryLabels } from '@trivet/core/kits'
import type { CartItem } from '@trivet/core/cart'
import type { ProductCard } from '@trivet/core/contract/catalog'
import { useCart, useTripPeriod } from '../../lib/cart.ts'
import { usePlaceAsked } from '../../lib/place-store.ts'
import { trpc } from '../../lib/trpc.ts'

const offersShown = 3
/** Of so many it is asked how many are free: one batch. */
const offersAsked = 9

/**
 * Up to three products of the same family, else of the same collection, of which as many as are wanted are free on the
 * chosen dates.
 */
export function useSwapOffers(item: CartItem): { offers: ProductCard[]; areForDates: boolean } {
  const { cart } = useCart()
  const period = useTripPeriod()
  const place = usePlaceAsked()
  const dates = period ? { ...period, place } : {}
  const known = trpc.products.byId.useQuery({ id: item._id })
  const family = known.data?.kitCategory ?? null
  const isAsked = !known.isLoading
  const relatives = trpc.products.list.useQuery(
    { ...dates, keyword: family ? kitCategoryLabels[family] : '' },
    { enabled: isAsked && family !== null },
  )
  const listing = trpc.products.list.useQuery(
    { ...dates, category: parseCategory(item.category ?? '') ?? undefined },
    { enabled: isAsked },
  )

  const candidates = new Map<string, ProductCard>()
  const kin = relatives.data?.products.filter(({ kitCategory }) => kitCategory === family) ?? []
  const neighbours = listing.data?.products.filter(
    ({ kitCategory }) => (kitCategory === null) === (family === null),
  )
  for (const product of [...kin, ...(neighbours ?? [])]) candidates.set(product._id, product)
  for (const { _id } of cart.items) candidates.delete(_id)
  const owned = [...candidates.values()]
    .filter(({ countInStock }) => countInStock >= item.qty)
    .slice(0, offersAsked)
  // a listing tells what is free at all
  const answers = trpc.useQueries((api) =>
    period ? owned.map(({ _id }) => api.products.availability({ id: _id, ...period, place })) : [],
  )
  const free = period ? owned.filter((_, index) => (answers[index]?.data?.free ?? 0) >= item.qty) : owned
  const offers = free.slice(0, offersShown)
  return { offers, areForDates: period !== null }
}
