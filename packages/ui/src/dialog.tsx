import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { cva } from 'class-variance-authority'
import type { VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.tsx'
import type { Styled } from './styled.ts'

export const Dialog = BaseDialog.Root
export const DialogTrigger = BaseDialog.Trigger
export const DialogClose = BaseDialog.Close

export const dialogVariants = cva(
  'fixed z-50 flex flex-col overflow-hidden border bg-popover text-popover-foreground shadow-contact outline-none transition duration-200 ease-lay data-ending-style:opacity-0 data-starting-style:opacity-0',
  {
    variants: {
      placement: {
        /** In the middle; along the bottom edge on phones. */
        center: [
          'max-h-[calc(100dvh-2rem)] rounded-cloth',
          'max-sm:inset-x-2 max-sm:bottom-2 max-sm:data-starting-style:translate-y-4',
          'sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-4rem)] sm:-translate-1/2',
        ],
        /** Along the right edge, over the whole height: cart, filters. */
        side: 'inset-y-0 right-0 w-full max-w-110 border-y-0 border-r-0 data-ending-style:translate-x-6 data-starting-style:translate-x-6',
        /** The whole screen. */
        full: 'inset-0 border-0 data-ending-style:translate-y-6 data-starting-style:translate-y-6',
      },
      size: { sm: '', md: '', lg: '' },
    },
    compoundVariants: [
      { placement: 'center', size: 'sm', className: 'sm:max-w-110' },
      { placement: 'center', size: 'md', className: 'sm:max-w-150' },
      { placement: 'center', size: 'lg', className: 'sm:max-w-220' },
    ],
    defaultVariants: { placement: 'center', size: 'md' },
  },
)

export type DialogContentProps = Omit<Styled<BaseDialog.Popup.Props>, 'title'> &
  VariantProps<typeof dialogVariants> & {
    title: ReactNode
    description: ReactNode
    /** Where the body says it already: kept for screen readers. */
    hideDescription?: boolean
    hideTitle?: boolean
    /** Stays in sight below the scrolling body. */
    footer?: ReactNode
  }

export function DialogContent({
  title,
  description,
  hideTitle = false,
  hideDescription = false,
  footer,
  placement,
  size,
  className,
  children,
  ...props
}: DialogContentProps) {
  return (
    <BaseDialog.Portal>
      <BaseDialog.Backdrop
        data-slot="dialog-backdrop"
        className="fixed inset-0 z-50 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
      />
      <BaseDialog.Popup
        data-slot="dialog-content"
        className={cn(dialogVariants({ placement, size }), className)}
        {...props}
      >
        <header className="flex items-start gap-4 p-6 pb-3">
          <div className="min-w-0 flex-1">
            <BaseDialog.Title data-slot="dialog-title" className={cn('type-h3', hideTitle && 'sr-only')}>
              {title}
            </BaseDialog.Title>
            <BaseDialog.Description
              data-slot="dialog-description"
              className={cn(
                'mt-2 text-small wrap-anywhere text-muted-foreground',
                hideDescription && 'sr-only',
              )}
            >
              {description}
            </BaseDialog.Description>
          </div>
          <BaseDialog.Close
            aria-label="Close"
            className="-mt-2 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-tool hover:bg-foreground/8"
          >
            <X aria-hidden strokeWidth={1.75} className="size-5" />
          </BaseDialog.Close>
        </header>
        <div data-slot="dialog-body" className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-6 pt-3">
          {children}
        </div>
        {footer && (
          <footer
            data-slot="dialog-footer"
            className="flex flex-wrap justify-end gap-3 border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
          >
            {footer}
          </footer>
        )}
      </BaseDialog.Popup>
    </BaseDialog.Portal>
  )
}
