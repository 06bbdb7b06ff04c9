import type { CalendarDate } from '../dates/calendar-date.ts'
import type { VisitKind, VisitWindow } from '../dispatch/visit-windows.ts'
import type { BasisPoints, Cents, Count } from '../money/money.ts'
import { isInZipRange } from './zip-ranges.ts'

/** How many visits may be promised in each window of a day: null for any number, 0 where it is not offered. */
export type WindowLimits = Record<VisitKind, Record<VisitWindow, Count | null>>

/** What an area can have of its own. */
export type AreaTerms = {
  /** Whose stock its orders take. */
  depot: string
  /** Null in these three: as the shop has it. */
  deliveryCents: Cents | null
  taxBasisPoints: BasisPoints | null
  leadTimeDays: number | null
  /** On the clock of the area: from this hour on it is too late for today; 24 is never. */
  cutOffHour: number
  windows: WindowLimits
  /** Days on which no van drives; 0 is Sunday. */
  closedWeekdays: readonly number[]
  closedDates: readonly CalendarDate[]
}

type AreaPlace = {
  name: string
  timeZone: string
  /** The first three digits of the postal codes we deliver to, such as '787' or '100-108'. */
  zipRanges: readonly string[]
}

export type ServiceArea = AreaPlace & AreaTerms & { /** Stays when the name changes. */ id: string }

/** The depot that is always there: what nobody gave to another one stands in it. */
export const mainDepotId = 'main'

const anyNumber = { 'all-day': null, early: null, late: null } as const

/** What an area has until it is given something of its own. */
export const standardTerms: AreaTerms = {
  depot: mainDepotId,
  deliveryCents: null,
  taxBasisPoints: null,
  leadTimeDays: null,
  cutOffHour: 12,
  windows: { delivery: anyNumber, pickup: anyNumber },
  closedWeekdays: [],
  closedDates: [],
}

/** An area with the standard terms wherever nothing else is said, and an id made of its name. */
export function serviceArea(area: AreaPlace & Partial<ServiceArea>): ServiceArea {
  return { id: areaIdOf(area.name), ...standardTerms, ...area }
}

/** What an area is known by, made of the name it began with. */
export function areaIdOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'area'
  )
}

const standardPlaces: readonly AreaPlace[] = [
  {
    name: 'New York City area',
    timeZone: 'America/New_York',
    zipRanges: ['070-073', '100-108', '110-118'],
  },
  { name: 'Miami and South Florida', timeZone: 'America/New_York', zipRanges: ['330-334'] },
  {
    name: 'Los Angeles and Orange County',
    timeZone: 'America/Los_Angeles',
    zipRanges: ['900-908', '910-918', '926-928'],
  },
  { name: 'San Francisco Bay Area', timeZone: 'America/Los_Angeles', zipRanges: ['940-941', '943-951'] },
  { name: 'Chicago', timeZone: 'America/Chicago', zipRanges: ['600-608'] },
  { name: 'Austin', timeZone: 'America/Chicago', zipRanges: ['786-787'] },
  { name: 'Nashville', timeZone: 'America/Chicago', zipRanges: ['370-372'] },
  { name: 'Denver', timeZone: 'America/Denver', zipRanges: ['800-804'] },
]

/** Where the shop delivers until its settings say something else. */
export const serviceAreas: readonly ServiceArea[] = standardPlaces.map((place) => serviceArea(place))

/** The area we deliver to that has this postal code, or null. See docs/policy.md#addresses-and-service-areas. */
export function serviceAreaOf(
  postalCode: string,
  areas: readonly ServiceArea[] = serviceAreas,
): ServiceArea | null {
  const prefix = zipPrefixOf(postalCode)
  return prefix === null ? null : areaOfPrefix(prefix, areas)
}

/** Whose clock counts before a delivery place is known. See docs/policy.md. */
export const defaultTimeZone = 'America/Los_Angeles'

/** The first three digits of a US postal code, which say where mail for it is sorted. */
export function zipPrefixOf(postalCode: string): string | null {
  return /^(\d{3})\d{2}(-\d{4})?$/.exec(postalCode.trim())?.[1] ?? null
}

/** The area of the first three digits of a postal code, or null. */
export function areaOfPrefix(prefix: string, areas: readonly ServiceArea[]): ServiceArea | null {
  return areas.find(({ zipRanges }) => zipRanges.some((range) => isInZipRange(prefix, range))) ?? null
}
