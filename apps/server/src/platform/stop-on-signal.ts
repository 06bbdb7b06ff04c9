import type { Logger } from './logger.ts'

/**
 * On SIGTERM or SIGINT the server ends in peace. More signals change nothing, since every step of the end is bounded: a
 * terminal signals all its processes and whoever started this one hands the signal on, so one Ctrl-C arrives twice.
 */
export function stopOnSignal(log: Pick<Logger, 'info'>, end: () => Promise<void>) {
  let isStopping = false
  const onSignal = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    await end()
    process.exit(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
