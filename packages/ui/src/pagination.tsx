import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from './cn.tsx'
import { pageItems } from './page-items.ts'
import { renderAnchor } from './render-link.tsx'
import type { LinkProps } from './render-link.tsx'

export { pageItems }

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  page: number
  pages: number
  hrefFor: (page: number) => string
  /** Draws a router's link: `(props) => <Link to={props.href} {...props} />`. */
  renderLink?: (props: LinkProps) => ReactElement
}

const itemClasses =
  'flex h-11 min-w-11 items-center justify-center gap-1 rounded-tool px-3 text-small font-medium tabular-nums'

export function Pagination({
  page,
  pages,
  hrefFor,
  renderLink = renderAnchor,
  className,
  ...props
}: PaginationProps) {
  if (pages <= 1) return null

  function step(target: number, label: string, children: ReactNode) {
    if (target < 1 || target > pages) {
      return (
        <span aria-disabled className={cn(itemClasses, 'text-muted-foreground/60')}>
          {children}
        </span>
      )
    }
    return renderLink({
      href: hrefFor(target),
      'aria-label': label,
      className: cn(itemClasses, 'hover:bg-foreground/8'),
      children,
    })
  }

  function numbered(target: number) {
    const isCurrent = target === page
    return renderLink({
      href: hrefFor(target),
      'aria-label': `Page ${target}`,
      'aria-current': isCurrent ? 'page' : undefined,
      className: cn(
        itemClasses,
        isCurrent ? 'bg-primary text-primary-foreground' : 'hover:bg-foreground/8',
        // phones have room for the ends and the current page only
        pages > 5 && !isCurrent && target !== 1 && target !== pages && 'max-sm:hidden',
      ),
      children: target,
    })
  }

  return (
    <nav data-slot="pagination" aria-label="Pages" className={className} {...props}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          {step(
            page - 1,
            'Previous page',
            <>
              <ChevronLeft aria-hidden strokeWidth={1.75} className="size-5" />
              <span className="max-sm:sr-only">Previous</span>
            </>,
          )}
        </li>
        {pageItems(page, pages).map((item) => (
          <li key={item}>
            {typeof item === 'number' ? (
              numbered(item)
            ) : (
              <span aria-hidden className="flex w-6 justify-center text-muted-foreground">
                …
              </span>
            )}
          </li>
        ))}
        <li>
          {step(
            page + 1,
            'Next page',
            <>
              <span className="max-sm:sr-only">Next</span>
              <ChevronRight aria-hidden strokeWidth={1.75} className="size-5" />
            </>,
          )}
        </li>
      </ul>
    </nav>
  )
}
