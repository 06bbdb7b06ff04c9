import { compareWindows } from './visit-windows.ts'
import type { VisitKind, VisitWindow } from './visit-windows.ts'
import type { Visit } from './visits.ts'

type Drive = Pick<Visit, 'orderId' | 'kind' | 'window' | 'postalCode'>
type Stop = Drive & Pick<Visit, 'area'>

/** The sequence of a van's stops: by window, then by ZIP, then always the same. Nobody needs a map for it. */
export function compareStops(a: Drive, b: Drive): number {
  return (
    compareWindows(a, b) ||
    compareTexts(a.postalCode, b.postalCode) ||
    compareTexts(a.orderId, b.orderId) ||
    compareTexts(a.kind, b.kind)
  )
}

export type WindowGroup<Item> = { kind: VisitKind; window: VisitWindow; visits: Item[] }

export type AreaGroup<Item> = { area: string | null; windows: WindowGroup<Item>[] }

/** A day's visits by service area, by name, what is outside all of them last; inside by window, in driving sequence. */
export function groupVisits<Item extends Stop>(visits: readonly Item[]): AreaGroup<Item>[] {
  const areas = new Map<string | null, WindowGroup<Item>[]>()
  for (const visit of visits.toSorted(compareStops)) {
    const groups = areas.get(visit.area) ?? []
    areas.set(visit.area, groups)
    const group = groups.find(({ kind, window }) => kind === visit.kind && window === visit.window)
    if (group) group.visits.push(visit)
    else groups.push({ kind: visit.kind, window: visit.window, visits: [visit] })
  }
  return [...areas].map(([area, windows]) => ({ area, windows })).sort((a, b) => compareAreas(a.area, b.area))
}

// no area comes twice
function compareAreas(a: string | null, b: string | null): number {
  if (a === null) return 1
  return b === null ? -1 : compareTexts(a, b)
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
