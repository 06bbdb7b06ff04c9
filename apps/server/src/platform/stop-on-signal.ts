import type { Logger } from './logger.ts'

const patienceMs = 15_000

/** On SIGTERM or SIGINT: one step after the other, and out. A second signal does not wait. */
export function stopOnSignal(log: Logger, steps: (() => Promise<unknown>)[]) {
  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), patienceMs).unref()
    for (const step of steps) {
      await step().catch((error: unknown) => log.error({ err: error }, 'stopping failed'))
    }
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
