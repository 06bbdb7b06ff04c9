import type { DriverStop } from '@trivet/core/contract/dispatch'
import { doneStatuses, stopKey, type StopOutcome } from '@trivet/core/dispatch'
import type { OrderStatus } from '@trivet/core/orders'
import type { KeptDay } from './day-store.ts'
import type { StopAction } from './outbox.ts'

const ends: readonly StopOutcome[] = ['delivered', 'collected', 'nobody-there']

export type StopState = {
  /** What this phone says of it and the server does not know yet, oldest first. */
  unsent: StopAction[]
  isRefused: boolean
  /** Nothing more is to do here, as far as this phone knows. */
  isDone: boolean
}

/** A stop as the phone knows it: what was loaded, and what was reported since. */
export function stopState(stop: DriverStop, actions: readonly StopAction[]): StopState {
  const unsent = actions.filter(({ orderId, kind }) => orderId === stop.orderId && kind === stop.kind)
  const done: readonly OrderStatus[] = doneStatuses[stop.kind]
  const isReported = unsent.some(({ report, state }) => state === 'waiting' && ends.includes(report.outcome))
  return {
    unsent,
    isRefused: unsent.some(({ state }) => state === 'refused'),
    isDone: isReported || done.includes(stop.status),
  }
}

/** What a driver reported where the day has no stop any more: it was called off, or moved, or is in another area. */
export function strayReports(day: KeptDay, actions: readonly StopAction[]): StopAction[] {
  const stops = new Set(day.stops.map(stopKey))
  return actions.filter((action) => action.staffId === day.staffId && !stops.has(stopKey(action)))
}

/** The address of a stop below /day. */
export function stopPath({ kind, orderId }: Pick<DriverStop, 'kind' | 'orderId'>): string {
  return `/day/${kind}/${orderId}`
}
