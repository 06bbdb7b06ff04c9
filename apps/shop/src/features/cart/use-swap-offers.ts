import { parseCategory } from '@trivet/core/catalog'
import { kitCategoryLabels } from '@trivet/core/kits'
import type { CartItem } from '@trivet/core/cart'
import type { ProductCard } from '@trivet/core/contract/catalog'
import { useCart, useTripPeriod } from '../../lib/cart.ts'
import { usePlaceAsked } from '../../lib/place-store.ts'
import { trpc } from '../../lib/trpc.ts'

const offersShown = 3

/** Up to three products of the same family, else of the same collection, that are free on the chosen dates. */
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
  const offers = [...candidates.values()].filter(({ countInStock }) => countInStock > 0).slice(0, offersShown)
  return { offers, areForDates: period !== null }
}
