import * as catalogCopy from '@trivet/core/copy/catalog'

import type { ProductPage } from '@trivet/core/contract/catalog'
import { ErrorState } from '@trivet/ui/error-state'
import { Pagination } from '@trivet/ui/pagination'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { lazy } from 'react'
import { Link } from 'react-router'
import { PagePart } from '../../components/page/page-part.tsx'
import { cardGrid, ProductCard } from '../../components/product/product-card.tsx'
import { onceLoaded } from '../../lib/once-loaded.ts'
import { paths } from '../../paths.ts'
import type { CatalogFilter } from './catalog-query.ts'

// most lists have something in them
const NothingFound = lazy(() =>
  onceLoaded(import('./nothing-found.tsx').then((file) => ({ default: file.NothingFound }))),
)

type ProductResultsProps = {
  query: CatalogFilter
  result: ProductPage | undefined
  error: boolean
  isUpdating: boolean
  onRetry: () => void
}

export function ProductResults({ query, result, error, isUpdating, onRetry }: ProductResultsProps) {
  if (error) {
    return <ErrorState title={catalogCopy.productsLoadFailed} onRetry={onRetry} isRetrying={isUpdating} />
  }
  if (!result) return <ResultsSkeleton />
  if (result.products.length === 0 || query.unknown !== undefined)
    return (
      <PagePart>
        <NothingFound query={query} result={result} />
      </PagePart>
    )
  return (
    <>
      <ul aria-label="Products" aria-busy={isUpdating} className={`${cardGrid} aria-busy:opacity-60`}>
        {result.products.map((product, index) => (
          <li key={product._id} className="grid">
            <ProductCard product={product} priority={index === 0} />
          </li>
        ))}
      </ul>
      <Pagination
        // drawn anew with its page: the focus goes to the line above the list
        key={result.page}
        className="mt-12"
        page={result.page}
        pages={result.pages}
        hrefFor={(pageNumber) => paths.catalog({ ...query, pageNumber })}
        renderLink={({ href, ...props }) => <Link to={href} {...props} />}
      />
    </>
  )
}

function ResultsSkeleton() {
  return (
    <SkeletonGroup label="Loading products" className={cardGrid}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-[32rem]" />
      ))}
    </SkeletonGroup>
  )
}
