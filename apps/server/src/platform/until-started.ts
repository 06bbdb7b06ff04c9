import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from './logger.ts'

const longestWaitMs = 30_000

type Patience = { log: Pick<Logger, 'error'>; signal: AbortSignal; firstWaitMs?: number }

/** Begins what a server can do without for a while, however often it fails at first; null when it is told to give up. */
export async function untilStarted<Started>(
  start: () => Promise<Started>,
  { log, signal, firstWaitMs = 1000 }: Patience,
): Promise<Started | null> {
  for (let waitMs = firstWaitMs; !signal.aborted; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await start()
    } catch (error) {
      log.error({ err: error }, 'background work cannot begin yet')
    }
    await wait(waitMs, undefined, { signal }).catch(() => {})
  }
  return null
}
