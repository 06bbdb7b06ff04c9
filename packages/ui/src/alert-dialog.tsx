import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactElement, ReactNode } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.tsx'
import { dialogVariants } from './dialog.tsx'

export type AlertDialogProps = {
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
  /** Keeps the dialog open with a busy button; close it by `open` when the work is done. */
  isPending?: boolean
  pendingText?: string
  destructive?: boolean
  /** The element that opens it, where the dialog is not controlled. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children?: ReactNode
}

/** A question that must be answered: no click outside closes it. */
export function AlertDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  isPending = false,
  pendingText,
  destructive = false,
  trigger,
  open,
  onOpenChange,
  children,
}: AlertDialogProps) {
  const confirm = (
    <Button
      variant={destructive ? 'destructive' : 'primary'}
      onClick={onConfirm}
      loading={isPending}
      loadingText={pendingText}
    >
      {confirmLabel}
    </Button>
  )
  return (
    <BaseAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <BaseAlertDialog.Trigger render={trigger} />}
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className="fixed inset-0 z-50 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseAlertDialog.Popup
          data-slot="alert-dialog"
          className={cn(dialogVariants({ placement: 'center', size: 'sm' }), 'p-6')}
        >
          <BaseAlertDialog.Title className="type-h3">{title}</BaseAlertDialog.Title>
          <BaseAlertDialog.Description className="mt-3 text-muted-foreground">
            {description}
          </BaseAlertDialog.Description>
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <BaseAlertDialog.Close render={<Button variant="secondary" disabled={isPending} />}>
              {cancelLabel}
            </BaseAlertDialog.Close>
            {open === undefined ? <BaseAlertDialog.Close render={confirm} /> : confirm}
          </div>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  )
}
