import { splitRefund, type RefundSplit } from '@trivet/core/account-credit'
import { refundSplitText } from '@trivet/core/copy/account-credit'
import { formatMoney, type Cents } from '@trivet/core/money'
import type { PaymentProviderName } from '@trivet/core/payments'
import { givenByRows } from '@trivet/core/pricing'
import type { Services } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { LockedOrder } from '../staff/status-changes.repo.ts'
import { appendEvent } from '../timeline.repo.ts'
import { insertRefund, type NewRefund, type PaidAndRefunded } from './refunds.repo.ts'

export type DecidedRefund = Omit<NewRefund, 'id' | 'accountCreditCents' | 'byRowsCents'> & {
  /** Of it, what rows by staff took off the price. */
  byRowsCents?: Cents
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
  const { order, sums, why, isCancelled, madeAt, byRowsCents = 0, ...refund } = decided
  const { orderId, actorId, amountCents, reason, now } = refund
  const refundId = newId()
  // what was paid back there came from there
  const split = madeAt ? noneToCredit(amountCents) : splitRefund({ ...sums, amountCents })
  const { creditCents: accountCreditCents } = split
  await insertRefund(tx, { id: refundId, ...refund, accountCreditCents, byRowsCents })
  await appendEvent(tx, {
    orderId,
    actorId,
    kind: 'refunded',
    note: `${[formatMoney(amountCents), refundSplitText(split)].filter(Boolean).join(', ')}: ${reason}`,
    now,
  })
  await recordAudit(tx, {
    actorId,
    action: 'order.refunded',
    subject: `order:${orderId}`,
    details: {
      amountCents,
      ...(accountCreditCents > 0 && { accountCreditCents }),
      reason,
      ...(madeAt && { provider: madeAt }),
    },
    now,
  })
  await publish(tx, {
    kind: 'order.refunded',
    orderId,
    recipient: order.userEmail,
    refundId,
    amountCents,
    accountCreditCents,
    why,
    paidCents: sums.paidCents,
    addedCents: sums.addedCents,
    refundedCents: sums.refundedCents + amountCents,
    byRowsCents: sums.byRowsCents + byRowsCents,
    givenByRowsCents: givenByRows(sums.priceRows ?? []),
    isCancelled,
    now,
  })
  return refundId
}

function noneToCredit(amountCents: Cents): RefundSplit {
  return { creditCents: 0, cardCents: amountCents }
}
