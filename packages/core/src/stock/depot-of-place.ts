import { areaOfPlace } from '../address/area-of-place.ts'
import type { ServiceArea } from '../address/service-areas.ts'

/**
 * The depot whose units a place gets. While no area is known for it, the one that all areas share; null where they have
 * several: then what is free in one open depot is free. See docs/policy.md#stock-and-turnaround.
 */
export function depotOfPlace(place: string | null, areas: readonly ServiceArea[]): string | null {
  const area = place === null ? null : areaOfPlace(place, areas)
  if (area) return area.depot
  const [depot = null, ...others] = new Set(areas.map((one) => one.depot))
  return others.length === 0 ? depot : null
}
