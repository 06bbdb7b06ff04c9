import * as ordersCopy from '@trivet/core/copy/orders'
import { paymentLabel } from '@trivet/core/orders'
import type { OrderStatus } from '@trivet/core/orders'
import { Badge } from '@trivet/ui/badge'

/** A cancelled order that was never paid waits for nothing. */
export function PaymentBadge({ isPaid, status }: { isPaid: boolean; status?: OrderStatus }) {
  if (!isPaid && status === 'cancelled') return <Badge>{ordersCopy.notCharged}</Badge>
  return <Badge tone={isPaid ? 'success' : 'warning'}>{paymentLabel(isPaid)}</Badge>
}
