import { serviceArea } from '@trivet/core/address'
import { standardSettings, type ShopSettings } from '@trivet/core/settings'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Builder } from '../../platform/sql/builder.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { shortRead, statement } from '../../platform/sql/statement.ts'

export type VersionedSettings = { version: number; settings: ShopSettings }

/** As the database keeps them; null in a shop that never changed any. */
export type StoredSettings = { version: number; value: SavedSettings }

/** A version that was saved before there was a setting goes without it. */
type SavedSettings = Pick<ShopSettings, 'rates' | 'turnaroundDays' | 'leadTimeDays'> &
  Partial<Omit<ShopSettings, 'serviceAreas'>> & { serviceAreas: readonly Parameters<typeof serviceArea>[0][] }

/** A part of a statement: the settings of this moment as one more column, without another round trip. */
export function storedSettings(db: Builder) {
  return jsonObjectFrom(
    db.selectFrom('settings').select(['version', 'value']).orderBy('version', 'desc').limit(1),
  )
}

/** A part of a statement: the version in force; 0 in a shop that never changed any. */
export function currentVersion(db: Builder) {
  return db
    .selectFrom('settings')
    .select(({ fn, lit }) => fn.coalesce(fn.max('version'), lit(0)).as('version'))
}

export function toVersionedSettings(stored: StoredSettings | null): VersionedSettings {
  if (!stored) return { version: 0, settings: standardSettings }
  const { version, value } = stored
  const serviceAreas = value.serviceAreas.map((area) => serviceArea(area))
  return { version, settings: { ...standardSettings, ...value, serviceAreas } }
}

export async function findSettings(sql: Sql): Promise<VersionedSettings> {
  const [row] = await findSettingsStatement(sql, {})
  return toVersionedSettings(row?.settings ?? null)
}

const findSettingsStatement = shortRead()('settings', (db) =>
  db.selectNoFrom(storedSettings(db).as('settings')),
)

/** As they were in one version; 0 is before the first. */
export async function findSettingsOf(sql: Sql, version: number): Promise<ShopSettings> {
  const [stored = null] = await settingsOfVersion(sql, { version })
  return toVersionedSettings(stored).settings
}

const settingsOfVersion = statement<{ version: number }>()('settings-of-version', (db, $) =>
  db.selectFrom('settings').select(['version', 'value']).where('version', '=', $.version),
)

export type Saved = { savedAt: Date; savedBy: string }

/** When the settings were last saved, and by whom; null before that. */
export async function findSaved(sql: Sql, version: number): Promise<Saved | null> {
  const [saved] = await findSavedStatement(sql, { version })
  return saved ? { ...saved, savedBy: saved.savedBy ?? 'a deleted account' } : null
}

const findSavedStatement = statement<{ version: number }>()('settings-saved', (db, $) =>
  db
    .selectFrom('settings as s')
    .leftJoin('users as u', 'u.id', 's.saved_by')
    .select(['s.saved_at as savedAt', 'u.name as savedBy'])
    .where('s.version', '=', $.version),
)

type NewSettings = { version: number; settings: ShopSettings; savedBy: string; now: Date }

/** False when somebody else saved this version first. */
export async function insertSettings(sql: Sql, settings: NewSettings): Promise<boolean> {
  const added = await insertSettingsStatement(sql, settings)
  return added.length === 1
}

const insertSettingsStatement = statement<NewSettings>()('insert-settings', (db, $, json) =>
  insertRow(db, 'settings', {
    version: $.version,
    value: json.settings,
    savedAt: $.now,
    savedBy: $.savedBy,
  })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .returning('version'),
)
