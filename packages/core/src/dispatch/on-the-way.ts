import type { OrderStatus } from '../orders/order-status.ts'
import { standingEvents } from '../orders/standing-events.ts'
import type { TimelineKind } from '../orders/timeline-kinds.ts'
import { isStillOnTheWay, stopEventKinds } from './stop-report.ts'
import type { VisitKind } from './visit-windows.ts'

type Event = { kind: TimelineKind; at: string; from?: string | undefined; to?: string | undefined }

/**
 * For which visit the van is on its way right now; null for none. It is, for an hour, once its driver has said so and nothing
 * else happened to the order's visits since. See docs/policy.md#a-drivers-day.
 */
export function visitOnTheWay(
  { status, timeline }: { status: OrderStatus; timeline: readonly Event[] },
  now: Date,
): VisitKind | null {
  const kinds: readonly TimelineKind[] = stopEventKinds
  const last = standingEvents(timeline).findLast(({ kind }) => kinds.includes(kind))
  if (last?.kind !== 'on-the-way' || !isStillOnTheWay({ madeAt: new Date(last.at), now })) return null
  if (status === 'dispatched') return 'delivery'
  return status === 'delivered' ? 'pickup' : null
}
