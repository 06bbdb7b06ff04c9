export type ServiceArea = {
  name: string
  timeZone: string
  /** The first three digits of the postal codes we deliver to. */
  zipPrefixes: readonly string[]
}

const newYork: ServiceArea = {
  name: 'New York City area',
  timeZone: 'America/New_York',
  zipPrefixes: [...prefixes(70, 73), ...prefixes(100, 108), ...prefixes(110, 118)],
}
const miami: ServiceArea = {
  name: 'Miami and South Florida',
  timeZone: 'America/New_York',
  zipPrefixes: prefixes(330, 334),
}
const losAngeles: ServiceArea = {
  name: 'Los Angeles and Orange County',
  timeZone: 'America/Los_Angeles',
  zipPrefixes: [...prefixes(900, 908), ...prefixes(910, 918), ...prefixes(926, 928)],
}
const sanFrancisco: ServiceArea = {
  name: 'San Francisco Bay Area',
  timeZone: 'America/Los_Angeles',
  zipPrefixes: [...prefixes(940, 941), ...prefixes(943, 951)],
}
const chicago: ServiceArea = {
  name: 'Chicago',
  timeZone: 'America/Chicago',
  zipPrefixes: prefixes(600, 608),
}
const austin: ServiceArea = { name: 'Austin', timeZone: 'America/Chicago', zipPrefixes: prefixes(786, 787) }
const nashville: ServiceArea = {
  name: 'Nashville',
  timeZone: 'America/Chicago',
  zipPrefixes: prefixes(370, 372),
}
const denver: ServiceArea = { name: 'Denver', timeZone: 'America/Denver', zipPrefixes: prefixes(800, 804) }

export const serviceAreas: readonly ServiceArea[] = [
  newYork,
  miami,
  losAngeles,
  sanFrancisco,
  chicago,
  austin,
  nashville,
  denver,
]

/** Postal codes rise from the north-east to the west; each range names the area closest to most of it. */
const nearestFrom: readonly (readonly [firstPrefix: number, area: ServiceArea])[] = [
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

/** The area we deliver to that has this postal code, or null. */
export function serviceAreaOf(postalCode: string): ServiceArea | null {
  const prefix = zipPrefixOf(postalCode)
  return serviceAreas.find((area) => prefix !== null && area.zipPrefixes.includes(prefix)) ?? null
}

/** The area of a postal code, or the closest one to it; null for a text that is no US postal code. */
export function nearestServiceArea(postalCode: string): ServiceArea | null {
  const prefix = zipPrefixOf(postalCode)
  if (prefix === null) return null
  return serviceAreaOf(postalCode) ?? nearestFrom.findLast(([first]) => first <= Number(prefix))?.[1] ?? null
}

export const defaultTimeZone = 'America/Los_Angeles'

/** Whose clock decides what "today" is for a delivery. */
export function deliveryTimeZone(postalCode?: string | null): string {
  return nearestServiceArea(postalCode ?? '')?.timeZone ?? defaultTimeZone
}

/** The first three digits of a US postal code, which say where mail for it is sorted. */
export function zipPrefixOf(postalCode: string): string | null {
  return /^(\d{3})\d{2}(-\d{4})?$/.exec(postalCode.trim())?.[1] ?? null
}

function prefixes(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(3, '0'))
}
