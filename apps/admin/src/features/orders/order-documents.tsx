import * as generalCopy from '@trivet/core/copy/general'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { Mail } from 'lucide-react'
import { Panel } from '../../components/panel.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { Allowed } from '../../components/allowed.tsx'
import { PdfButton } from './pdf-button.tsx'

/** What is printed or sent about the order. */
export function OrderDocuments({ order }: { order: StaffOrder }) {
  const utils = trpc.useUtils()
  return (
    <Panel title="Documents and mail">
      <div className="grid gap-3">
        {order.isPaid && <PdfButton label="Invoice" address={`/api/orders/${order._id}/invoice.pdf`} />}
        <Allowed permission="warehouse">
          <PdfButton
            label="Packing list"
            address={`/api/admin/orders/${order._id}/packing-list.pdf`}
            // its crates have their numbers from the first print on
            onOpened={() => void utils.crates.ofOrder.invalidate({ id: order._id })}
          />
        </Allowed>
        {order.isPaid && order.status !== 'cancelled' && <ResendButton order={order} />}
      </div>
    </Panel>
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
