import { statusLabel, type OrderStatus } from '@trivet/core/orders'
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

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={toneOf[status]}>{statusLabel(status)}</Badge>
}

export function UnpaidBadge() {
  return <Badge tone="warning">Unpaid</Badge>
}

/** The status, and whether money is missing. */
export function OrderBadges({ status, isPaid }: { status: OrderStatus; isPaid: boolean }) {
  return (
    <span className="flex flex-wrap gap-1">
      <OrderStatusBadge status={status} />
      {!isPaid && status !== 'cancelled' && <UnpaidBadge />}
    </span>
  )
}
