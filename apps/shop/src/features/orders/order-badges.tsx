import { paymentLabel } from '@trivet/core/orders'
import { Badge } from '@trivet/ui/badge'

export function PaymentBadge({ isPaid }: { isPaid: boolean }) {
  return <Badge tone={isPaid ? 'success' : 'warning'}>{paymentLabel(isPaid)}</Badge>
}
