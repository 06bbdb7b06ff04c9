import { setTimeout as wait } from 'node:timers/promises'
import { databaseError } from '../api/database-error.ts'
import type { Logger } from './logger.ts'

const pauseMs = 1_000
const sayAgainMs = 30_000

type Needs = { name: string; log: Pick<Logger, 'warn'>; signal: AbortSignal }

/**
 * Does what needs the database as soon as that answers, however long it takes: on a container platform both start at once,
 * and a server that gave up would be started again anyway. What the database refuses is thrown.
 */
export async function waitForDatabase<T>(work: () => Promise<T>, { name, log, signal }: Needs): Promise<T> {
  for (let sinceSaidMs = sayAgainMs; ; sinceSaidMs += pauseMs) {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      if (databaseError(error)?.code !== 'UNAVAILABLE' || isFull(error)) throw error
      if (sinceSaidMs >= sayAgainMs) {
        sinceSaidMs = 0
        log.warn({ problem: problemOf(error) }, `${name} does not answer: waiting for it`)
      }
    }
    await wait(pauseMs, undefined, { signal })
  }
}

/** Waiting makes no room. */
const isFull = (error: unknown) => /ENOSPC|53100/.test(codeOf(error))

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const problemOf = (error: unknown) =>
  codeOf(error) || (error instanceof Error ? error.message : String(error))
