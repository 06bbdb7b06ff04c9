import { toStaffFacts, type StaffSettings } from '@trivet/core/contract/settings'
import type { Context } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { findSaved, findSettings } from './settings.repo.ts'

/** The settings of this moment, for staff. */
export async function getSettings(ctx: Pick<Context, 'sql'>): Promise<StaffSettings> {
  return readSettings(ctx.sql)
}

export async function readSettings(sql: Sql): Promise<StaffSettings> {
  const { version, settings } = await findSettings(sql)
  const saved = await findSaved(sql, version)
  return {
    settings: toStaffFacts(settings, { version }),
    savedAt: saved?.savedAt.toISOString() ?? null,
    savedBy: saved?.savedBy ?? null,
  }
}
