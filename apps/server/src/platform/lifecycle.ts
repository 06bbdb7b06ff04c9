import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from './logger.ts'

type Step = {
  what: string
  /** It is left behind after that long: whoever stops a server does not wait for a line that is dead. */
  withinMs: number
}

/** What has been begun, and ends in the reverse order: because the server is told to stop, or because it cannot start. */
export function createLifecycle(log: Pick<Logger, 'warn'>) {
  const stopping = new AbortController()
  const ends: (() => Promise<void>)[] = []
  let ended: Promise<void> | undefined
  return {
    /** Aborted as soon as it is to end, also in the middle of a beginning. */
    stopping: stopping.signal as AbortSignal,
    async begin<T>(step: Step, begin: () => T | Promise<T>, end: (begun: T) => Promise<unknown>): Promise<T> {
      stopping.signal.throwIfAborted()
      const begun = Promise.resolve(begin())
      ends.unshift(() =>
        bounded(
          step,
          begun.then(end, () => {}),
        ),
      )
      return begun
    },
    end(): Promise<void> {
      stopping.abort()
      return (ended ??= endAll())
    },
  }

  async function endAll() {
    for (const end of ends) await end()
  }

  async function bounded({ what, withinMs }: Step, end: Promise<unknown>) {
    const outcome = await Promise.race([
      end.then(
        () => null,
        (error: unknown) => ({ err: error }),
      ),
      wait(withinMs, { withinMs }, { ref: false }),
    ])
    if (outcome) log.warn(outcome, `stopping: ${what} did not end`)
  }
}
