import { toStaffFacts } from '@trivet/core/contract/settings'
import { areaColumns } from '@trivet/core/settings'
import type { Readable } from 'node:stream'
import type { UserContext } from '../../api/context.ts'
import { csvStream, type CsvCell } from '../../platform/csv.ts'
import { findOpenDepots } from './depot-names.repo.ts'
import { findSettings } from './settings.repo.ts'

/** The service areas with their terms, as a file that the import reads again. */
export function exportAreas(ctx: UserContext): Readable {
  return csvStream(
    areaColumns.map(({ name }) => name),
    linesOf(ctx),
  )
}

async function* linesOf({ sql }: UserContext): AsyncGenerator<CsvCell[]> {
  const [{ version, settings }, depotNames] = await Promise.all([findSettings(sql), findOpenDepots(sql)])
  for (const area of toStaffFacts(settings, { version }).serviceAreas) {
    yield areaColumns.map(({ write }) => write(area, depotNames))
  }
}
