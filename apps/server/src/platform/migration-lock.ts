import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

// the number Prisma's own migrate locks
const lockNumber = 72707369
const millisecondsBetweenTries = 50
// a pooler's connection still has the limits of whoever used it before, and a migration may take its time
const withoutLimits = 'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0'

/**
 * One process at a time, in a transaction. The lock goes with the transaction: one of the session would stay behind on
 * a pooler's connection and stop every later start.
 */
export async function underLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await beginWithLock(client)
  try {
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Asks again and again: a statement that waits keeps its snapshot, and CREATE INDEX CONCURRENTLY would wait for it. */
async function beginWithLock(client: pg.Client): Promise<void> {
  for (;;) {
    await client.query('BEGIN')
    const lock = 'SELECT pg_try_advisory_xact_lock($1) AS "isLocked"'
    const { rows } = await client.query<{ isLocked: boolean }>(lock, [lockNumber])
    if (rows[0]?.isLocked) break
    await client.query('ROLLBACK')
    await pause(millisecondsBetweenTries)
  }
  await client.query(withoutLimits)
}
