import { refundParts } from '@trivet/core/orders'
import { outsideProvider } from '@trivet/core/payments'
import type { Services } from '../../../api/context.ts'
import type { Logger } from '../../../platform/logger.ts'
import type { PaymentProviders, Refund } from '../../../platform/payments/payments.ts'
import { findRefundToSend, markRefundSent, type RefundToSend } from './refunds.repo.ts'

type Needs = Pick<Services, 'sql' | 'clock' | 'payments'> & { log: Pick<Logger, 'error'> }

/**
 * Asks the provider for a refund that is written already. If the provider is away the refund stays open and is asked
 * for again later: it knows the refund by our id, so nobody is paid twice. An order that was extended was paid in several
 * charges, and each gives back its part.
 */
export async function sendRefund({ sql, clock, payments, log }: Needs, refundId: string): Promise<void> {
  const refund = await findRefundToSend(sql, refundId)
  if (!refund) return
  try {
    const references: string[] = []
    for (const [index, { reference: chargeReference, amountCents }] of refundParts(refund).entries()) {
      const partId = index === 0 ? refundId : `${refundId}-${index + 1}`
      references.push(await payBack(payments, refund, { refundId: partId, chargeReference, amountCents }))
    }
    await markRefundSent(sql, { refundId, reference: references.join(' '), now: clock.now() })
  } catch (error) {
    log.error({ err: error, refundId }, 'orders.refund-not-sent')
  }
}

async function payBack(payments: PaymentProviders, { charges }: RefundToSend, part: Refund): Promise<string> {
  const provider = charges.find(({ reference }) => reference === part.chargeReference)?.provider ?? ''
  // what came in by hand goes back by hand
  if (provider === outsideProvider) return outsideProvider
  const asked = payments.named(provider)
  if (!asked) throw new Error(`no payment provider is called ${provider}`)
  return (await asked.refund(part)).reference
}
