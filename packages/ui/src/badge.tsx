import { cva } from 'class-variance-authority'
import type { VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, CircleDashed, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.tsx'

const badgeVariants = cva(
  'inline-flex min-h-6 w-fit shrink-0 items-center gap-1 rounded-tool border border-transparent px-2.5 font-sans text-caption font-medium whitespace-nowrap [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        success: 'bg-badge-success-fill text-badge-success',
        warning: 'bg-badge-warning-fill text-badge-warning',
        danger: 'bg-badge-danger-fill text-badge-danger',
        info: 'bg-badge-info-fill text-badge-info',
        neutral: 'bg-badge-neutral-fill text-badge-neutral',
      },
    },
  },
)

type Tone = NonNullable<VariantProps<typeof badgeVariants>['tone']>

const icons = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
  neutral: CircleDashed,
} satisfies Record<Tone, unknown>

export type BadgeProps = ComponentProps<'span'> & {
  tone?: Tone
  /** Replaces the icon of the tone; a badge never speaks by colour alone. */
  icon?: ReactNode
}

export function Badge({ tone = 'neutral', icon, className, children, ...props }: BadgeProps) {
  const Icon = icons[tone]
  return (
    <span data-slot="badge" className={cn(badgeVariants({ tone }), className)} {...props}>
      {icon ?? <Icon aria-hidden strokeWidth={1.75} />}
      {children}
    </span>
  )
}
