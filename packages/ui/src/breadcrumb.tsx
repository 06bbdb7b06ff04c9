import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from './cn.tsx'
import { renderAnchor } from './render-link.tsx'
import type { LinkProps } from './render-link.tsx'

export type BreadcrumbProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** From the top; the last one is this page. */
  items: readonly { label: ReactNode; href?: string }[]
  renderLink?: (props: LinkProps) => ReactElement
}

export function Breadcrumb({ items, renderLink = renderAnchor, className, ...props }: BreadcrumbProps) {
  return (
    <nav data-slot="breadcrumb" aria-label="Breadcrumb" className={className} {...props}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-small text-muted-foreground">
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1
          return (
            <li key={href ?? index} className="flex min-w-0 items-center gap-1.5">
              {index > 0 && <ChevronRight aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />}
              {href && !isLast ? (
                renderLink({
                  href,
                  className: 'py-0.5 underline-offset-4 hover:text-foreground hover:underline',
                  children: label,
                })
              ) : (
                <span
                  aria-current={isLast ? 'page' : undefined}
                  className={cn('truncate', isLast && 'text-foreground')}
                >
                  {label}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
