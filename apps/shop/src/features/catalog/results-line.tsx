import { categoryFilterLabel, mostFound } from '@trivet/core/catalog'
import type { ProductPage } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { X } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { CatalogFilter } from './catalog-query.ts'

type ResultsLineProps = {
  query: CatalogFilter
  result: ProductPage | undefined
  ref: Ref<HTMLParagraphElement>
}

export function ResultsLine({ query, result, ref }: ResultsLineProps) {
  const { keyword, category } = query
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <p
        ref={ref}
        tabIndex={-1}
        role="status"
        className="min-w-0 text-small wrap-anywhere text-muted-foreground"
      >
        {result && describe(result, query)}
        {category && ` in ${categoryFilterLabel(category)}`}
        {keyword && (
          <>
            {' '}
            for <strong className="font-semibold text-foreground">“{keyword}”</strong>
          </>
        )}
      </p>
      {keyword && (
        <Button
          variant="ghost"
          size="sm"
          className="h-11"
          render={<Link to={paths.catalog({ ...query, keyword: undefined, pageNumber: undefined })} />}
        >
          <X aria-hidden strokeWidth={1.75} />
          Clear search
        </Button>
      )}
    </div>
  )
}

function describe({ products, page, pages, total }: ProductPage, { keyword, sort }: CatalogFilter): string {
  const isOnPage = `page ${page} of ${pages}`
  // a page past the end does not know how many there are
  if (total === undefined && pages > 0) return isOnPage
  const count = total ?? products.length
  const areBest = keyword !== undefined && sort === undefined && count === mostFound
  const found = count === 1 ? '1 product' : areBest ? `The ${count} best matches` : `${count} products`
  return pages > 1 ? `${found}, ${isOnPage}` : found
}
