import { statusLabel } from '@trivet/core/orders'
import type { OrderStatus } from '@trivet/core/orders'
import { Badge } from '@trivet/ui/badge'
import type { BadgeProps } from '@trivet/ui/badge'

/** In the tones that staff see, too. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{statusLabel(status)}</Badge>
}

const tones = {
  pending: 'warning',
  confirmed: 'info',
  packed: 'info',
  dispatched: 'info',
  delivered: 'success',
  collected: 'info',
  completed: 'success',
  cancelled: 'neutral',
} as const satisfies Record<OrderStatus, BadgeProps['tone']>
