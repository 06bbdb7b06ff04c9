import { AppError } from '../api/app-error.ts'
import type { Clock } from './clock.ts'
import { rows, type Sql } from './database.ts'

export type Limit = {
  /** Which limit and whose, for example 'register:203.0.113.7'. */
  key: string
  max: number
  windowSeconds: number
}

export type Limits = {
  /** Off for benchmarks and for tests that are about something else. */
  readonly enabled: boolean
  /** Counts one hit; throws TOO_MANY_REQUESTS past the limit. */
  count(limit: Limit): Promise<void>
}

export function createLimits({ sql, clock, enabled }: { sql: Sql; clock: Clock; enabled: boolean }): Limits {
  return {
    enabled,
    async count(limit) {
      if (enabled) await countHit(sql, { ...limit, now: clock.now() })
    },
  }
}

/** Counted in PostgreSQL, by one statement, so that parallel hits on any number of servers all count. */
export async function countHit(sql: Sql, { key, max, windowSeconds, now }: Limit & { now: Date }) {
  const [counter] = await rows<{ hits: number; resets_at: Date }>(sql, {
    name: 'count-hit',
    text: `
      INSERT INTO rate_limits AS l (key, hits, resets_at)
      VALUES ($1, 1, $2::timestamptz + make_interval(secs => $3))
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN l.resets_at <= $2 THEN 1 ELSE l.hits + 1 END,
        resets_at = CASE WHEN l.resets_at <= $2 THEN excluded.resets_at ELSE l.resets_at END
      RETURNING hits, resets_at`,
    values: [key, now, windowSeconds],
  })
  if (!counter || counter.hits <= max) return
  const retryAfterSeconds = Math.max(1, Math.ceil((counter.resets_at.getTime() - now.getTime()) / 1000))
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
}
