import { compareStops, compareTexts } from './compare-stops.ts'
import type { Drive } from './compare-stops.ts'
import { drivingOrder } from './driving-order.ts'
import type { VisitKind, VisitWindow } from './visit-windows.ts'
import type { Visit } from './visits.ts'
import { startOfRoute, type RouteStarts } from './zip-centers.ts'

type Stop = Drive & Pick<Visit, 'area'>

export type WindowGroup<Item> = { kind: VisitKind; window: VisitWindow; visits: Item[] }

export type AreaGroup<Item> = { area: string | null; windows: WindowGroup<Item>[] }

/** A day's visits by service area, by name, what is outside all of them last; inside by window, then by ZIP. */
export function groupVisits<Item extends Stop>(visits: readonly Item[]): AreaGroup<Item>[] {
  return groupedBy(visits, (items) => items.toSorted(compareStops))
}

/** The same in the sequence a van drives each area, from its depot. */
export function groupDriven<Item extends Stop>(
  visits: readonly Item[],
  starts: RouteStarts,
): AreaGroup<Item>[] {
  return groupedBy(visits, (items, area) =>
    drivingOrder(items, area === null ? null : startOfRoute(area, starts)),
  )
}

function groupedBy<Item extends Stop>(
  visits: readonly Item[],
  inSequence: (items: Item[], area: string | null) => Item[],
): AreaGroup<Item>[] {
  return [...Map.groupBy(visits, ({ area }) => area)]
    .map(([area, items]) => ({ area, windows: windowsOf(inSequence(items, area)) }))
    .sort((one, other) => compareAreas(one.area, other.area))
}

function windowsOf<Item extends Stop>(driven: readonly Item[]): WindowGroup<Item>[] {
  const groups: WindowGroup<Item>[] = []
  for (const visit of driven) {
    const { kind, window } = visit
    const group = groups.find((one) => one.kind === kind && one.window === window)
    if (group) group.visits.push(visit)
    else groups.push({ kind, window, visits: [visit] })
  }
  return groups
}

// no area comes twice
function compareAreas(a: string | null, b: string | null): number {
  if (a === null) return 1
  return b === null ? -1 : compareTexts(a, b)
}
