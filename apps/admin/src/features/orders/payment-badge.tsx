import type { ListedOrder } from '@trivet/core/contract/orders'
import { paymentStateLabel, type PaymentState } from '@trivet/core/orders'
import { Badge, type BadgeProps } from '@trivet/ui/badge'

const toneOf = {
  paid: 'success',
  unpaid: 'warning',
  'confirmation-required': 'warning',
  'partly-refunded': 'info',
  refunded: 'neutral',
} as const satisfies Record<PaymentState, BadgeProps['tone']>

export function PaymentBadge({ paymentState, status }: Pick<ListedOrder, 'paymentState' | 'status'>) {
  const isOver = status === 'cancelled' && paymentState === 'unpaid'
  return <Badge tone={isOver ? 'neutral' : toneOf[paymentState]}>{paymentStateLabel[paymentState]}</Badge>
}
