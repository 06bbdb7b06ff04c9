import type { AmountDue, Order } from '@trivet/core/contract/orders'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { ExtraPaymentForm } from './extra-payment-form.tsx'
import { usePayDue } from './use-pay-due.ts'

type PayDueDialogProps = { order: Order; due: AmountDue; onClose: () => void }

export function PayDueDialog({ order, due, onClose }: PayDueDialogProps) {
  const paying = usePayDue(order._id, { due, onDone: onClose })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Pay what is open" description={due.reason}>
        <ExtraPaymentForm
          orderId={order._id}
          paymentMethod={order.paymentMethod}
          amount={due.amount}
          label="Pay"
          paying={paying}
          onPay={(paymentToken) => paying.mutateAsync(paymentToken)}
        />
      </DialogContent>
    </Dialog>
  )
}
