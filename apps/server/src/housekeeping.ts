import type { Clock } from './clock.ts'
import { rows, type Sql } from './database.ts'
import { createSessions } from './sessions.ts'

// a client may repeat a request for at least a day; a week covers a weekend without network
const idempotencyKeyDays = 7

/** Deletes counters, sessions, links and keys that are over. */
export async function keepHouse({ sql, clock }: { sql: Sql; clock: Clock }): Promise<void> {
  await createSessions({ sql, clock }).deleteExpiredSessions()
  await rows(sql, {
    name: 'sweep-rate-limits',
    text: 'DELETE FROM rate_limits WHERE resets_at < $1 AND (blocked_until IS NULL OR blocked_until < $1)',
    values: [clock.now()],
  })
  await rows(sql, {
    name: 'sweep-reset-tokens',
    text: 'DELETE FROM reset_tokens WHERE expires_at < $1',
    values: [clock.now()],
  })
  await rows(sql, {
    name: 'sweep-idempotency-keys',
    text: 'DELETE FROM idempotency_keys WHERE created_at < $1::timestamptz - make_interval(days => $2)',
    values: [clock.now(), idempotencyKeyDays],
  })
}
