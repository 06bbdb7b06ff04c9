import { statusLabel } from '@trivet/core/orders'
import type { OrderStatus } from '@trivet/core/orders'
import { Badge } from '@trivet/ui/badge'
import type { BadgeProps } from '@trivet/ui/badge'

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{statusLabel(status)}</Badge>
}

const tones = {
  pending: 'warning',
  confirmed: 'success',
  packed: 'info',
  dispatched: 'info',
  delivered: 'success',
  collected: 'info',
  completed: 'neutral',
  cancelled: 'danger',
} as const satisfies Record<OrderStatus, BadgeProps['tone']>
