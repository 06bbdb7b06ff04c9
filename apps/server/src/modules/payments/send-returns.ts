import type { Services } from '../../api/context.ts'
import type { Logger } from '../../platform/logger.ts'
import { listReturnsToSend, markReturnSent } from './returned-charges.repo.ts'

type Needs = Pick<Services, 'sql' | 'clock' | 'payments'> & { log: Pick<Logger, 'error'> }

/** Asks the providers to send back what came for nothing. They know each by our id, so it goes back once. */
export async function sendReturns({ sql, clock, payments, log }: Needs): Promise<void> {
  for (const { id, provider, reference: chargeReference, amountCents } of await listReturnsToSend(sql)) {
    try {
      const asked = payments.named(provider)
      if (!asked) throw new Error(`no payment provider is called ${provider}`)
      const { reference: refundReference } = await asked.refund({
        refundId: id,
        chargeReference,
        amountCents,
      })
      await markReturnSent(sql, { id, refundReference, now: clock.now() })
    } catch (error) {
      log.error({ err: error, returnId: id }, 'payments.return-not-sent')
    }
  }
}
