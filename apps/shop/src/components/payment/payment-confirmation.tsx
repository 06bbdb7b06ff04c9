import { lazyPart } from '../../lib/lazy-part.tsx'
import type { ConfirmPaymentDialogProps } from './confirm-payment-dialog.tsx'

const ConfirmPaymentDialog = lazyPart(() =>
  import('./confirm-payment-dialog.tsx').then((module) => module.ConfirmPaymentDialog),
)

type PaymentConfirmationProps = Omit<ConfirmPaymentDialogProps, 'order'> & {
  order: ConfirmPaymentDialogProps['order'] | null
}

/** Few banks ask: the dialog is loaded when one does. */
export function PaymentConfirmation({ order, ...dialog }: PaymentConfirmationProps) {
  return order && <ConfirmPaymentDialog order={order} {...dialog} />
}
