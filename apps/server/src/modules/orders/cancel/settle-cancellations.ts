import type { Services } from '../../../api/context.ts'
import { transaction } from '../../../platform/database.ts'
import type { Logger } from '../../../platform/logger.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { lockOrder } from '../staff/status-changes.repo.ts'
import { findCancellationsToSettle } from './open-cancellations.repo.ts'
import { sendRefund } from './send-refund.ts'
import { settleOpenCancellation } from './settle-cancellation.ts'

type Needs = Pick<Services, 'sql' | 'clock' | 'payments' | 'publish'> & { log: Pick<Logger, 'error'> }

/** Pays back what cancellations by staff promised, once they can no longer be undone. */
export async function settleCancellations(needs: Needs): Promise<void> {
  const due = await findCancellationsToSettle(needs.sql, needs.clock.now())
  for (const orderId of due) {
    try {
      const refundId = await retryConflicts(() => settleOne(needs, orderId))
      if (refundId) await sendRefund(needs, refundId)
    } catch (error) {
      // the others do not wait for it
      needs.log.error({ err: error, orderId }, 'orders.cancellation-not-settled')
    }
  }
}

function settleOne(needs: Needs, orderId: string): Promise<string | null> {
  return transaction(needs.sql, async (tx) => {
    const order = await lockOrder(tx, orderId)
    return order && settleOpenCancellation(needs, tx, { orderId, order })
  })
}
