import type { VisitOutput } from '@trivet/core/contract/dispatch'
import type { CalendarDate } from '@trivet/core/dates'
import type { VisitWindow } from '@trivet/core/dispatch'

/** A visit on its way: where it is dropped or sent, and why the last try failed. */
export type VisitChange = {
  visit: VisitOutput
  day: CalendarDate
  window: VisitWindow
  error?: unknown
}

export function visitKey({ orderId, kind }: Pick<VisitOutput, 'orderId' | 'kind'>): string {
  return `${kind}:${orderId}`
}
