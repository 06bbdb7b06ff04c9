import { serviceAreaOf, zipPrefixOf } from '../address/service-areas.ts'
import type { ServiceArea } from '../address/service-areas.ts'
import { zipOfCity } from '../address/zip-places.ts'

/**
 * A ZIP code of the area that serves a stay, for everybody to know: one of its city, else the first that begins like its
 * own, of which it tells no more. Null where no area serves it.
 */
export function zipNearStay(
  { postalCode, city }: { postalCode: string; city: string },
  areas: readonly ServiceArea[],
): string | null {
  const area = serviceAreaOf(postalCode, areas)
  if (!area) return null
  return zipOfCity(city, [area]) ?? `${zipPrefixOf(postalCode)}01`
}
