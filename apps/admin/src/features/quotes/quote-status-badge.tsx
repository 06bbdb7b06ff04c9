import { writtenQuoteStatusLabel } from '@trivet/core/copy/written-quotes'
import type { WrittenQuoteStatus } from '@trivet/core/written-quotes'
import { Badge } from '@trivet/ui/badge'

const tones = {
  open: 'info',
  accepted: 'success',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<WrittenQuoteStatus, string>

export function QuoteStatusBadge({ status }: { status: WrittenQuoteStatus }) {
  return <Badge tone={tones[status]}>{writtenQuoteStatusLabel[status]}</Badge>
}
