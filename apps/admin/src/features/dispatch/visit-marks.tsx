import type { VisitOutput } from '@trivet/core/contract/dispatch'
import { visitStateNames } from '@trivet/core/copy/dispatch'
import type { VisitState } from '@trivet/core/dispatch'
import { statusLabel } from '@trivet/core/orders'
import { Badge, type BadgeProps } from '@trivet/ui/badge'
import { AlarmClock, CircleCheck, CircleDollarSign, PackageOpen, Truck } from 'lucide-react'

type Mark = { tone: BadgeProps['tone']; Icon: typeof Truck }

const marks = {
  overdue: { tone: 'danger', Icon: AlarmClock },
  unpaid: { tone: 'warning', Icon: CircleDollarSign },
  done: { tone: 'success', Icon: CircleCheck },
} as const satisfies Record<Exclude<VisitState, 'open'>, Mark>

/** What staff must see at once, by word and icon; an open visit says how far its order is. */
export function VisitMark({ visit }: { visit: Pick<VisitOutput, 'state' | 'status' | 'isPaid'> }) {
  // an order that goes out though nobody paid it
  const state = visit.state === 'open' && !visit.isPaid ? 'unpaid' : visit.state
  if (state === 'open') return <Badge tone="neutral">{statusLabel(visit.status)}</Badge>
  const { tone, Icon } = marks[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden strokeWidth={1.75} />}>
      {visitStateNames[state]}
    </Badge>
  )
}

const kindIcons = { delivery: Truck, pickup: PackageOpen } as const

export function VisitIcon({ kind }: Pick<VisitOutput, 'kind'>) {
  const Icon = kindIcons[kind]
  return <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-muted-foreground" />
}
