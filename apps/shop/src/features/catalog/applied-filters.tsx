import { categoryFilterLabel, productKindLabel } from '@trivet/core/catalog'
import { kitCategoryLabels } from '@trivet/core/kits'
import { useFocusWhenLost } from '@trivet/ui/use-focus-when-lost'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { CatalogFilter } from './catalog-query.ts'
import { priceLimitLabel } from './price-limit-label.ts'

/** What narrows the list, each to be taken off, and all at once. */
export function AppliedFilters({ query }: { query: CatalogFilter }) {
  const filters = filtersOf(query)
  const { keyword, sort, start, end } = query
  const [pressed, setPressed] = useState(0)
  const next = useFocusWhenLost<HTMLAnchorElement>()
  if (filters.length === 0) return null
  return (
    <ul aria-label="Applied filters" className="mt-4 flex flex-wrap items-center gap-2">
      {filters.map(({ name, label }, index) => (
        <li key={name}>
          <Link
            ref={index === Math.min(pressed, filters.length - 1) ? next : undefined}
            to={paths.catalog({ ...query, [name]: undefined, pageNumber: undefined })}
            preventScrollReset
            onClick={() => setPressed(index)}
            className="flex min-h-11 items-center gap-2 rounded-tool border bg-card px-4 text-small hover:bg-muted"
          >
            <span className="sr-only">Remove filter:</span>
            {label}
            <X aria-hidden strokeWidth={1.75} className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={paths.catalog({ keyword, sort, start, end })}
          preventScrollReset
          className="flex min-h-11 items-center px-2 text-small font-medium underline underline-offset-4"
        >
          Clear all
        </Link>
      </li>
    </ul>
  )
}

function filtersOf({ category, kind, type, maxPrice, inStock, start }: CatalogFilter) {
  return [
    category && { name: 'category', label: categoryFilterLabel(category) },
    kind && { name: 'kind', label: productKindLabel(kind) },
    type && { name: 'type', label: kitCategoryLabels[type] },
    maxPrice && { name: 'maxPrice', label: priceLimitLabel(maxPrice) },
    // without dates it narrows nothing yet
    inStock && start && { name: 'inStock', label: 'In stock for my dates' },
  ].filter((filter) => !!filter)
}
