import * as paymentsCopy from '@trivet/core/copy/payments'
import { decideRefund } from '@trivet/core/orders'
import type { PaymentProviderName, ProviderRefund } from '@trivet/core/payments'
import type { Services } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { findPaidAndRefunded, lockOrder, markRefundSent, recordRefund } from '../orders/index.ts'
import { isOurRefund, isRefundKnown } from './payment-events.repo.ts'
import { raisePaymentFlag } from './raise-payment-flag.ts'

type Told = {
  orderId: string
  provider: PaymentProviderName
  /** Of the charge. */
  reference: string
  refundId: string
  refund: ProviderRefund
  now: Date
}

/** Writes down a refund that somebody made at the provider, with all that goes with one of ours. */
export async function writeProviderRefund(
  needs: Pick<Services, 'publish'>,
  tx: Sql,
  told: Told,
): Promise<void> {
  const { orderId, provider, reference, refundId: theirId, refund, now } = told
  const order = await lockOrder(tx, orderId)
  if (!order || (await isKnown(tx, told))) return
  const sums = await findPaidAndRefunded(tx, orderId)
  // a provider gives back what it took
  const decision = decideRefund({
    paidCents: sums.paidCents - sums.creditPaidCents,
    refundedCents: sums.refundedCents - sums.creditRefundedCents,
    amountCents: refund.amountCents,
  })
  if (!decision.ok) {
    const theirsCents = refund.amountCents
    const difference = { kind: 'refund-differs', oursCents: decision.facts.leftCents, theirsCents } as const
    await raisePaymentFlag(tx, { ...difference, provider, reference, orderId, now })
    return
  }
  const id = await recordRefund(needs, tx, {
    order,
    orderId,
    amountCents: decision.amountCents,
    reason: paymentsCopy.refundedAtProvider,
    actorId: null,
    requestKey: null,
    sums,
    why: '',
    isCancelled: order.status === 'cancelled',
    madeAt: provider,
    now,
  })
  await markRefundSent(tx, { refundId: id, reference: theirId, now })
}

/** Ours carry our id; an order that was paid in parts adds the number of the part to it. */
async function isKnown(tx: Sql, { orderId, refundId, refund: { ourId } }: Told): Promise<boolean> {
  const [id] = ourId?.split('-') ?? []
  if (id && (await isOurRefund(tx, { orderId, id }))) return true
  return isRefundKnown(tx, { orderId, reference: refundId })
}
