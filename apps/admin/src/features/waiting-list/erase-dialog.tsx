import type { WaitingListEntry } from '@trivet/core/contract/waiting-list'
import { toast } from '@trivet/ui/toaster'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'

export function EraseDialog({ entry, onClose }: { entry: WaitingListEntry; onClose: () => void }) {
  const utils = trpc.useUtils()
  const erase = trpc.waitingList.erase.useMutation({
    onSuccess() {
      toast.success(`${entry.email} is off the waiting list`)
      onClose()
    },
    onSettled: () => utils.waitingList.invalidate(),
  })
  return (
    <FormDialog
      title="Erase from the waiting list"
      description={`${entry.email}, ${entry.postalCode}`}
      submitLabel="Erase"
      destructive
      isPending={erase.isPending}
      error={erase.error}
      failure="The entry could not be erased. Please try again."
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        erase.mutate({ id: entry._id })
      }}
    >
      <p>Nothing of this entry is kept, and nobody hears from us about this place.</p>
    </FormDialog>
  )
}
