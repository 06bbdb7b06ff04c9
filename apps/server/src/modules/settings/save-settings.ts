import type { SaveSettingsInput, StaffSettings } from '@trivet/core/contract/settings'
import { settingsRefusals } from '@trivet/core/copy/settings'
import { settingsChanges, type DepotNames, type ShopSettings } from '@trivet/core/settings'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction } from '../../platform/database.ts'
import { getSettings } from './get-settings.ts'
import { lockOpenDepots } from './depot-names.repo.ts'
import { findSettings, insertSettings } from './settings.repo.ts'

/** Sets the shop anew, over the version that was seen; each setting that changes is in the audit log. */
export async function saveSettings(ctx: UserContext, input: SaveSettingsInput): Promise<StaffSettings> {
  await writeSettings(ctx, input)
  ctx.settings.forget()
  return getSettings(ctx)
}

async function writeSettings(
  ctx: UserContext,
  { version: seen, settings }: SaveSettingsInput,
): Promise<void> {
  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  await transaction(ctx.sql, async (tx) => {
    const before = await findSettings(tx)
    if (before.version !== seen) throw new AppError('SETTINGS_CHANGED')
    const depotNames = await lockOpenDepots(tx)
    const changes = settingsChanges(before.settings, settings, depotNames)
    if (changes.length === 0) return
    refuseClosedDepots(settings, depotNames)

    const version = seen + 1
    const isFirst = await insertSettings(tx, { version, settings, savedBy: actorId, now })
    if (!isFirst) throw new AppError('SETTINGS_CHANGED')
    for (const { field, label, from, to } of changes) {
      const details = { setting: label, from, to, version }
      await recordAudit(tx, {
        actorId,
        action: 'settings.changed',
        subject: `settings:${field}`,
        details,
        now,
      })
    }
  }).catch((error: unknown) => {
    // a zone that the database has not heard of yet
    if (brokenConstraint(error) !== 'settings_time_zone_known') throw error
    throw refusedAt(['settings.timeZone'], {
      message: settingsRefusals.timeZone,
      cause: error,
    })
  })
}

/** Guests order from the depot of their area. */
function refuseClosedDepots({ serviceAreas }: ShopSettings, open: DepotNames): void {
  const paths = serviceAreas.flatMap(({ depot }, place) =>
    open.has(depot) ? [] : [`settings.serviceAreas.${place}.depot`],
  )
  if (paths.length > 0) throw refusedAt(paths, { message: settingsRefusals.depot })
}

function refusedAt(paths: readonly string[], { message, cause }: { message: string; cause?: unknown }) {
  return new AppError('INVALID_INPUT', {
    message,
    errors: paths.map((path) => ({ path, message })),
    cause,
  })
}
