import type { Subscriber } from '@trivet/core/contract/contact'
import { toast } from '@trivet/ui/toaster'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'

export function UnsubscribeDialog({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) {
  const utils = trpc.useUtils()
  const remove = trpc.newsletter.remove.useMutation({
    onSuccess({ email }) {
      toast.success(`${email} is unsubscribed`)
      onClose()
    },
    onSettled: () => utils.newsletter.invalidate(),
  })
  return (
    <FormDialog
      title="Unsubscribe"
      description={subscriber.email}
      submitLabel="Unsubscribe"
      destructive
      isPending={remove.isPending}
      error={remove.error}
      failure="The subscription could not be ended. Please try again."
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        remove.mutate({ id: subscriber._id })
      }}
    >
      <p>No newsletter goes to this address any more. Only its reader can subscribe again.</p>
    </FormDialog>
  )
}
