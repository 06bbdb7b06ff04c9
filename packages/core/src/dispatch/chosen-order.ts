import type { VisitKind } from './visit-windows.ts'

type Stop = { kind: VisitKind; orderId: string }

/** Names a stop of a day: an order may be delivered and picked up on one. */
export function stopKey({ kind, orderId }: Stop): string {
  return `${kind} ${orderId}`
}

/**
 * The stops as a driver put them, `chosen` by their keys. A stop that came later follows the one it was planned behind; what is no
 * stop any more is left out. See docs/policy.md#a-drivers-day.
 */
export function inChosenOrder<S extends Stop>(planned: readonly S[], chosen: readonly string[]): S[] {
  const byKey = new Map(planned.map((stop) => [stopKey(stop), stop]))
  const driven = [...new Set(chosen)].flatMap((key) => byKey.get(key) ?? [])
  const isPlaced = new Set(driven)
  for (const [at, stop] of planned.entries()) {
    if (isPlaced.has(stop)) continue
    const before = planned[at - 1]
    driven.splice(before ? driven.indexOf(before) + 1 : 0, 0, stop)
  }
  return driven
}

/** The stop at this place one earlier (-1) or later (1); at an end it stays. */
export function withStopMoved<S>(stops: readonly S[], at: number, by: -1 | 1): S[] {
  const other = at + by
  const moved = [...stops]
  const [stop] = moved.splice(at, 1)
  if (stop === undefined || other < 0 || other > moved.length) return [...stops]
  return moved.toSpliced(other, 0, stop)
}
