import type { WholeImportLine } from '@trivet/core/contract/imports'
import { areaInput, areasInput, toStaffFacts, type AreaFacts } from '@trivet/core/contract/settings'
import * as importsCopy from '@trivet/core/copy/imports'
import { settingsRefusals } from '@trivet/core/copy/settings'
import {
  areaColumns,
  areaOfCells,
  columnOfAreaPath,
  readAreaCells,
  settingsLimits,
  toAreaCells,
  type DepotNames,
} from '@trivet/core/settings'
import type { Sql } from '../../platform/database.ts'
import { readSheet, type SheetRecord } from '../../platform/read-sheet.ts'
import { findOpenDepots } from './depot-names.repo.ts'
import { findSettings, type VersionedSettings } from './settings.repo.ts'

export type AreasPlan = {
  present: VersionedSettings
  lines: WholeImportLine[]
  /** Of the areas that the file does not speak of: they stay. */
  left: string[]
  /** All areas as they would be: those there are in their sequence, then the new ones. */
  areas: AreaFacts[]
}

type Planned = { line: WholeImportLine; before: AreaFacts | null; area: AreaFacts | null }

type AreaRecord = SheetRecord<string>

export function readAreasFile(file: string): AreaRecord[] {
  return readSheet(file, {
    columns: areaColumns.map(({ name }) => name),
    needed: ['name'],
    most: settingsLimits.serviceAreas,
    of: 'areas',
  })
}

/** What each line of a file would do to the areas as they are. */
export async function planAreasFile(sql: Sql, records: readonly AreaRecord[]): Promise<AreasPlan> {
  const [present, depotNames] = await Promise.all([findSettings(sql), findOpenDepots(sql)])
  const stored = toStaffFacts(present.settings, present).serviceAreas
  const planned = records.map((record) => planLine(record, { stored, depotNames }))
  const left = stored.filter((area) => planned.every(({ before }) => before !== area))
  refuseTogether(planned, left)
  return {
    present,
    lines: planned.map(({ line }) => line),
    left: left.map(({ name }) => name),
    areas: [
      ...stored.map((area) => planned.find(({ before }) => before === area)?.area ?? area),
      ...planned.flatMap(({ before, area }) => (before === null && area ? [area] : [])),
    ],
  }
}

function planLine(
  { line, cells, hasMoreCells }: AreaRecord,
  { stored, depotNames }: { stored: readonly AreaFacts[]; depotNames: DepotNames },
): Planned {
  const before = areaOfCells(cells, stored)
  const told = readAreaCells(cells, { before, depotNames })
  const parsed = areaInput.required({ id: true }).safeParse(told)
  const errors = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    column: columnOfAreaPath(path),
    message,
  }))
  if (parsed.success && !depotNames.has(parsed.data.depot)) {
    errors.push({ column: 'depot', message: settingsRefusals.depot })
  }
  const planned = {
    line,
    name: cells['name']?.trim() || (before?.name ?? ''),
    detail: String(told['id']),
    changes: [],
    // behind a comma too many every cell is another one's
    errors: hasMoreCells ? [{ column: null, message: importsCopy.moreCells }] : errors,
  }
  if (!parsed.success || planned.errors.length > 0) {
    return { line: { ...planned, kind: 'refused' }, before, area: null }
  }
  const { data: area } = parsed
  if (before === null) return { line: { ...planned, kind: 'new' }, before, area }
  const [from, to] = [toAreaCells(before, depotNames), toAreaCells(area, depotNames)]
  const changes = areaColumns.flatMap(({ name: column, label }) =>
    from[column] === to[column] ? [] : [{ column, label, from: from[column] ?? '', to: to[column] ?? '' }],
  )
  return {
    line: { ...planned, kind: changes.length > 0 ? 'changed' : 'unchanged', changes },
    before,
    area,
  }
}

/** What areas have against one another is told at the line of the file, also where the other is not in it. */
function refuseTogether(planned: readonly Planned[], left: readonly AreaFacts[]): void {
  const drafted = planned.filter(({ area }) => area !== null)
  const checked = areasInput.safeParse([...left, ...drafted.map(({ area }) => area)])
  for (const { path, message } of checked.error?.issues ?? []) {
    const [place, ...within] = path
    const at = typeof place === 'number' ? drafted[place - left.length] : drafted.at(-1)
    if (!at) continue
    at.line.kind = 'refused'
    at.line.errors.push({ column: columnOfAreaPath(within), message })
  }
}
