import { memo } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { KitListingView } from './kit-listing-view.tsx'
import { readKitFilter } from './kit-filter.ts'
import { useKitListing } from './use-kit-listing.ts'
import type { KitActions } from './use-kit-work.ts'

type ShopShelfProps = { kitId: string | null; onAdd: KitActions['add'] }

/** The shop's products; apart from the kit, so that adding to that asks nothing here. */
export const ShopListing = memo(function ShopShelf({ kitId, onAdd }: ShopShelfProps) {
  const [query] = useSearchParams()
  const wish = readKitFilter(query)
  return (
    <KitListingView
      shelf={useKitListing(wish)}
      wish={wish}
      hrefFor={(next) => (kitId ? paths.editKit({ id: kitId, ...next }) : paths.kitBuilder(next))}
      onAdd={onAdd}
    />
  )
})
