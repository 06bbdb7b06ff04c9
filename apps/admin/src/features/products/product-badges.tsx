import { stockState, type StockState } from '@trivet/core/catalog'
import type { AdminProductRow } from '@trivet/core/contract/catalog'
import { Badge } from '@trivet/ui/badge'

const words: Record<Exclude<StockState, 'in'>, { tone: 'warning' | 'danger'; label: string }> = {
  low: { tone: 'warning', label: 'Low' },
  out: { tone: 'danger', label: 'None' },
}

/** Nothing where there is enough. */
export function StockBadge(product: Pick<AdminProductRow, 'countInStock' | 'isLow'>) {
  const state = stockState(product)
  if (state === 'in') return null
  const { tone, label } = words[state]
  return <Badge tone={tone}>{label}</Badge>
}

type StateBadgesProps = { isPopular: boolean; archivedAt: string | null }

export function StateBadges({ isPopular, archivedAt }: StateBadgesProps) {
  if (archivedAt) return <Badge tone="neutral">Archived</Badge>
  return isPopular ? <Badge tone="info">Popular</Badge> : '—'
}
