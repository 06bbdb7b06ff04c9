import type { PaymentStatus } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import { paymentLabel } from '@trivet/core/orders'
import type { OrderStatus } from '@trivet/core/orders'
import { Badge } from '@trivet/ui/badge'

type PaymentBadgeProps = { isPaid: boolean; status?: OrderStatus; paymentStatus?: PaymentStatus }

/** A cancelled order that was never paid waits for nothing. */
export function PaymentBadge({ isPaid, status, paymentStatus }: PaymentBadgeProps) {
  if (!isPaid && status === 'cancelled') return <Badge>{ordersCopy.notCharged}</Badge>
  if (paymentStatus === 'waived') return <Badge tone="success">{ordersCopy.nothingToPay}</Badge>
  return <Badge tone={isPaid ? 'success' : 'warning'}>{paymentLabel(isPaid)}</Badge>
}
