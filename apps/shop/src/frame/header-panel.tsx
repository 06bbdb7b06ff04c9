import { cn } from '@trivet/ui/cn'
import type { ComponentProps } from 'react'

/** What unfolds below a button of the header: the full width on phones. */
export function HeaderPanel({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-panel
      className={cn(
        'absolute top-full right-0 z-50 mt-2 max-h-[calc(100dvh-6rem)] overflow-auto rounded-cloth border bg-popover text-popover-foreground shadow-contact max-sm:inset-x-2',
        className,
      )}
      {...props}
    />
  )
}
