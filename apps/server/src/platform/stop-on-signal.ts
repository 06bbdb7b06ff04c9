import type { Logger } from './logger.ts'

const patienceMs = 15_000
// a terminal signals all its processes, and whoever started this one hands the signal on: one Ctrl-C arrives twice
const onePressMs = 1000

/** On SIGTERM or SIGINT: what runs is finished, then the process ends. A second one, later, does not wait. */
export function stopOnSignal(log: Logger, stop: () => Promise<void>) {
  let isStopping = false
  let isSecondOne = false
  const onSignal = async (signal: NodeJS.Signals) => {
    if (isSecondOne) process.exit(1)
    if (isStopping) return
    isStopping = true
    setTimeout(() => (isSecondOne = true), onePressMs).unref()
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
