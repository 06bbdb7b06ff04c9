import { addDays, type CalendarDate, type RentalPeriod } from '@trivet/core/dates'
import type { OrderStatus, TimelineKind } from '@trivet/core/orders'
import type { HistoryRow } from './order-history.ts'
import { userId } from './seed-id.ts'

export type OrderTimeline = {
  placedAt: Date
  paidAt: Date | null
  timeline: SampleEvent[]
}

/** What happened to an order, in the words that core has for it. */
export type SampleEvent = {
  at: Date
  actorId?: string
  kind: TimelineKind
  from?: OrderStatus
  to?: OrderStatus
  note?: string
}

type TimelineFacts = {
  row: HistoryRow
  index: number
  period: RentalPeriod
  today: CalendarDate
  guestId: string
}

const staffId = userId('admin@trivet.test')

/** When an order was placed and paid, and what happened to it until the day before the shop was filled. */
export function orderTimeline({ row, index, period, today, guestId }: TimelineFacts): OrderTimeline {
  const yesterday = addDays(today, -1)
  // every instant is in the past, whatever the time of day is now
  const at = (day: CalendarDate, time: string) => new Date(`${day < yesterday ? day : yesterday}T${time}Z`)
  const daysAhead = 4 + ((index * 5) % 17)
  const placedOn = addDays(period.start, -daysAhead)
  const minute = String(10 + ((index * 7) % 40))
  const placedAt = at(placedOn, `15:${minute}:00`)
  const placed: SampleEvent = { at: placedAt, actorId: guestId, kind: 'placed', to: 'pending' }
  if (row.status === 'pending') return { placedAt, paidAt: null, timeline: [placed] }

  if (row.status === 'cancelled') {
    const end = { from: 'pending', to: 'cancelled' } as const
    const endOf = {
      unpaid: { ...end, at: at(placedOn, '16:30:00'), kind: 'expired' },
      'payment-declined': {
        ...end,
        at: at(placedOn, `15:${minute}:20`),
        actorId: guestId,
        kind: 'payment-declined',
        note: 'declined',
      },
      'by-guest': { ...end, at: at(placedOn, `15:${minute}:50`), actorId: guestId, kind: 'status' },
    } satisfies Record<string, SampleEvent>
    return { placedAt, paidAt: null, timeline: [placed, endOf[row.cancelReason ?? 'unpaid']] }
  }

  const paidAt = at(placedOn, `15:${minute}:40`)
  const changes: { to: OrderStatus; at: Date }[] = [
    { to: 'packed', at: at(addDays(period.start, -2), '17:00:00') },
    { to: 'dispatched', at: at(addDays(period.start, -1), '18:00:00') },
    { to: 'delivered', at: at(period.start, '20:00:00') },
    { to: 'collected', at: at(period.end, '21:00:00') },
    { to: 'completed', at: at(addDays(period.end, 2), '22:00:00') },
  ]
  const reached = changes.slice(0, changes.findIndex(({ to }) => to === row.status) + 1)
  return {
    placedAt,
    paidAt,
    timeline: [
      placed,
      { at: paidAt, actorId: guestId, kind: 'paid' },
      { at: paidAt, actorId: guestId, kind: 'status', from: 'pending', to: 'confirmed' },
      ...reached.map((statusChange, step): SampleEvent => ({
        ...statusChange,
        actorId: staffId,
        kind: 'status',
        from: reached[step - 1]?.to ?? 'confirmed',
      })),
    ],
  }
}
