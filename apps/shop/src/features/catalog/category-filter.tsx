import { categoryFilterLabel, productCategories } from '@trivet/core/catalog'
import { cn } from '@trivet/ui/cn'
import type { MouseEvent } from 'react'
import { weaveOf } from '../../components/product/weave.ts'
import { paths } from '../../paths.ts'
import type { CatalogFilter } from './catalog-query.ts'
import { KeptFields } from './kept-fields.tsx'
import type { ShowCatalog } from './use-catalog-filter.ts'

/** One collection at a time; pressing the chosen one clears it. Without script the buttons send the form. */
export function CategoryFilter({ chosen, show }: { chosen: CatalogFilter; show: ShowCatalog }) {
  return (
    <form method="get" action={paths.catalog()}>
      <KeptFields query={chosen} without={['category']} />
      <div
        role="group"
        aria-label="Collection"
        className="-mr-page flex gap-2 overflow-x-auto pr-page sm:flex-wrap"
      >
        {[null, ...productCategories].map((one) => {
          const isChosen = (chosen.category ?? null) === one
          const next = isChosen ? undefined : (one ?? undefined)
          const choose = (event: MouseEvent) => {
            event.preventDefault()
            show({ category: next })
          }
          return (
            <button
              key={one ?? 'all'}
              type="submit"
              name="category"
              value={next ?? ''}
              aria-pressed={isChosen}
              onClick={choose}
              className={cn(
                'flex min-h-11 shrink-0 items-center gap-2 rounded-tool border border-input bg-card px-5 text-small font-medium hover:bg-muted',
                'aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground',
              )}
            >
              {one && (
                <span
                  aria-hidden
                  className={cn('size-3 rounded-tool bg-(--c) ring-2 ring-card', weaveOf(one))}
                />
              )}
              {categoryFilterLabel(one)}
            </button>
          )
        })}
      </div>
    </form>
  )
}
