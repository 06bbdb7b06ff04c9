import { stockState, type StockState } from '@trivet/core/catalog'
import { Badge } from '@trivet/ui/badge'

const words: Record<StockState, { tone: 'success' | 'warning' | 'danger'; label: string }> = {
  in: { tone: 'success', label: 'In stock' },
  low: { tone: 'warning', label: 'Low' },
  out: { tone: 'danger', label: 'None' },
}

export function StockBadge({ countInStock }: { countInStock: number }) {
  const { tone, label } = words[stockState(countInStock)]
  return <Badge tone={tone}>{label}</Badge>
}

type StateBadgesProps = { isPopular: boolean; archivedAt: string | null }

export function StateBadges({ isPopular, archivedAt }: StateBadgesProps) {
  if (archivedAt) return <Badge tone="neutral">Archived</Badge>
  return isPopular ? <Badge tone="info">Popular</Badge> : '—'
}
