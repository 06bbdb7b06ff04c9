import { Button } from '@trivet/ui/button'
import { Dialog, DialogClose, DialogContent } from '@trivet/ui/dialog'
import { useOneSubmit } from '@trivet/ui/use-one-submit'
import { CircleAlert } from 'lucide-react'
import { useId, type FormEvent, type ReactNode } from 'react'
import { messageOf } from '../lib/trpc.ts'

type FormDialogProps = {
  title: string
  description: string
  submitLabel: string
  closeLabel?: string
  destructive?: boolean
  /** As it stands it would be refused; the fields say why. */
  isBlocked?: boolean
  isPending: boolean
  /** The server's refusal, said above the fields. */
  error: unknown
  /** Said when the server gave no sentence of its own. */
  failure: string
  onSubmit: (event: FormEvent) => unknown
  onClose: () => void
  children: ReactNode
}

export function FormDialog({
  title,
  description,
  submitLabel,
  closeLabel = 'Cancel',
  destructive = false,
  isBlocked = false,
  isPending,
  error,
  failure,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId()
  const submit = useOneSubmit(onSubmit)
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={title}
        description={description}
        footer={
          <>
            <DialogClose render={<Button variant="secondary" />}>{closeLabel}</DialogClose>
            <Button
              type="submit"
              form={formId}
              variant={destructive ? 'destructive' : 'primary'}
              disabled={isBlocked}
              loading={isPending}
              loadingText="Saving…"
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={submit}>
          {error != null && (
            <p role="alert" className="flex gap-2 rounded-cloth border-2 border-destructive p-3 font-medium">
              <CircleAlert aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-destructive" />
              {messageOf(error, failure)}
            </p>
          )}
          {children}
        </form>
      </DialogContent>
    </Dialog>
  )
}
