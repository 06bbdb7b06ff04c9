import type { Logger } from './logger.ts'

const patienceMs = 15_000

/** On SIGTERM or SIGINT: what runs is finished, then the process ends. A second signal does not wait. */
export function stopOnSignal(log: Logger, stop: () => Promise<void>) {
  let isStopping = false
  const onSignal = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), patienceMs).unref()
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'stopping failed')
      process.exit(1)
    }
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
