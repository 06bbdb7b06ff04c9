import * as catalogCopy from '@trivet/core/copy/catalog'

import type { ProductPage } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { ErrorState } from '@trivet/ui/error-state'
import { Pagination } from '@trivet/ui/pagination'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { Link } from 'react-router'
import { cardGrid, ProductCard } from '../../components/product/product-card.tsx'
import { paths } from '../../paths.ts'
import type { CatalogQuery } from '../../paths.ts'
import { Suggestions } from './suggestions.tsx'

type ProductResultsProps = {
  query: CatalogQuery
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
  if (result.products.length === 0) return <NoResults query={query} result={result} />
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
        className="mt-12"
        page={result.page}
        pages={result.pages}
        hrefFor={(pageNumber) => paths.catalog({ ...query, pageNumber })}
        renderLink={({ href, ...props }) => <Link to={href} {...props} />}
      />
    </>
  )
}

function NoResults({ query, result }: { query: CatalogQuery; result: ProductPage }) {
  const isPastTheEnd = result.pages > 0
  const { start, end } = query
  return (
    <>
      <EmptyState
        title={catalogCopy.noProductsFound}
        description={isPastTheEnd ? 'This list has fewer pages than that.' : adviceFor(query)}
        action={
          <Button
            render={<Link to={paths.catalog(isPastTheEnd ? { ...query, pageNumber: 1 } : { start, end })} />}
          >
            {isPastTheEnd ? 'Back to the first page' : 'Show everything'}
          </Button>
        }
      />
      <Suggestions names={result.suggestions} />
    </>
  )
}

function adviceFor({ inStock, start, maxPrice }: CatalogQuery): string {
  if (inStock && start) return 'Nothing like that is free on all your days. Other dates may do.'
  if (maxPrice) return 'Try a higher price or another collection.'
  return 'Try a shorter word or another collection.'
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
