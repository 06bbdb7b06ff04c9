import type { Stay } from '@trivet/core/contract/stays'
import { AlertDialog } from '@trivet/ui/alert-dialog'
import { Button } from '@trivet/ui/button'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'

/** Asks first: printed QR codes of this page lead nowhere afterwards. */
export function DeleteStay({ stay: { _id, title } }: { stay: Stay }) {
  const [isOpen, setIsOpen] = useState(false)
  const isDeleted = useRef(false)
  const utils = trpc.useUtils()
  const remove = trpc.stays.delete.useMutation({
    onSuccess() {
      isDeleted.current = true
      utils.stays.mine.setData(undefined, (list) => list?.filter((stay) => stay._id !== _id))
      notify.success(`${title} deleted`)
    },
    onError: (error) => notify.error(messageOf(error, 'Failed to delete the listing')),
    onSettled: () => setIsOpen(false),
  })
  // goes with its listing, and the dialog with it: the list's heading takes the focus
  useEffect(
    () => () => {
      if (isDeleted.current) document.getElementById('stays')?.focus()
    },
    [],
  )
  return (
    <>
      <Button size="sm" variant="ghost" className="h-11" onClick={() => setIsOpen(true)}>
        <Trash2 aria-hidden strokeWidth={1.75} />
        Delete<span className="sr-only"> {title}</span>
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`Delete ${title}?`}
        description="Its page goes at once, and printed QR codes of it lead nowhere. Orders already placed keep their address. This cannot be undone."
        confirmLabel="Delete listing"
        pendingText="Deleting..."
        destructive
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ id: _id })}
      />
    </>
  )
}
