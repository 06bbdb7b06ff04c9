import type { TimelineEntry } from '../contract/orders/order-output.ts'

/** Of a paid order the street of a stay is shown; the others change a visit, its place or its notes. */
const changes: ReadonlySet<string> = new Set([
  'paid',
  'dates-changed',
  'extended',
  'visit-changed',
  'delivery-changed',
  'order-changed',
])

/**
 * How often what a calendar shows of an order has changed (SEQUENCE of RFC 5545): higher with each change, the same
 * while nothing changed.
 */
export function calendarSequence(timeline: readonly TimelineEntry[]): number {
  return timeline.filter(({ kind, to }) => changes.has(kind) || to === 'cancelled').length
}
