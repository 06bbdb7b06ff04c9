import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.tsx'

/** Decoration; the text beside it says what is going on. */
export function Spinner({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <LoaderCircle
      data-slot="spinner"
      aria-hidden
      strokeWidth={1.75}
      className={cn('size-5 shrink-0 animate-spin', className)}
      {...props}
    />
  )
}
