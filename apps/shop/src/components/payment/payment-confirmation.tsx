import { lazy, Suspense } from 'react'
import type { ConfirmPaymentDialogProps } from './confirm-payment-dialog.tsx'

const ConfirmPaymentDialog = lazy(() =>
  import('./confirm-payment-dialog.tsx').then((module) => ({ default: module.ConfirmPaymentDialog })),
)

type PaymentConfirmationProps = Omit<ConfirmPaymentDialogProps, 'order'> & {
  order: ConfirmPaymentDialogProps['order'] | null
}

/** Few banks ask: the dialog is loaded when one does. */
export function PaymentConfirmation({ order, ...dialog }: PaymentConfirmationProps) {
  return (
    order && (
      <Suspense>
        <ConfirmPaymentDialog order={order} {...dialog} />
      </Suspense>
    )
  )
}
