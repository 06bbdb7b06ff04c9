import type { WholeImportResult } from '@trivet/core/contract/imports'
import { toStaffFacts, type AreasPreview, type ImportAreasInput } from '@trivet/core/contract/settings'
import { settingsOf } from '@trivet/core/settings'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { importPreview, refuseLines } from '../../platform/whole-import.ts'
import { planAreasFile, readAreasFile } from './plan-areas-file.ts'
import { saveSettings } from './save-settings.ts'

/** What a file of service areas would change, line by line; nothing is done. */
export async function previewAreasImport(
  { sql }: UserContext,
  { file }: { file: string },
): Promise<AreasPreview> {
  const { present, lines, left } = await planAreasFile(sql, readAreasFile(file))
  return { ...importPreview(lines), version: present.version, left }
}

/** Does all of it or nothing, as settings are saved, over the version that was seen. Done again it finds nothing to do. */
export async function importAreas(
  ctx: UserContext,
  { file, version }: ImportAreasInput,
): Promise<WholeImportResult> {
  const { present, lines, areas } = await planAreasFile(ctx.sql, readAreasFile(file))
  refuseLines(lines)
  const count = (kind: (typeof lines)[number]['kind']) => lines.filter((line) => line.kind === kind).length
  const result = { created: count('new'), changed: count('changed'), unchanged: count('unchanged') }
  if (result.created + result.changed === 0) return result
  if (present.version !== version) throw new AppError('SETTINGS_CHANGED')
  const facts = { ...toStaffFacts(present.settings, present), serviceAreas: areas }
  await saveSettings(ctx, { version, settings: settingsOf(facts) })
  return result
}
