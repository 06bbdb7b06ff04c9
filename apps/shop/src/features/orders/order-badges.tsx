import { paymentLabel, statusLabel } from '@trivet/core'
import type { OrderStatus } from '@trivet/core'
import { Badge } from '@trivet/ui/badge'
import { statusTones } from './order-words.ts'

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={statusTones[status]}>{statusLabel(status)}</Badge>
}

export function PaymentBadge({ isPaid }: { isPaid: boolean }) {
  return <Badge tone={isPaid ? 'success' : 'warning'}>{paymentLabel(isPaid)}</Badge>
}
