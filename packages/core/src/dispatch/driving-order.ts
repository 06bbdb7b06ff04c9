import { compareStops } from './compare-stops.ts'
import type { Drive } from './compare-stops.ts'
import { compareWindows } from './visit-windows.ts'
import { centerOfZip, greatCircle } from './zip-centers.ts'
import type { Place } from './zip-centers.ts'

/** How far a van drives from its depot through these stops and back, in kilometers; 0 for what nobody knows the place of. */
export function routeLength(stops: readonly Pick<Drive, 'postalCode'>[], depot: Place | null): number {
  return lengthOf(stops.map(placeOf), depot, depot)
}

/**
 * The sequence in which a van drives some stops: window after window, and inside each the nearest next, then 2-opt until no
 * turning of a stretch shortens the way from the depot and back. Never longer than by window and ZIP, as `compareStops`
 * sorts. Distances are great circles between the middles of ZIP areas: no streets, no traffic, and stops of one ZIP area stay
 * by ZIP, as do more than a hundred in one window. See docs/policy.md#a-drivers-day.
 */
export function drivingOrder<Stop extends Drive>(stops: readonly Stop[], depot: Place | null): Stop[] {
  const given = stops.toSorted(compareStops)
  const route: Stop[] = []
  for (const group of windowsOf(given)) {
    const from = route.map(placeOf).findLast((place) => place !== null) ?? depot
    route.push(
      ...(group.length > mostStops ? group : withoutCrossings(nearestNext(group, from), from, depot)),
    )
  }
  return routeLength(route, depot) < routeLength(given, depot) ? route : given
}

// more than any van drives in one window: the rest of the day waits for no route
const mostStops = 100

function windowsOf<Stop extends Drive>(sorted: readonly Stop[]): Stop[][] {
  const groups: Stop[][] = []
  for (const stop of sorted) {
    const last = groups.at(-1)
    if (last?.[0] && compareWindows(last[0], stop) === 0) last.push(stop)
    else groups.push([stop])
  }
  return groups
}

function nearestNext<Stop extends Drive>(stops: readonly Stop[], from: Place | null): Stop[] {
  const left = [...stops]
  const route: Stop[] = []
  let at = from
  while (left.length > 0) {
    let nearest = 0
    for (const [index, stop] of left.entries()) {
      if (distance(at, placeOf(stop)) < distance(at, placeOf(left[nearest] ?? stop))) nearest = index
    }
    const next = left.splice(nearest, 1)
    route.push(...next)
    at = next.map(placeOf)[0] ?? at
  }
  return route
}

// a moment's work, and enough for a hundred stops
const mostTurns = 50

/** 2-opt: turns a stretch around as long as that shortens the way. */
function withoutCrossings<Stop extends Drive>(
  stops: readonly Stop[],
  from: Place | null,
  to: Place | null,
): Stop[] {
  let route = [...stops]
  for (let turns = 0; turns < mostTurns; turns += 1) {
    const shorter = shorterTurn(route, from, to)
    if (!shorter) break
    route = shorter
  }
  return route
}

function shorterTurn<Stop extends Drive>(
  route: readonly Stop[],
  from: Place | null,
  to: Place | null,
): Stop[] | null {
  const places = [from, ...route.map(placeOf), to]
  for (let first = 1; first < places.length - 2; first += 1) {
    for (let last = first + 1; last < places.length - 1; last += 1) {
      const [before, start, end, after] = [places[first - 1], places[first], places[last], places[last + 1]]
      const now = distance(before, start) + distance(end, after)
      const turned = distance(before, end) + distance(start, after)
      // what a rounding makes shorter would be turned for ever
      if (turned < now - 1e-9) {
        return [
          ...route.slice(0, first - 1),
          ...route.slice(first - 1, last).toReversed(),
          ...route.slice(last),
        ]
      }
    }
  }
  return null
}

function lengthOf(places: readonly (Place | null)[], from: Place | null, to: Place | null): number {
  const known = [from, ...places, to].filter((place) => place !== null)
  return known.reduce((sum, place, at) => sum + distance(known[at - 1] ?? place, place), 0)
}

function placeOf({ postalCode }: Pick<Drive, 'postalCode'>): Place | null {
  return centerOfZip(postalCode)
}

function distance(a: Place | null | undefined, b: Place | null | undefined): number {
  return a && b ? greatCircle(a, b) : 0
}
