import type { ProductCalendar } from '@trivet/core/contract/catalog'
import type { CalendarDate } from '@trivet/core/dates'
import type { AwayKind } from '@trivet/core/stock'

type Away = ProductCalendar['away'][number]

export const awayLabel = {
  repair: 'Out of service',
  overdue: 'Late with guests',
  transfer: 'On the road',
} as const satisfies Record<AwayKind, string>

export function awayOn(away: readonly Away[], day: CalendarDate): Away[] {
  return away.filter(({ firstDay, lastDay }) => firstDay <= day && (lastDay === null || lastDay >= day))
}

/** '2 out of service, 1 on the road' */
export function awayText(away: readonly Away[]): string {
  const units = new Map<AwayKind, number>()
  for (const { kind, units: more } of away) units.set(kind, (units.get(kind) ?? 0) + more)
  return [...units].map(([kind, count]) => `${count} ${awayLabel[kind].toLowerCase()}`).join(', ')
}
