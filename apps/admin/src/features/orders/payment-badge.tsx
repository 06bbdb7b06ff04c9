import { moneyDueOf, priceDueCents, type ListedOrder } from '@trivet/core/contract/orders'
import { formatMoney } from '@trivet/core/money'
import { paymentStateLabel, type PaymentState } from '@trivet/core/orders'
import { Badge, type BadgeProps } from '@trivet/ui/badge'

const toneOf = {
  paid: 'success',
  unpaid: 'warning',
  'confirmation-required': 'warning',
  'partly-refunded': 'info',
  refunded: 'neutral',
  waived: 'neutral',
} as const satisfies Record<PaymentState, BadgeProps['tone']>

/** How an order stands with its money, and what it owes: its price in the badge, what came on top in one of its own. */
export function PaymentBadge({ order }: { order: ListedOrder }) {
  const { paymentState } = order
  const { cents } = moneyDueOf(order)
  const priceCents = priceDueCents(order)
  const isOver = order.status === 'cancelled' && paymentState === 'unpaid'
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={isOver ? 'neutral' : toneOf[paymentState]}>
        {paymentStateLabel[paymentState]}
        {priceCents > 0 && ` ${formatMoney(priceCents)}`}
      </Badge>
      {cents > priceCents && <Badge tone="warning">Due {formatMoney(cents - priceCents)}</Badge>}
    </span>
  )
}
