import { paymentLabel, statusLabel, type Order, type OrderStatus } from '@trivet/core'
import { Badge, type BadgeProps } from '@trivet/ui/badge'

const toneOf = {
  pending: 'warning',
  confirmed: 'info',
  packed: 'info',
  dispatched: 'info',
  delivered: 'success',
  collected: 'info',
  completed: 'success',
  cancelled: 'neutral',
} as const satisfies Record<OrderStatus, BadgeProps['tone']>

export function OrderStatusBadge({ status }: Pick<Order, 'status'>) {
  return <Badge tone={toneOf[status]}>{statusLabel(status)}</Badge>
}

export function PaymentBadge({ isPaid, status }: Pick<Order, 'isPaid' | 'status'>) {
  const unpaidTone = status === 'cancelled' ? 'neutral' : 'warning'
  return <Badge tone={isPaid ? 'success' : unpaidTone}>{paymentLabel(isPaid)}</Badge>
}
