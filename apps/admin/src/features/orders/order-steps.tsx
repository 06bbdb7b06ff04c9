import { messages, nextStatuses, statusLabel, type Order, type OrderStatus } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { useState } from 'react'
import { Panel } from '../../components/panel.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { refundLeft } from './refund-left.ts'

/** What staff may do with the order now, and why not where they may not. */
export function OrderSteps({ order }: { order: Order }) {
  const [open, setOpen] = useState<'cancel' | 'refund' | null>(null)
  const close = () => setOpen(null)
  const next: readonly OrderStatus[] = nextStatuses[order.status]
  const onward = next.find((status) => status !== 'cancelled')
  const left = refundLeft(order)

  return (
    <Panel title="Next step">
      <div className="grid gap-3">
        {onward && <MoveButton order={order} to={onward} />}
        {!onward && <p className="text-muted-foreground">This order has come to its end.</p>}
        {next.includes('cancelled') && (
          <Button variant="secondary" onClick={() => setOpen('cancel')}>
            Cancel order…
          </Button>
        )}
        {onward && !next.includes('cancelled') && (
          <p className="text-muted-foreground">
            {statusLabel(order.status)} orders can no longer be cancelled, only refunded.
          </p>
        )}
        <Button variant="secondary" disabled={left.cents === 0} onClick={() => setOpen('refund')}>
          Refund…
        </Button>
        {left.reason && <p className="text-muted-foreground">{left.reason}</p>}
      </div>
      {open === 'cancel' && <CancelOrderDialog order={order} onClose={close} />}
      {open === 'refund' && <RefundDialog order={order} onClose={close} />}
    </Panel>
  )
}

function MoveButton({ order, to }: { order: Order; to: OrderStatus }) {
  const utils = trpc.useUtils()
  const move = trpc.orders.move.useMutation({
    onSuccess: (moved) => utils.orders.byId.setData({ id: order._id }, moved),
    onError: (error) => toast.error(messageOf(error, messages.errorOccurred)),
    // also after a refusal: a colleague may have moved it
    onSettled: () => utils.orders.invalidate(),
  })
  return (
    <Button
      loading={move.isPending}
      loadingText="Saving…"
      onClick={() => move.mutate({ id: order._id, status: to, from: order.status })}
    >
      Mark as {statusLabel(to).toLowerCase()}
    </Button>
  )
}
