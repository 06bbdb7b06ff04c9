import { rows, type Sql } from './database.ts'

export type Delays = { freeFailures: number; firstSeconds: number; longestSeconds: number }

/**
 * Counts an attempt as a failure before it is made, so that parallel guesses cannot slip through.
 * Null when it may be made, else the moment from which the next one may.
 */
export async function countAttempt(
  sql: Sql,
  { key, now, delays }: { key: string; now: Date; delays: Delays },
): Promise<Date | null> {
  const [counted] = await rows(sql, {
    name: 'count-attempt',
    text: `
      INSERT INTO rate_limits AS l (key, hits, resets_at) VALUES ($1, 1, $2::timestamptz + interval '1 day')
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN l.resets_at > $2 THEN l.hits + 1 ELSE 1 END,
        resets_at = excluded.resets_at,
        blocked_until = CASE WHEN l.resets_at > $2 AND l.hits + 1 >= $3::int THEN
          $2 + make_interval(secs => least($4::float8 * 2 ^ least(l.hits + 1 - $3, 30), $5::float8)) END
      WHERE l.blocked_until IS NULL OR l.blocked_until <= $2
      RETURNING hits`,
    values: [key, now, delays.freeFailures, delays.firstSeconds, delays.longestSeconds],
  })
  if (counted) return null

  const [blocked] = await rows<{ blockedUntil: Date | null }>(sql, {
    name: 'blocked-until',
    text: 'SELECT blocked_until AS "blockedUntil" FROM rate_limits WHERE key = $1',
    values: [key],
  })
  // another attempt may have succeeded in between
  return blocked?.blockedUntil ?? now
}

export async function forgetAttempts(sql: Sql, key: string): Promise<void> {
  await rows(sql, { name: 'forget-attempts', text: 'DELETE FROM rate_limits WHERE key = $1', values: [key] })
}

/** For an attempt that turned out not to be a failure. */
export async function takeBackHit(sql: Sql, key: string): Promise<void> {
  await rows(sql, {
    name: 'take-back-hit',
    text: 'UPDATE rate_limits SET hits = hits - 1 WHERE key = $1 AND hits > 0',
    values: [key],
  })
}
