import type { Clock } from './clock.ts'
import { rows, type Sql } from './database.ts'
import type { Logger } from './logger.ts'
import { createSessions } from './sessions.ts'

const everyMs = 3_600_000

type Needs = { sql: Sql; clock: Clock; log: Logger }

/** Deletes counters and sessions that are over, now and then, as long as the server runs. Answers how to stop. */
export function keepHouse(needs: Needs): () => void {
  const timer = setInterval(() => {
    sweep(needs).catch((error: unknown) => needs.log.error({ err: error }, 'housekeeping failed'))
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

export async function sweep({ sql, clock }: Pick<Needs, 'sql' | 'clock'>): Promise<void> {
  await createSessions({ sql, clock }).deleteExpiredSessions()
  await rows(sql, {
    name: 'sweep-rate-limits',
    text: 'DELETE FROM rate_limits WHERE resets_at < $1 AND (blocked_until IS NULL OR blocked_until < $1)',
    values: [clock.now()],
  })
}
