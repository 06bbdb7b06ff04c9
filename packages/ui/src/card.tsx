import { useRender } from '@base-ui/react/use-render'
import { cva } from 'class-variance-authority'
import type { VariantProps } from 'class-variance-authority'
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
