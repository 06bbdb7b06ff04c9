import type { Services } from '../../api/context.ts'
import type { Logger } from '../../platform/logger.ts'
import { findLateRefunds } from './refunds.repo.ts'
import { sendRefund } from './send-refund.ts'

const everySeconds = 60

type Needs = Pick<Services, 'sql' | 'payments' | 'clock'> & { log: Pick<Logger, 'error'> }

/** Asks again for refunds the provider did not answer for, as long as the server runs. Answers how to stop. */
export function sendLateRefunds(needs: Needs): () => void {
  const timer = setInterval(() => {
    sendRefundsOlderThan(needs, everySeconds).catch((error: unknown) => {
      needs.log.error({ err: error }, 'orders.late-refunds-failed')
    })
  }, everySeconds * 1000)
  timer.unref()
  return () => clearInterval(timer)
}

export async function sendRefundsOlderThan(needs: Needs, seconds: number): Promise<void> {
  const before = new Date(needs.clock.now().getTime() - seconds * 1000)
  for (const refundId of await findLateRefunds(needs.sql, before)) await sendRefund(needs, refundId)
}
