import { standardSettings, type ShopSettings } from '@trivet/core/settings'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { rows, type Sql } from '../../platform/database.ts'
import type { Builder } from '../../platform/sql/builder.ts'

export type VersionedSettings = { version: number; settings: ShopSettings }

/** As the database keeps them; null in a shop that never changed any. */
export type StoredSettings = { version: number; value: ShopSettings }

/** The settings of this moment as one more column of a statement that needs them: no other round trip. */
export const settingsJson = `
  (SELECT json_build_object('version', s.version, 'value', s.value) FROM settings s ORDER BY s.version DESC LIMIT 1)`

/** A part of a statement: the same column, for one that is built. */
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
  return stored
    ? { version: stored.version, settings: stored.value }
    : { version: 0, settings: standardSettings }
}

export async function findSettings(sql: Sql): Promise<VersionedSettings> {
  const [row] = await rows<{ settings: StoredSettings | null }>(sql, {
    name: 'settings',
    text: `SELECT ${settingsJson} AS settings`,
  })
  return toVersionedSettings(row?.settings ?? null)
}

export type Saved = { savedAt: Date; savedBy: string }

/** When the settings were last saved, and by whom; null before that. */
export async function findSaved(sql: Sql, version: number): Promise<Saved | null> {
  const [row] = await rows<Saved>(sql, {
    name: 'settings-saved',
    text: `SELECT s.saved_at AS "savedAt", coalesce(u.name, 'a deleted account') AS "savedBy"
           FROM settings s LEFT JOIN users u ON u.id = s.saved_by WHERE s.version = $1`,
    values: [version],
  })
  return row ?? null
}

/** False when somebody else saved this version first. */
export async function insertSettings(
  sql: Sql,
  {
    version,
    settings,
    savedBy,
    now,
  }: { version: number; settings: ShopSettings; savedBy: string; now: Date },
): Promise<boolean> {
  const added = await rows(sql, {
    name: 'insert-settings',
    text: `INSERT INTO settings (version, value, saved_at, saved_by) VALUES ($1, $2::jsonb, $3, $4)
           ON CONFLICT (version) DO NOTHING RETURNING version`,
    values: [version, JSON.stringify(settings), now, savedBy],
  })
  return added.length === 1
}
