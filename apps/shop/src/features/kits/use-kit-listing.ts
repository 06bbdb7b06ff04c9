import * as catalogCopy from '@trivet/core/copy/catalog'
import { keepPreviousData } from '@tanstack/react-query'

import { useEffect } from 'react'
import { notify } from '../../lib/notify.ts'
import { trpc } from '../../lib/trpc.ts'
import { fallbackListing } from './kit-listing.ts'
import type { KitListing } from './kit-listing.ts'
import { listingInputOf } from './kit-filter.ts'
import type { KitFilter } from './kit-filter.ts'
import { useKitCounts } from './use-kit-counts.ts'

// offline too: then the built-in list is what there is
const options = { networkMode: 'always' } as const

/** The shop's products for the filter; the built-in list when they cannot be read or there are none at all. */
export function useKitListing(filter: KitFilter): KitListing {
  const everything = trpc.products.kitEligible.useQuery({}, options)
  const found = trpc.products.kitEligible.useQuery(listingInputOf(filter), {
    ...options,
    placeholderData: keepPreviousData,
  })
  const counts = useKitCounts({ enabled: everything.isSuccess })
  const isShopEmpty = everything.data?.products.length === 0
  const isFallback = found.isError || (everything.isError && !found.data) || isShopEmpty

  useEffect(() => {
    if (isFallback) notify.warning(catalogCopy.fallbackProductsUsed, { id: 'fallback-products' })
  }, [isFallback])

  if (isFallback) {
    const retry = () => void Promise.all([everything.refetch(), found.refetch()])
    return { ...fallbackListing(filter), fallback: { retry, isRetrying: found.isFetching } }
  }
  return {
    products: found.data?.products,
    pages: found.data?.pages ?? 0,
    counts,
    isUpdating: found.isPlaceholderData,
    fallback: null,
  }
}
