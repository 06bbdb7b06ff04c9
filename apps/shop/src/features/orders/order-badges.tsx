import { moneyDueOf, type Order } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import { formatDollars, formatMoney } from '@trivet/core/money'
import { isPriceSettled, paymentLabel } from '@trivet/core/orders'
import { Badge } from '@trivet/ui/badge'

/** How an order stands with its money, for its guest: what is owed on top of a paid price comes first. */
export function PaymentBadge({ order }: { order: Order }) {
  const { cents } = moneyDueOf(order)
  if (isPriceSettled(order) && cents > 0) {
    return <Badge tone="warning">{ordersCopy.stillToPay(formatMoney(cents))}</Badge>
  }
  if (order.status === 'cancelled') return <Badge>{keptOf(order)}</Badge>
  if (order.paymentStatus === 'waived') return <Badge tone="success">{ordersCopy.nothingToPay}</Badge>
  return <Badge tone={order.isPaid ? 'success' : 'warning'}>{paymentLabel(order.isPaid)}</Badge>
}

/** A cancelled order that was never paid waits for nothing. */
function keptOf({ isPaid, refundedPrice }: Order): string {
  if (!isPaid) return ordersCopy.notCharged
  return refundedPrice ? ordersCopy.refundedOfIt(formatDollars(refundedPrice)) : ordersCopy.nothingRefunded
}
