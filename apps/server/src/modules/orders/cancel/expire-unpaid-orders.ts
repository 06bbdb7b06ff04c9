import type { Services } from '../../../api/context.ts'
import type { Logger } from '../../../platform/logger.ts'
import { cancelUnpaidOrders } from './give-up-order.repo.ts'

type Needs = Pick<Services, 'sql' | 'clock'> & { log: Pick<Logger, 'info'> }

/** Frees the units of orders that were not paid in time. */
export async function expireUnpaidOrders({ sql, clock, log }: Needs): Promise<void> {
  const expired = await cancelUnpaidOrders(sql, clock.now())
  if (expired > 0) log.info({ expired }, 'orders.expired')
}
