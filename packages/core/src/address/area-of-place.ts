import { serviceAreaOf } from './service-areas.ts'
import type { ServiceArea } from './service-areas.ts'
import { zipOfCity } from './zip-places.ts'

/**
 * The area a place lies in, said as guests say it: a ZIP code, or a city of one area; an area's id says itself. Null
 * outside of all areas, and where it could be several.
 */
export function areaOfPlace(place: string, areas: readonly ServiceArea[]): ServiceArea | null {
  const said = place.trim()
  return (
    serviceAreaOf(said, areas) ??
    areas.find(({ id }) => id === said) ??
    serviceAreaOf(zipOfCity(said, areas) ?? '', areas)
  )
}
