import type { ExpressionBuilder, ExpressionWrapper } from 'kysely'
import type { Sql } from './database.ts'
import type { Tables } from './sql/builder.ts'
import { least, plusSeconds } from './sql/functions.ts'
import { insertRow } from './sql/insert.ts'
import { statement, type Slots } from './sql/statement.ts'

export type Delays = { freeFailures: number; firstSeconds: number; longestSeconds: number }

type Attempt = { key: string; now: Date; resetsAt: Date } & Delays

type Counted = ExpressionBuilder<Tables & { excluded: Tables['rate_limits'] }, 'rate_limits' | 'excluded'>

const countAttemptStatement = statement<Attempt>()('count-attempt', (db, $) =>
  insertRow(db, 'rate_limits', { key: $.key, hits: 1, resetsAt: $.resetsAt, blockedUntil: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          hits: eb.case().when(isCounting(eb, $)).then(hitsNow(eb)).else(1).end(),
          resets_at: eb.ref('excluded.resets_at'),
          blocked_until: eb
            .case()
            .when(
              eb.and([isCounting(eb, $), eb(hitsNow(eb), '>=', eb.cast<number>($.freeFailures, 'integer'))]),
            )
            .then(plusSeconds($.now, pause(eb, $)))
            .end(),
        }))
        .where((eb) =>
          eb.or([eb('rate_limits.blocked_until', 'is', null), eb('rate_limits.blocked_until', '<=', $.now)]),
        ),
    )
    .returning('hits'),
)

const isCounting = (eb: Counted, $: Slots<Attempt>) => eb('rate_limits.resets_at', '>', $.now)

const hitsNow = (eb: Counted): ExpressionWrapper<never, never, number> => eb('rate_limits.hits', '+', 1)

/** Twice as long after each failure. */
const pause = (eb: Counted, $: Slots<Attempt>) => {
  const doublings = least(eb(hitsNow(eb), '-', $.freeFailures), eb.lit(30))
  return least(
    eb(eb.cast<number>($.firstSeconds, 'float8'), '*', eb(eb.lit<number>(2), '^', doublings)),
    eb.cast<number>($.longestSeconds, 'float8'),
  )
}

const blockedUntilStatement = statement<{ key: string }>()('blocked-until', (db, $) =>
  db.selectFrom('rate_limits').select('blocked_until as blockedUntil').where('key', '=', $.key),
)

const dayMs = 24 * 60 * 60_000

/**
 * Counts an attempt as a failure before it is made, so that parallel guesses cannot slip through.
 * Null when it may be made, else the moment from which the next one may.
 */
export async function countAttempt(
  sql: Sql,
  { key, now, delays }: { key: string; now: Date; delays: Delays },
): Promise<Date | null> {
  const resetsAt = new Date(now.getTime() + dayMs)
  const [counted] = await countAttemptStatement(sql, { key, now, resetsAt, ...delays })
  if (counted) return null

  const [blocked] = await blockedUntilStatement(sql, { key })
  // another attempt may have succeeded in between
  return blocked?.blockedUntil ?? now
}

const forgetAttemptsStatement = statement<{ key: string }>()('forget-attempts', (db, $) =>
  db.deleteFrom('rate_limits').where('key', '=', $.key),
)

export async function forgetAttempts(sql: Sql, key: string): Promise<void> {
  await forgetAttemptsStatement(sql, { key })
}

const takeBackHitStatement = statement<{ key: string }>()('take-back-hit', (db, $) =>
  db
    .updateTable('rate_limits')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', $.key)
    .where('hits', '>', 0),
)

/** For an attempt that turned out not to be a failure. */
export async function takeBackHit(sql: Sql, key: string): Promise<void> {
  await takeBackHitStatement(sql, { key })
}
