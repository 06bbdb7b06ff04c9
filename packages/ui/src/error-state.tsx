import { CircleAlert, RotateCw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.tsx'

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title?: ReactNode
  /** 1 where it stands in place of the whole page; without it the title is no heading. */
  headingLevel?: 1 | 2 | 3
  description?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
}

export function ErrorState({
  title = 'This could not be loaded',
  headingLevel,
  description = 'Check your connection and try again.',
  onRetry,
  isRetrying = false,
  className,
  children,
  ...props
}: ErrorStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p'
  return (
    <div
      data-slot="error-state"
      role="alert"
      className={cn(
        'flex flex-col items-center rounded-cloth border bg-card px-6 py-12 text-center',
        className,
      )}
      {...props}
    >
      <CircleAlert aria-hidden strokeWidth={1.75} className="size-8 text-destructive" />
      <Title className="mt-4 type-h3">{title}</Title>
      {description && <p className="mt-3 max-w-prose text-muted-foreground">{description}</p>}
      {onRetry && (
        <Button variant="secondary" className="mt-6" onClick={onRetry} loading={isRetrying}>
          <RotateCw aria-hidden strokeWidth={1.75} />
          Retry
        </Button>
      )}
      {children}
    </div>
  )
}
