import type { ComponentProps } from 'react'
import { cn } from './cn.tsx'

/** A piece of thread texture in the shape of what is coming; it shows after 200 ms. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cn('weave skeleton h-6 rounded-cloth', className)}
      {...props}
    />
  )
}

/** Holds the skeletons of one place and says once that it is loading. */
export function SkeletonGroup({
  label = 'Loading',
  children,
  ...props
}: ComponentProps<'div'> & { label?: string }) {
  return (
    <div data-slot="skeleton-group" role="status" aria-busy {...props}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
