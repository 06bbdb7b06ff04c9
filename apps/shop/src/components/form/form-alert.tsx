import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'

/** What went wrong with a form as a whole. */
export function FormAlert({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      className={`flex gap-3 rounded-cloth border-2 border-destructive bg-card p-4 ${className ?? ''}`}
      {...props}
    >
      <CircleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-destructive" />
      <div className="min-w-0 font-medium">{children}</div>
    </div>
  )
}
