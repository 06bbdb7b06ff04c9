import { areaOfPrefix, defaultTimeZone, serviceAreaOf, serviceAreas, zipPrefixOf } from './service-areas.ts'
import type { ServiceArea } from './service-areas.ts'
import { zipRangeEnds } from './zip-ranges.ts'

// one code beginning of each standard area, whatever the area is called by now
const newYork = '100'
const miami = '331'
const losAngeles = '900'
const sanFrancisco = '941'
const chicago = '606'
const austin = '787'
const nashville = '372'
const denver = '802'

/** Postal codes rise from the north-east to the west; each range names the place closest to most of it. */
const nearestFrom: readonly (readonly [firstPrefix: number, place: string])[] = [
  [5, newYork],
  [6, miami], // Puerto Rico
  [10, newYork],
  [290, nashville], // South Carolina, Georgia
  [320, miami],
  [350, nashville],
  [430, chicago],
  [570, denver], // South Dakota
  [580, chicago], // North Dakota
  [590, denver],
  [600, chicago],
  [660, denver],
  [700, austin],
  [716, nashville], // Arkansas
  [730, austin],
  [800, denver],
  [850, losAngeles], // Arizona
  [870, denver],
  [885, austin], // El Paso
  [889, losAngeles], // Las Vegas
  [893, sanFrancisco], // Reno
  [900, losAngeles],
  [936, sanFrancisco],
  [967, losAngeles], // Hawaii
  [970, sanFrancisco],
]

/** The area of a postal code, or the closest one to it; null for a text that is no US postal code. */
export function nearestServiceArea(
  postalCode: string,
  areas: readonly ServiceArea[] = serviceAreas,
): ServiceArea | null {
  const prefix = zipPrefixOf(postalCode)
  if (prefix === null) return null
  const place = nearestFrom.findLast(([first]) => first <= Number(prefix))?.[1]
  if (place === undefined) return areaOfPrefix(prefix, areas)
  return areaOfPrefix(prefix, areas) ?? areaOfPrefix(place, areas) ?? closestArea(prefix, areas)
}

/** Where a standard area was given up: the one whose codes are next in number. */
function closestArea(prefix: string, areas: readonly ServiceArea[]): ServiceArea | null {
  const distance = ({ zipRanges }: ServiceArea) =>
    Math.min(...zipRanges.flatMap(zipRangeEnds).map((end) => Math.abs(Number(end) - Number(prefix))))
  return areas.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

/** Whose clock decides what "today" is for a delivery; before a place of ours is known, the default's. */
export function deliveryTimeZone(
  postalCode?: string | null,
  areas: readonly ServiceArea[] = serviceAreas,
): string {
  return serviceAreaOf(postalCode ?? '', areas)?.timeZone ?? defaultTimeZone
}
