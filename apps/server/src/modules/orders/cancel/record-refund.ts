import { formatMoney } from '@trivet/core/money'
import type { PaymentProviderName } from '@trivet/core/payments'
import type { Services } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { LockedOrder } from '../staff/status-changes.repo.ts'
import { appendEvent } from '../timeline.repo.ts'
import { insertRefund, type NewRefund, type PaidAndRefunded } from './refunds.repo.ts'

export type DecidedRefund = Omit<NewRefund, 'id'> & {
  order: Pick<LockedOrder, 'userEmail'>
  /** Before it. */
  sums: PaidAndRefunded
  /** What the guest reads of it; empty where staff gave the reason to each other. */
  why: string
  isCancelled: boolean
  /** Where it was made there, and not by us. */
  madeAt?: PaymentProviderName
}

/** Writes a refund of an order that is locked, in the caller's transaction, and answers with its id. */
export async function recordRefund({ publish }: Pick<Services, 'publish'>, tx: Sql, decided: DecidedRefund) {
  const { order, sums, why, isCancelled, madeAt, ...refund } = decided
  const { orderId, actorId, amountCents, reason, now } = refund
  const refundId = newId()
  await insertRefund(tx, { id: refundId, ...refund })
  await appendEvent(tx, {
    orderId,
    actorId,
    kind: 'refunded',
    note: `${formatMoney(amountCents)}: ${reason}`,
    now,
  })
  await recordAudit(tx, {
    actorId,
    action: 'order.refunded',
    subject: `order:${orderId}`,
    details: { amountCents, reason, ...(madeAt && { provider: madeAt }) },
    now,
  })
  await publish(tx, {
    kind: 'order.refunded',
    orderId,
    recipient: order.userEmail,
    refundId,
    amountCents,
    why,
    ...sums,
    refundedCents: sums.refundedCents + amountCents,
    isCancelled,
    now,
  })
  return refundId
}
