import type { VisitOutput } from '@trivet/core/contract/dispatch'
import { lastReportText, visitStateNames } from '@trivet/core/copy/dispatch'
import type { VisitState } from '@trivet/core/dispatch'
import { formatDollars } from '@trivet/core/money'
import { statusLabel } from '@trivet/core/orders'
import { Badge, type BadgeProps } from '@trivet/ui/badge'
import { AlarmClock, CircleCheck, CircleDollarSign, DoorClosed, PackageOpen, Truck } from 'lucide-react'
import { now } from '../../lib/clock.ts'

type Look = { tone: BadgeProps['tone']; Icon: typeof Truck }

const marks = {
  overdue: { tone: 'danger', Icon: AlarmClock },
  unpaid: { tone: 'warning', Icon: CircleDollarSign },
  done: { tone: 'success', Icon: CircleCheck },
  'nobody-there': { tone: 'warning', Icon: DoorClosed },
  'on-the-way': { tone: 'info', Icon: Truck },
} as const satisfies Record<Exclude<VisitState, 'open'> | 'nobody-there' | 'on-the-way', Look>

type MarkedVisit = Pick<
  VisitOutput,
  'state' | 'status' | 'isPaid' | 'due' | 'day' | 'timeZone' | 'lastReport'
>

/**
 * What staff must see at once, by word and icon; an open visit says what its driver reported last, else how far its order is,
 * and what it owes.
 */
export function VisitMark({ visit }: { visit: MarkedVisit }) {
  // an order that goes out though nobody paid it
  const state = visit.state === 'open' && !visit.isPaid ? 'unpaid' : visit.state
  const due = visit.due > 0 ? `${visit.isPaid ? 'Due' : 'Unpaid'} ${formatDollars(visit.due)}` : null
  const reported = state === 'done' ? null : lastReportText(visit, now())
  const { outcome } = visit.lastReport ?? {}
  return (
    <span className="inline-flex max-w-full flex-wrap gap-1">
      {state !== 'open' && (
        <Mark state={state} text={(state === 'unpaid' && due) || visitStateNames[state]} />
      )}
      {state === 'open' && !reported && <Badge tone="neutral">{statusLabel(visit.status)}</Badge>}
      {reported && <Mark state={outcome === 'nobody-there' ? outcome : 'on-the-way'} text={reported} />}
      {state !== 'unpaid' && due && <Mark state="unpaid" text={due} />}
    </span>
  )
}

function Mark({ state, text }: { state: keyof typeof marks; text: string }) {
  const { tone, Icon } = marks[state]
  return (
    <Badge
      tone={tone}
      icon={<Icon aria-hidden strokeWidth={1.75} />}
      // a time of day is longer than a day of the week is wide
      className="max-w-full whitespace-normal"
    >
      {text}
    </Badge>
  )
}

const kindIcons = { delivery: Truck, pickup: PackageOpen } as const

export function VisitIcon({ kind }: Pick<VisitOutput, 'kind'>) {
  const Icon = kindIcons[kind]
  return <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-muted-foreground" />
}
