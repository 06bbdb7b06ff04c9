import { useRender } from '@base-ui/react/use-render'
import { cva } from 'class-variance-authority'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn.tsx'

export const cardVariants = cva('rounded-cloth border bg-card text-card-foreground', {
  variants: {
    hem: {
      solid: '',
      /** Something still in the making, such as a kit of one's own. */
      stitched: 'stitched',
    },
  },
  defaultVariants: { hem: 'solid' },
})

export type CardProps = useRender.ComponentProps<'div'> & VariantProps<typeof cardVariants>

/** A piece of cloth. With `weave-edge weave-…` it wears its collection's colour on the left. */
export function Card({ hem, className, render, ...props }: CardProps) {
  return useRender({
    defaultTagName: 'div',
    render,
    props: { 'data-slot': 'card', className: cn(cardVariants({ hem }), className), ...props },
  })
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="card-header" className={cn('flex flex-col gap-1.5 p-6 pb-0', className)} {...props} />
  )
}

export function CardTitle({ className, render, ...props }: useRender.ComponentProps<'h3'>) {
  return useRender({
    defaultTagName: 'h3',
    render,
    props: { 'data-slot': 'card-title', className: cn('type-h3', className), ...props },
  })
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="card-description"
      className={cn('text-small text-muted-foreground', className)}
      {...props}
    />
  )
}

export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-content" className={cn('p-6', className)} {...props} />
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="card-footer" className={cn('flex items-center gap-3 p-6 pt-0', className)} {...props} />
  )
}
