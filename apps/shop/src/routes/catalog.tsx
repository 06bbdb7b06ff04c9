import { keepPreviousData } from '@tanstack/react-query'
import { categoryFilterLabel, productKindLabel } from '@trivet/core/catalog'
import { kitCategoryLabels } from '@trivet/core/kits'
import { cn } from '@trivet/ui/cn'
import { useFocusWhenLost } from '@trivet/ui/use-focus-when-lost'
import { useState } from 'react'
import { PageHead } from '../components/page/page-head.tsx'
import { weaveOf } from '../components/product/weave.ts'
import { AppliedFilters } from '../features/catalog/applied-filters.tsx'
import { listInputOf, readCatalogQuery } from '../features/catalog/catalog-query.ts'
import type { CatalogFilter } from '../features/catalog/catalog-query.ts'
import { CategoryFilter } from '../features/catalog/category-filter.tsx'
import { FilterBar } from '../features/catalog/filter-bar.tsx'
import { ProductResults } from '../features/catalog/product-results.tsx'
import { ResultsLine } from '../features/catalog/results-line.tsx'
import { SearchForm } from '../features/catalog/search-form.tsx'
import { useCatalogFilter } from '../features/catalog/use-catalog-filter.ts'
import { useDatesInAddress } from '../features/catalog/use-dates-in-address.ts'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { placeAsked, usePlaceAsked } from '../lib/place-store.ts'
import { browserLoader, serverLoader } from '../lib/route-data.ts'
import type { Needs } from '../lib/route-data.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

// prefetch, not ensureData: when it fails in the browser, the page keeps its search box and offers to try again
const needs: Needs<{ request: Request }> = (utils, { request }) =>
  utils.products.list.prefetch(listInputOf(readCatalogQuery(new URL(request.url).searchParams), placeAsked()))

export const loader = serverLoader(needs)
export const clientLoader = browserLoader(needs)
export const headers = publicPageHeaders

export default function CatalogRoute() {
  const { applied: query, chosen, show } = useCatalogFilter()
  useDatesInAddress({ chosen, show })
  const place = usePlaceAsked()
  const { data, isLoadingError, isFetching, isPlaceholderData, refetch } = trpc.products.list.useQuery(
    listInputOf(query, place),
    {
      placeholderData: keepPreviousData,
    },
  )
  // how many there are is said of the list that is shown, until the next one is there
  const [counted, setCounted] = useState(query)
  if (!isPlaceholderData && counted !== query) setCounted(query)
  // a filter taken off and the pages at the foot go with what was pressed
  const line = useFocusWhenLost<HTMLParagraphElement>()
  const title = titleOf(query)
  return (
    <div className="page-width">
      <PageHead
        title={title}
        description="Kitchenware kits and single pieces by the week: real knives and heavy pans, delivered to your rental and picked up unwashed."
        path={addressToFind(query)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 py-4 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h1 className="type-h2">{title}</h1>
          <p className="mt-2 max-w-prose text-small text-muted-foreground max-sm:sr-only">
            Prices are for a week. Delivery before you arrive, pickup after you leave, and the dishes are
            ours.
          </p>
        </div>
        <div
          className={cn(
            'weave off-right-edge flex min-w-0 flex-col justify-center gap-3 rounded-l-cloth border border-r-0 py-4 pr-page pl-20 max-lg:mt-3 max-sm:off-left-edge max-sm:border-x-0 lg:col-span-8',
            query.category ? weaveOf(query.category) : 'weave-all',
          )}
        >
          <div className="max-w-140 min-w-0">
            <SearchForm query={query} />
          </div>
          <CategoryFilter chosen={chosen} show={show} />
        </div>
      </div>
      <FilterBar chosen={chosen} show={show} />
      <AppliedFilters query={chosen} />
      {!query.unknown && <ResultsLine ref={line} query={counted} result={data} />}
      <div className={query.unknown && 'mt-4'}>
        <ProductResults
          query={query}
          result={data}
          error={isLoadingError}
          isUpdating={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
      <p className="mt-12 max-w-prose text-small text-muted-foreground">
        Every kit is washed at 180°F or above, checked, and packed for your dates. Change your dates free of
        charge up to 48 hours before delivery.
      </p>
    </div>
  )
}

/** Search engines know the listing and its collections; what somebody narrowed or sorted is not for them. */
function addressToFind({ keyword, category, pageNumber, ...narrowed }: CatalogFilter) {
  const { kind, type, sort, maxPrice, inStock, unknown } = narrowed
  const isOwnList = keyword || kind || type || sort || maxPrice || inStock || unknown
  return isOwnList ? undefined : paths.catalog({ category, pageNumber })
}

function titleOf({ category, kind, type }: CatalogFilter): string {
  const collection = category && categoryFilterLabel(category)
  if (type)
    return collection ? `${collection} ${kitCategoryLabels[type].toLowerCase()}` : kitCategoryLabels[type]
  if (kind === 'item') return collection ? `${collection} single pieces` : productKindLabel(kind)
  if (kind === 'kit' && !collection) return productKindLabel(kind)
  return collection ? `${collection} kits` : 'Kits and single pieces'
}
