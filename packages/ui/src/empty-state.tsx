import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.tsx'
import { LogoMark } from './logo.tsx'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode
  description?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  /** The one item lying on the bare cloth. */
  drawing?: ReactNode
  headingLevel?: 2 | 3
}

export function EmptyState({
  title,
  description,
  action,
  drawing,
  headingLevel = 2,
  className,
  ...props
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      data-slot="empty-state"
      className={cn(
        'weave flex flex-col items-center rounded-cloth border px-6 py-12 text-center',
        className,
      )}
      {...props}
    >
      {drawing ?? <LogoMark className="size-16 text-muted-foreground" />}
      <Heading className="mt-6 type-h3">{title}</Heading>
      {description && <div className="mt-3 max-w-prose text-muted-foreground">{description}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
