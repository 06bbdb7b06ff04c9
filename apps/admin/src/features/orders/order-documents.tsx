import * as generalCopy from '@trivet/core/copy/general'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { FileText, Mail } from 'lucide-react'
import { useState } from 'react'
import { Panel } from '../../components/panel.tsx'
import { openFile } from '../../lib/open-file.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'

/** What is printed or sent about the order. */
export function OrderDocuments({ order }: { order: StaffOrder }) {
  return (
    <Panel title="Documents and mail">
      <div className="grid gap-3">
        {order.isPaid && <PdfButton label="Invoice" address={`/api/orders/${order._id}/invoice.pdf`} />}
        <PdfButton label="Packing list" address={`/api/admin/orders/${order._id}/packing-list.pdf`} />
        {order.isPaid && order.status !== 'cancelled' && <ResendButton order={order} />}
      </div>
    </Panel>
  )
}

function PdfButton({ label, address }: { label: string; address: string }) {
  const [isPending, setIsPending] = useState(false)
  async function open() {
    setIsPending(true)
    await openFile(address)
    setIsPending(false)
  }
  return (
    <Button variant="secondary" loading={isPending} onClick={() => void open()}>
      <FileText aria-hidden strokeWidth={1.75} />
      {label} (PDF)
    </Button>
  )
}

function ResendButton({ order: { _id: id, user } }: { order: StaffOrder }) {
  const utils = trpc.useUtils()
  const resend = trpc.orders.resendConfirmation.useMutation({
    onSuccess(order) {
      utils.orders.forStaff.setData({ id }, order)
      toast.success(`Confirmation on its way to ${user.email}`)
    },
    onError: (error) => toast.error(messageOf(error, generalCopy.errorOccurred)),
  })
  return (
    <Button
      variant="secondary"
      loading={resend.isPending}
      loadingText="Sending…"
      onClick={() => resend.mutate({ id })}
    >
      <Mail aria-hidden strokeWidth={1.75} />
      Send confirmation again
    </Button>
  )
}
