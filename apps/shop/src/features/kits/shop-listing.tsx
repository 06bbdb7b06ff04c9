import { memo } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { KitListingView } from './kit-listing-view.tsx'
import { readKitFilter } from './kit-filter.ts'
import { useKitListing } from './use-kit-listing.ts'
import type { KitActions } from './use-kit-work.ts'

type ShopListingProps = { kitId: string | null; onAdd: KitActions['add'] }

/** The shop's products; apart from the kit, so that adding to that asks nothing here. */
export const ShopListing = memo(function ShopListing({ kitId, onAdd }: ShopListingProps) {
  const [query] = useSearchParams()
  const filter = readKitFilter(query)
  return (
    <KitListingView
      listing={useKitListing(filter)}
      filter={filter}
      hrefFor={(next) => (kitId ? paths.editKit({ id: kitId, ...next }) : paths.kitBuilder(next))}
      onAdd={onAdd}
    />
  )
})
