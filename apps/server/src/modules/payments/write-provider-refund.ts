import * as paymentsCopy from '@trivet/core/copy/payments'
import { formatMoney, toDecimal } from '@trivet/core/money'
import { decideRefund } from '@trivet/core/orders'
import type { PaymentProviderName, ProviderRefund } from '@trivet/core/payments'
import { recordAudit } from '../../platform/audit.ts'
import type { Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { appendEvent, findPaidAndRefunded, insertRefund, lockOrder, markRefundSent } from '../orders/index.ts'
import { queueMail } from '../outbox/index.ts'
import { takeBackCommission } from '../referrals/index.ts'
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
export async function writeProviderRefund(tx: Sql, told: Told): Promise<void> {
  const { orderId, provider, reference, refundId: theirId, refund, now } = told
  const order = await lockOrder(tx, orderId)
  if (!order || (await isKnown(tx, told))) return
  const sums = await findPaidAndRefunded(tx, orderId)
  const decision = decideRefund({ ...sums, amountCents: refund.amountCents })
  if (!decision.ok) {
    const theirsCents = refund.amountCents
    const difference = { kind: 'refund-differs', oursCents: decision.facts.leftCents, theirsCents } as const
    await raisePaymentFlag(tx, { ...difference, provider, reference, orderId, now })
    return
  }
  const { amountCents } = decision
  const id = newId()
  const reason = paymentsCopy.refundedAtProvider
  await insertRefund(tx, { id, orderId, amountCents, reason, actorId: null, requestKey: null, now })
  await markRefundSent(tx, { refundId: id, reference: theirId, now })
  await takeBackCommission(tx, {
    orderId,
    refundId: id,
    paidCents: sums.paidCents,
    addedCents: sums.addedCents,
    refundedCents: sums.refundedCents + amountCents,
    isCancelled: order.status === 'cancelled',
    now,
  })
  await appendEvent(tx, {
    orderId,
    actorId: null,
    kind: 'refunded',
    note: `${formatMoney(amountCents)}: ${reason}`,
    now,
  })
  await recordAudit(tx, {
    actorId: null,
    action: 'order.refunded',
    subject: `order:${orderId}`,
    details: { amountCents, reason, provider },
    now,
  })
  await queueMail(tx, {
    template: 'order-refunded',
    recipient: order.userEmail,
    orderId,
    data: { orderId, amount: toDecimal(amountCents), why: '' },
    dedupeKey: `order-refunded:${id}`,
    now,
  })
}

/** Ours carry our id; an order that was paid in parts adds the number of the part to it. */
async function isKnown(tx: Sql, { orderId, refundId, refund: { ourId } }: Told): Promise<boolean> {
  const [id] = ourId?.split('-') ?? []
  if (id && (await isOurRefund(tx, { orderId, id }))) return true
  return isRefundKnown(tx, { orderId, reference: refundId })
}
