import { zipRangesText, type ServiceArea } from '@trivet/core/address'
import { formatUsDate } from '@trivet/core/dates'
import { visitKinds, visitWindows } from '@trivet/core/dispatch'
import { weekdayNames, type DepotNames } from '@trivet/core/settings'
import type { Readable } from 'node:stream'
import type { UserContext } from '../../api/context.ts'
import { csvStream, type CsvCell } from '../../platform/csv.ts'
import { findDepotNames } from './depot-names.repo.ts'
import { findSettings } from './settings.repo.ts'

const windows = visitKinds.flatMap((kind) => visitWindows.map((window) => ({ kind, window })))

const columns = [
  'id',
  'name',
  'time_zone',
  'zip_codes',
  'depot',
  'delivery_fee',
  'tax_percent',
  'lead_time_days',
  'cut_off_hour',
  ...windows.map(({ kind, window }) => `${kind}_${window.replace('-', '_')}`),
  'closed_weekdays',
  'closed_dates',
]

/** The service areas with their terms; an empty cell is as the shop has it, and any number in a window. */
export function exportAreas(ctx: UserContext): Readable {
  return csvStream(columns, linesOf(ctx))
}

async function* linesOf({ sql }: UserContext): AsyncGenerator<CsvCell[]> {
  const [{ settings }, depotNames] = await Promise.all([findSettings(sql), findDepotNames(sql)])
  for (const area of settings.serviceAreas) yield cellsOf(area, depotNames)
}

function cellsOf(area: ServiceArea, depotNames: DepotNames): CsvCell[] {
  const { deliveryCents, taxBasisPoints } = area
  return [
    area.id,
    area.name,
    area.timeZone,
    zipRangesText(area.zipRanges),
    depotNames.get(area.depot) ?? area.depot,
    deliveryCents === null ? null : { cents: deliveryCents },
    taxBasisPoints === null ? null : taxBasisPoints / 100,
    area.leadTimeDays,
    area.cutOffHour,
    ...windows.map(({ kind, window }) => area.windows[kind][window]),
    area.closedWeekdays.map((day) => weekdayNames[day] ?? '').join(' '),
    area.closedDates.map(formatUsDate).join(' '),
  ]
}
