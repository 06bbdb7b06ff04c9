import type { VisitOutput } from '@trivet/core/contract/dispatch'
import { visitStateNames } from '@trivet/core/copy/dispatch'
import type { VisitState } from '@trivet/core/dispatch'
import { formatDollars } from '@trivet/core/money'
import { statusLabel } from '@trivet/core/orders'
import { Badge, type BadgeProps } from '@trivet/ui/badge'
import { AlarmClock, CircleCheck, CircleDollarSign, PackageOpen, Truck } from 'lucide-react'

type Look = { tone: BadgeProps['tone']; Icon: typeof Truck }

const marks = {
  overdue: { tone: 'danger', Icon: AlarmClock },
  unpaid: { tone: 'warning', Icon: CircleDollarSign },
  done: { tone: 'success', Icon: CircleCheck },
} as const satisfies Record<Exclude<VisitState, 'open'>, Look>

/** What staff must see at once, by word and icon; an open visit says how far its order is, and what it owes. */
export function VisitMark({ visit }: { visit: Pick<VisitOutput, 'state' | 'status' | 'isPaid' | 'due'> }) {
  // an order that goes out though nobody paid it
  const state = visit.state === 'open' && !visit.isPaid ? 'unpaid' : visit.state
  const due = visit.due > 0 ? `${visit.isPaid ? 'Due' : 'Unpaid'} ${formatDollars(visit.due)}` : null
  if (state === 'unpaid') return <Mark state="unpaid" text={due ?? visitStateNames.unpaid} />
  return (
    <span className="inline-flex flex-wrap gap-1">
      {state === 'open' ? (
        <Badge tone="neutral">{statusLabel(visit.status)}</Badge>
      ) : (
        <Mark state={state} text={visitStateNames[state]} />
      )}
      {due && <Mark state="unpaid" text={due} />}
    </span>
  )
}

function Mark({ state, text }: { state: keyof typeof marks; text: string }) {
  const { tone, Icon } = marks[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden strokeWidth={1.75} />}>
      {text}
    </Badge>
  )
}

const kindIcons = { delivery: Truck, pickup: PackageOpen } as const

export function VisitIcon({ kind }: Pick<VisitOutput, 'kind'>) {
  const Icon = kindIcons[kind]
  return <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-muted-foreground" />
}
