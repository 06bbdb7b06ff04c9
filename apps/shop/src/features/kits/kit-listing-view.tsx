import * as catalogCopy from '@trivet/core/copy/catalog'

import type { KitProduct } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { Pagination } from '@trivet/ui/pagination'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { useFocusWhenLost } from '@trivet/ui/use-focus-when-lost'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { useContext } from 'react'
import { Link, useNavigate } from 'react-router'
import { KitCategoryNav } from './kit-category-nav.tsx'
import { KitLinesContext } from './kit-lines-context.ts'
import { KitProductCard } from './kit-product-card.tsx'
import { KitSearch } from './kit-search.tsx'
import type { KitListing } from './kit-listing.ts'
import type { KitFilter } from './kit-filter.ts'

type KitListingViewProps = {
  listing: KitListing
  filter: KitFilter
  hrefFor: (filter: KitFilter) => string
  onAdd: (product: KitProduct) => void
}

/** What can be laid on the cloth. */
export function KitListingView({ listing, filter, hrefFor, onAdd }: KitListingViewProps) {
  const navigate = useNavigate()
  const { category } = filter
  // 'Show all items' goes with the list it is shown in
  const heading = useFocusWhenLost<HTMLHeadingElement>()
  return (
    <section aria-labelledby="listing" className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[11rem_1fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <h2 id="listing" ref={heading} tabIndex={-1} className="type-h3">
          The shelf
        </h2>
        <KitSearch
          keyword={filter.keyword}
          onSearch={(keyword) =>
            void navigate(hrefFor({ category, keyword, page: 1 }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
        <KitCategoryNav
          chosen={category}
          counts={listing.counts}
          hrefFor={(next) => hrefFor({ category: next, keyword: filter.keyword, page: 1 })}
        />
      </div>
      <div className="min-w-0">
        {listing.fallback && <FallbackNote {...listing.fallback} />}
        <Products listing={listing} onAdd={onAdd} showAllHref={hrefFor({ ...noFilter, page: 1 })} />
        <Pagination
          className="mt-8"
          page={filter.page}
          pages={listing.pages}
          hrefFor={(page) => hrefFor({ ...filter, page })}
          renderLink={({ href, ...props }) => <Link to={href} preventScrollReset {...props} />}
        />
      </div>
    </section>
  )
}

const noFilter = { category: undefined, keyword: undefined }

type ProductsProps = Pick<KitListingViewProps, 'listing' | 'onAdd'> & { showAllHref: string }

function Products({ listing, onAdd, showAllHref }: ProductsProps) {
  const lines = useContext(KitLinesContext)
  const { products, isUpdating } = listing
  if (!products) {
    return (
      <SkeletonGroup label="Loading items" className={grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-80" />
        ))}
      </SkeletonGroup>
    )
  }
  if (products.length === 0) {
    return (
      <EmptyState
        title={catalogCopy.noKitProductsFound}
        action={
          <Button variant="secondary" render={<Link to={showAllHref} preventScrollReset />}>
            Show all items
          </Button>
        }
      />
    )
  }
  const quantityOf = new Map(lines.map((line) => [line.product, line.quantity]))
  // a layer of its own: a cloth that grows pushes it down without painting it anew
  return (
    <ul
      aria-label="Items"
      aria-busy={isUpdating}
      className={`${grid} will-change-transform aria-busy:opacity-60`}
    >
      {products.map((product) => (
        // a card out of sight costs no layout and no paint while the kit changes
        <li key={product._id} className="grid [contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
          <KitProductCard product={product} quantity={quantityOf.get(product._id) ?? 0} onAdd={onAdd} />
        </li>
      ))}
    </ul>
  )
}

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4'

/** The toast passes by; this stays for as long as the list is not the shop's own. */
function FallbackNote({ retry, isRetrying }: NonNullable<KitListing['fallback']>) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-cloth border bg-card p-4 text-small">
      <p className="flex gap-2">
        <TriangleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-warning" />
        <span>
          <span className="font-medium">{catalogCopy.fallbackProductsUsed}</span> You can go on trying things
          out; these samples cannot be rented.
        </span>
      </p>
      <Button size="sm" variant="secondary" onClick={retry} loading={isRetrying}>
        <RotateCw aria-hidden strokeWidth={1.75} />
        Retry
      </Button>
    </div>
  )
}
