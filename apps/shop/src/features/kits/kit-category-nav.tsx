import { kitCategories } from '@trivet/core/catalog'
import { kitCategoryLabels } from '@trivet/core/kits'
import type { KitCategory } from '@trivet/core/catalog'
import { cn } from '@trivet/ui/cn'
import { Link } from 'react-router'
import type { KitCounts } from './kit-listing.ts'

type KitCategoryNavProps = {
  chosen: KitCategory | undefined
  counts: KitCounts | null
  hrefFor: (category: KitCategory | undefined) => string
}

/** The kinds of things: a side bar, and on phones a row of chips that scrolls. */
export function KitCategoryNav({ chosen, counts, hrefFor }: KitCategoryNavProps) {
  return (
    <nav aria-label="Kinds of items" className="max-lg:-mx-page">
      <ul className="flex gap-2 max-lg:overflow-x-auto max-lg:px-page max-lg:py-1 lg:flex-col lg:gap-0.5">
        {[undefined, ...kitCategories].map((category) => {
          const count = counts?.[category ?? 'all']
          return (
            <li key={category ?? 'all'} className="shrink-0">
              <Link
                to={hrefFor(category)}
                replace
                preventScrollReset
                aria-current={category === chosen ? 'true' : undefined}
                className={cn(
                  'flex min-h-11 items-center justify-between gap-3 rounded-tool px-4 text-small font-medium',
                  'max-lg:border max-lg:border-input max-lg:bg-card hover:bg-foreground/8',
                  'aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-primary-foreground',
                )}
              >
                {category ? kitCategoryLabels[category] : 'All items'}
                {/* its place is kept until it is known */}
                <span className="min-w-5 text-right font-mono text-caption tabular-nums">{count}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
