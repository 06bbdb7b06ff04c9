import { useShopSettings } from '../../lib/shop-settings.tsx'
import { formatMoney, toCents } from '@trivet/core/money'
import type { Order } from '@trivet/core/contract/orders'
import { AlertDialog } from '@trivet/ui/alert-dialog'

export type ConfirmPaymentDialogProps = {
  order: Pick<Order, 'totalPrice' | 'accountCreditPrice'>
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmPaymentDialog({ order, isPending, onConfirm, onCancel }: ConfirmPaymentDialogProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title="Your bank asks you to confirm this payment"
      description={`${formatMoney(toCents(order.totalPrice) - toCents(order.accountCreditPrice ?? 0))} to ${useShopSettings().identity.name}. Nothing is charged until you confirm.`}
      confirmLabel="Confirm"
      onConfirm={onConfirm}
      isPending={isPending}
      pendingText="Confirming..."
    />
  )
}
