import { categoryFilterLabel } from '@trivet/core'
import type { ProductCategory, ProductPage } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { CatalogQuery } from '../../paths.ts'

type ResultsLineProps = {
  query: CatalogQuery & { category?: ProductCategory }
  result: ProductPage | undefined
}

export function ResultsLine({ query: { keyword, category }, result }: ResultsLineProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <p role="status" className="text-small text-muted-foreground">
        {result && describe(result)}
        {category && ` in ${categoryFilterLabel(category)}`}
        {keyword && (
          <>
            {' '}
            for <strong className="font-semibold text-foreground">“{keyword}”</strong>
          </>
        )}
      </p>
      {keyword && (
        <Button variant="ghost" size="sm" className="h-11" render={<Link to={paths.catalog({ category })} />}>
          <X aria-hidden strokeWidth={1.75} />
          Clear search
        </Button>
      )}
    </div>
  )
}

function describe({ products, page, pages }: ProductPage): string {
  if (pages > 1) return `Page ${page} of ${pages}`
  return products.length === 1 ? '1 product' : `${products.length} products`
}
