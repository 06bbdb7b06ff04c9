import { AppError } from '../api/app-error.ts'
import type { Clock } from './clock.ts'
import type { Sql } from './database.ts'
import { plusSeconds } from './sql/functions.ts'
import { insertRow } from './sql/insert.ts'
import { statement } from './sql/statement.ts'

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
  const counter = await addHit(sql, { key, now, windowSeconds })
  if (!counter || counter.hits <= max) return
  const retryAfterSeconds = Math.max(1, Math.ceil((counter.resets_at.getTime() - now.getTime()) / 1000))
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
}

/** How many hits there are by now, and when they begin anew. */
export async function addHit(sql: Sql, hit: Omit<Limit, 'max'> & { now: Date }) {
  const [counter] = await countHitStatement(sql, hit)
  return counter ?? null
}

const countHitStatement = statement<{ key: string; now: Date; windowSeconds: number }>()(
  'count-hit',
  (db, $) =>
    insertRow(db, 'rate_limits', {
      key: $.key,
      hits: 1,
      resetsAt: plusSeconds($.now, $.windowSeconds),
      blockedUntil: null,
    })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          const isOver = eb('rate_limits.resets_at', '<=', $.now)
          return {
            hits: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb('rate_limits.hits', '+', 1))
              .end(),
            resets_at: eb
              .case()
              .when(isOver)
              .then(eb.ref('excluded.resets_at'))
              .else(eb.ref('rate_limits.resets_at'))
              .end(),
          }
        }),
      )
      .returning(['hits', 'resets_at']),
)

/** What counts for nobody any more. */
export const deleteCounters = statement<{ now: Date }>()('sweep-rate-limits', (db, $) =>
  db
    .deleteFrom('rate_limits')
    .where('resets_at', '<', $.now)
    .where((eb) => eb.or([eb('blocked_until', 'is', null), eb('blocked_until', '<', $.now)])),
)
