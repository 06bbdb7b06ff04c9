import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/database.ts'
import type { Logger } from '../../platform/logger.ts'
import { cancelUnpaidOrders } from './order-writes.repo.ts'

const everySeconds = 30

type Needs = { sql: Sql; clock: Clock; log: Logger }

/** Frees the units of orders that were not paid in time, as long as the server runs. Answers how to stop. */
export function expireUnpaidOrders({ sql, clock, log }: Needs): () => void {
  const timer = setInterval(async () => {
    try {
      const expired = await cancelUnpaidOrders(sql, clock.now())
      if (expired > 0) log.info({ expired }, 'orders.expired')
    } catch (error) {
      log.error({ err: error }, 'orders.expiry-failed')
    }
  }, everySeconds * 1000)
  timer.unref()
  return () => clearInterval(timer)
}
