import type { ComponentProps } from 'react'
import { cn } from './cn.tsx'

/** A trivet from above: a ring on three feet. */
export function LogoMark({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg data-slot="logo-mark" viewBox="0 0 64 64" aria-hidden className={cn('size-8', className)} {...props}>
      <circle cx="32" cy="32" r="20" fill="none" stroke="currentColor" strokeWidth="7" />
      {[0, 120, 240].map((turn) => (
        <rect
          key={turn}
          x="29"
          y="2"
          width="6"
          height="10"
          rx="3"
          fill="currentColor"
          transform={`rotate(${turn} 32 32)`}
        />
      ))}
    </svg>
  )
}

type LogoProps = ComponentProps<'span'> & { name: string }

/** The mark beside the shop's name. */
export function Logo({ name, className, ...props }: LogoProps) {
  return (
    <span
      data-slot="logo"
      className={cn(
        'inline-flex items-center gap-2.5 font-display text-h3 font-semibold tracking-[-0.02em]',
        className,
      )}
      {...props}
    >
      <LogoMark className="text-primary" />
      <span>{name}</span>
    </span>
  )
}
