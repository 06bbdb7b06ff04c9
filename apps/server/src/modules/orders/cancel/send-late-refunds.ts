import type { Services } from '../../../api/context.ts'
import type { Logger } from '../../../platform/logger.ts'
import { findLateRefunds } from './refunds.repo.ts'
import { sendRefund } from './send-refund.ts'

const lateAfterSeconds = 60

type Needs = Pick<Services, 'sql' | 'payments' | 'clock'> & { log: Pick<Logger, 'error'> }

/** Asks again for refunds the provider did not answer for. */
export async function sendLateRefunds(needs: Needs): Promise<void> {
  const before = new Date(needs.clock.now().getTime() - lateAfterSeconds * 1000)
  for (const refundId of await findLateRefunds(needs.sql, before)) await sendRefund(needs, refundId)
}
