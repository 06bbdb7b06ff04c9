import type { Pool } from 'pg'
import { findSettings, type VersionedSettings } from './settings.repo.ts'

/** How long another process may go on with settings that were changed in this one. */
const freshMs = 2_000

export type SettingsReader = {
  /** The settings, at most two seconds old; a change made in this process is there at once. */
  current(): Promise<VersionedSettings>
  /** Their version; when the database cannot be asked, the last one known. */
  version(): Promise<number>
  /** After a change: the next question goes to the database. */
  forget(): void
}

/**
 * For what shows settings, on every page and in every list. What costs money never asks here: a quote and an order read
 * the settings in the statement that reads their prices.
 */
export function createSettingsReader({ sql }: { sql: Pool }): SettingsReader {
  let known: VersionedSettings | null = null
  let askedAt = -Infinity
  let asking: Promise<VersionedSettings> | null = null

  function ask(): Promise<VersionedSettings> {
    const question = findSettings(sql)
      .then((found) => {
        // an answer that was on its way when somebody saved is older than what is known since
        if (asking === question && found.version >= (known?.version ?? 0)) {
          known = found
          askedAt = performance.now()
        }
        return known ?? found
      })
      .catch((error: unknown) => {
        // who could not be asked is not asked again at once, by everybody who comes
        askedAt = performance.now()
        if (known) return known
        throw error
      })
      .finally(() => {
        if (asking === question) asking = null
      })
    asking = question
    return question
  }

  async function current(): Promise<VersionedSettings> {
    if (known && performance.now() - askedAt < freshMs) return known
    return asking ?? ask()
  }

  return {
    current,
    version: () =>
      current().then(
        ({ version }) => version,
        () => 0,
      ),
    forget() {
      askedAt = -Infinity
      asking = null
    },
  }
}
