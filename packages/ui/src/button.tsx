import { cva } from 'class-variance-authority'
import type { VariantProps } from 'class-variance-authority'
import { cloneElement } from 'react'
import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import { cn } from './cn.tsx'
import { Spinner } from './spinner.tsx'

export const buttonVariants = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-tool border border-transparent font-semibold',
    // scaled at rest as well: to begin with it at a press has the browser lay out anew what is around (on a slow phone 25 of
    // the 160 milliseconds until a press is answered)
    'scale-100 whitespace-nowrap select-none transition active:scale-[0.98] disabled:active:scale-100 aria-disabled:active:scale-100',
    // a phone whose reader has enlarged the letters
    'max-[18rem]:h-auto max-[18rem]:min-h-11 max-[18rem]:shrink max-[18rem]:py-2 max-[18rem]:whitespace-normal',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    "[&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-5",
  ],
  {
    variants: {
      variant: {
        primary: 'bg-primary text-primary-foreground hover:bg-primary/90',
        secondary: 'border-input bg-card text-card-foreground hover:bg-muted',
        ghost: 'text-foreground hover:bg-foreground/8',
        link: 'rounded-cloth font-medium text-foreground underline decoration-1 underline-offset-4 hover:decoration-2',
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive/90',
      },
      size: {
        sm: 'h-9 px-4 text-small pointer-coarse:min-h-11',
        md: 'h-control px-6 text-body [[data-density=compact]_&]:px-4',
        lg: 'h-14 px-8 text-lead',
        icon: 'size-control p-0 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
      },
    },
    compoundVariants: [{ variant: 'link', className: 'h-auto min-h-6 px-0' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Drawn instead of a `<button>`, with its own props kept. */
    render?: ReactElement<{ className?: string | undefined }> | undefined
    loading?: boolean
    /** Replaces the label while loading, such as 'Processing...'. */
    loadingText?: string
  }

// swallows the press, also the one that an Enter in a field is for the button that sends its form
const off = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }

/** A link that looks like a button: `<Button render={<Link to={…} />}>`. It stays a link for everyone. */
export function Button({
  variant,
  size,
  loading = false,
  loadingText,
  disabled,
  className,
  children,
  render,
  ...props
}: ButtonProps) {
  const look = {
    'data-slot': 'button',
    'data-loading': loading || undefined,
    'aria-busy': loading || undefined,
    // not `disabled`: the keyboard's focus stays where it is
    ...((loading || (render && disabled)) && off),
    className: cn(buttonVariants({ variant, size }), className, render?.props.className),
    children: loading ? (
      <>
        <Spinner />
        {size !== 'icon' && (loadingText ?? children)}
      </>
    ) : (
      children
    ),
  }
  if (!render) return <button type="button" disabled={disabled && !loading} {...props} {...look} />
  return cloneElement(render, {
    ...props,
    ...look,
    ...render.props,
    className: look.className,
  })
}
