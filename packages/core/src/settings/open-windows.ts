import type { ServiceArea } from '../address/service-areas.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import { visitWindows } from '../dispatch/visit-windows.ts'
import type { VisitKind, VisitWindow } from '../dispatch/visit-windows.ts'
import type { Count } from '../money/money.ts'

/** Visits that orders promise in a window of one day. */
export type PromisedVisits = { kind: VisitKind; window: VisitWindow; visits: Count }

/** The windows that take one visit more, on the day of each visit. */
export type FreeWindows = Readonly<Record<VisitKind, readonly VisitWindow[]>>

/** A visit that is to be promised. */
export type WantedVisit = { kind: VisitKind; day: CalendarDate; window: VisitWindow }

export type FullWindow = WantedVisit & { open: readonly VisitWindow[] }

/** The windows of an area's day that take one visit more; each is counted for itself. See docs/policy.md#areas. */
export function openWindows(
  kind: VisitKind,
  { area, promised }: { area: Pick<ServiceArea, 'windows'>; promised: readonly PromisedVisits[] },
): VisitWindow[] {
  return visitWindows.filter((window) => {
    const limit = area.windows[kind][window]
    const taken = promised.find((one) => one.kind === kind && one.window === window)?.visits ?? 0
    return limit === null || taken < limit
  })
}

/** The visits that find no place, each with the windows of its day that have one. */
export function fullWindows(visits: readonly WantedVisit[], free: FreeWindows): FullWindow[] {
  return visits
    .filter(({ kind, window }) => !free[kind].includes(window))
    .map((visit) => ({ ...visit, open: free[visit.kind] }))
}
