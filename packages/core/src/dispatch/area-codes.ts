import { nearestServiceArea } from '../address/nearest-area.ts'
import type { ServiceArea } from '../address/service-areas.ts'

/** Which area drives to a postal code: the one that has it, or the one closest; null for what is no US code. */
export function areaOfVisit(postalCode: string, areas: readonly ServiceArea[]): string | null {
  return nearestServiceArea(postalCode, areas)?.name ?? null
}

/** The beginnings of all postal codes an area drives to, for those who have to find its visits. */
export function codesOfArea(name: string, areas: readonly ServiceArea[]): string[] {
  return Array.from({ length: 1000 }, (_, code) => String(code).padStart(3, '0')).filter(
    (prefix) => areaOfVisit(`${prefix}01`, areas) === name,
  )
}
