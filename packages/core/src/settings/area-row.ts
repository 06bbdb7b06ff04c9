import { areaIdOf, standardTerms } from '../address/service-areas.ts'
import { zipRangesOfText, zipRangesText } from '../address/zip-ranges.ts'
import type { AreaFacts } from '../contract/settings/settings-output.ts'
import { formatUsDate, parseUsDate, type CalendarDate } from '../dates/calendar-date.ts'
import {
  visitKinds,
  visitWindows,
  windowLabel,
  type VisitKind,
  type VisitWindow,
} from '../dispatch/visit-windows.ts'
import { weekdayNames, type DepotNames } from './area-words.ts'
import { basisPointsOf, numberOf, numberOrNone } from './typed-numbers.ts'

type PlainField = Exclude<keyof AreaFacts, 'windows'>

type Column<Name extends string = string> = {
  name: Name
  label: string
  /** Where its value stands in an area of the wire. */
  path: readonly [PlainField] | readonly ['windows', VisitKind, VisitWindow]
  write: (area: AreaFacts, depotNames: DepotNames) => string
  /** What cannot be meant is read as what the rule refuses. */
  read: (cell: string, depotNames: DepotNames) => unknown
}

const written = (figure: number | null) => (figure === null ? '' : String(figure))

const kindLabels = { delivery: 'Deliveries', pickup: 'Pickups' } as const

const windowColumns = visitKinds.flatMap((kind) =>
  visitWindows.map((window): Column => ({
    name: `${kind}_${window.replace('-', '_')}`,
    label: `${kindLabels[kind]} a day, ${windowLabel(kind, window)}`,
    path: ['windows', kind, window],
    write: ({ windows }) => written(windows[kind][window]),
    read: numberOrNone,
  })),
)

/** A service area as the cells of a table, in this order; the same texts tell what changed. */
export const areaColumns: readonly Column[] = [
  { name: 'id', label: 'Id', path: ['id'], write: ({ id }) => id, read: (cell) => cell },
  { name: 'name', label: 'Name', path: ['name'], write: ({ name }) => name, read: (cell) => cell },
  {
    name: 'time_zone',
    label: 'Time zone',
    path: ['timeZone'],
    write: ({ timeZone }) => timeZone,
    read: (cell) => cell,
  },
  {
    name: 'zip_codes',
    label: 'ZIP codes',
    path: ['zipRanges'],
    write: ({ zipRanges }) => zipRangesText(zipRanges),
    read: zipRangesOfText,
  },
  {
    name: 'depot',
    label: 'Depot',
    path: ['depot'],
    write: ({ depot }, depotNames) => depotNames.get(depot) ?? depot,
    read: (cell, depotNames) => [...depotNames].find(([, name]) => name === cell)?.[0] ?? cell,
  },
  {
    name: 'delivery_fee',
    label: 'Delivery fee',
    path: ['deliveryPrice'],
    write: ({ deliveryPrice }) => deliveryPrice?.toFixed(2) ?? '',
    read: numberOrNone,
  },
  {
    name: 'tax_percent',
    label: 'Tax, %',
    path: ['taxBasisPoints'],
    write: ({ taxBasisPoints }) => (taxBasisPoints === null ? '' : String(taxBasisPoints / 100)),
    read: (cell) => (cell === '' ? null : basisPointsOf(cell)),
  },
  {
    name: 'lead_time_days',
    label: 'Lead time, days',
    path: ['leadTimeDays'],
    write: ({ leadTimeDays }) => written(leadTimeDays),
    read: numberOrNone,
  },
  {
    name: 'cut_off_hour',
    label: 'Cut-off hour',
    path: ['cutOffHour'],
    write: ({ cutOffHour }) => String(cutOffHour),
    read: numberOf,
  },
  ...windowColumns,
  {
    name: 'closed_weekdays',
    label: 'No van on',
    path: ['closedWeekdays'],
    write: ({ closedWeekdays }) => closedWeekdays.map((day) => weekdayNames[day] ?? '').join(' '),
    read: (cell) => partsOf(cell).map(weekdayOf),
  },
  {
    name: 'closed_dates',
    label: 'Closed dates',
    path: ['closedDates'],
    write: ({ closedDates }) => closedDates.map(formatUsDate).join(' '),
    read: datesOfText,
  },
]

/** The cells of an area by the names of their columns; a cell that is empty is as the shop has it, or any number of visits. */
export function toAreaCells(area: AreaFacts, depotNames: DepotNames): Record<string, string> {
  return Object.fromEntries(areaColumns.map(({ name, write }) => [name, write(area, depotNames)]))
}

/**
 * The area that cells tell, over what it was before: a column that is not there changes nothing. Whether it can be is for
 * areaInput to say. See docs/policy.md#areas.
 */
export function readAreaCells(
  cells: Partial<Record<string, string>>,
  { before, depotNames }: { before: AreaFacts | null; depotNames: DepotNames },
): Record<string, unknown> {
  const { delivery, pickup } = before?.windows ?? standardTerms.windows
  const windows: Record<VisitKind, Record<VisitWindow, unknown>> = {
    delivery: { ...delivery },
    pickup: { ...pickup },
  }
  const told: Record<string, unknown> = { ...before, windows }
  for (const { name, path, read } of areaColumns) {
    const cell = cells[name]?.trim()
    if (cell === undefined) continue
    const value = read(cell, depotNames)
    if (path[0] === 'windows') windows[path[1]][path[2]] = value
    else told[path[0]] = value
  }
  told['id'] = before?.id ?? (cells['id']?.trim() || areaIdOf(String(told['name'] ?? '')))
  return told
}

/** The area that cells are about: the one with their id, or without an id the one of their name. */
export function areaOfCells(
  cells: Partial<Record<string, string>>,
  areas: readonly AreaFacts[],
): AreaFacts | null {
  const [id, name] = [cells['id']?.trim(), cells['name']?.trim().toLowerCase()]
  return areas.find((area) => (id ? area.id === id : area.name.toLowerCase() === name)) ?? null
}

/** The column that a problem at a path of an area is about; null for one with the whole of it. */
export function columnOfAreaPath(path: readonly PropertyKey[]): string | null {
  if (path.length === 0) return null
  const isAt = (place: readonly string[]) =>
    place.every((part, index) => path[index] === undefined || path[index] === part)
  return areaColumns.find((column) => isAt(column.path))?.name ?? null
}

/** What is no day stays as it was typed, for the rule to refuse. */
export function datesOfText(text: string): CalendarDate[] {
  return partsOf(text).map((part) => parseUsDate(part) ?? (part as CalendarDate))
}

function weekdayOf(text: string): number {
  return weekdayNames.findIndex((name) => name.toLowerCase() === text.toLowerCase())
}

function partsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '')
}
