import * as catalogCopy from '@trivet/core/copy/catalog'

import type { ProductCard as ProductFacts } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { ErrorState } from '@trivet/ui/error-state'
import { Link } from 'react-router'
import { ProductCard } from '../../components/product/product-card.tsx'
import { paths } from '../../paths.ts'

type PopularCollectionsProps = {
  products: readonly ProductFacts[]
  isError: boolean
  isFetching: boolean
  onRetry: () => void
}

export function PopularCollections({ products, isError, isFetching, onRetry }: PopularCollectionsProps) {
  return (
    <section aria-labelledby="popular">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="popular" className="type-h2">
          Popular collections
        </h2>
        <Button variant="link" render={<Link to={paths.catalog()} />}>
          See all kits and items
        </Button>
      </div>
      {isError && (
        <ErrorState
          className="mt-6"
          title={catalogCopy.productsLoadFailed}
          onRetry={onRetry}
          isRetrying={isFetching}
        />
      )}
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product) => (
          <li key={product._id} className="grid">
            <ProductCard product={product} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
