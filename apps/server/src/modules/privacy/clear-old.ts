import { keptSince, retentionKinds } from '@trivet/core/privacy'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/database.ts'
import { findSettings } from '../settings/index.ts'
import { batchSize, clearBatch } from './clear-old.repo.ts'

// what is left over waits for the next hour
const mostBatches = 20

/** Clears what is past its period, in small batches. */
export async function clearOld({ sql, clock }: { sql: Sql; clock: Clock }): Promise<void> {
  const { settings } = await findSettings(sql)
  for (const kind of retentionKinds) {
    const since = keptSince(clock.now(), settings.retention[kind])
    for (let batch = 0; batch < mostBatches; batch += 1) {
      if ((await clearBatch(sql, kind, since)) < batchSize) break
    }
  }
}
