import { toDecimal, type Cents } from '@trivet/core/money'
import { commissionToTakeBack } from '@trivet/core/referrals'
import type { Sql } from '../../platform/database.ts'
import { writeCommissionEntry } from './commission-entries.repo.ts'
import { queueHostMail } from './host-mails.repo.ts'
import { findOrderCommission } from './order-commission.repo.ts'

export type TakingBack = {
  orderId: string
  /** Null when an order is cancelled without a refund. */
  refundId: string | null
  paidCents: Cents
  /** Of it, what later changes of the order added. */
  addedCents: Cents
  /** Of all refunds, this one included. */
  refundedCents: Cents
  /** A cancelled order earns nothing, however little of it was refunded. */
  isCancelled: boolean
  now: Date
}

/** Takes a refund's share of the commission back, or all that is left of it. Joins the order's transaction. */
export async function takeBackCommission(tx: Sql, taking: TakingBack): Promise<void> {
  const { orderId, refundId, paidCents, addedCents, refundedCents, isCancelled, now } = taking
  const commission = await findOrderCommission(tx, orderId)
  if (!commission) return
  const { hostId, earnedCents, takenBackCents, isReleased } = commission
  const cents = isCancelled
    ? earnedCents - takenBackCents
    : commissionToTakeBack({
        commissionCents: earnedCents,
        paidCents,
        addedCents,
        refundedCents,
        takenBackCents,
      })
  if (cents <= 0) return
  const from = isReleased ? 'available' : 'pending'
  await writeCommissionEntry(tx, {
    at: now,
    hostId,
    orderId,
    payoutId: null,
    refundId,
    from,
    to: null,
    cents,
  })
  await queueHostMail(tx, {
    template: 'commission-taken-back',
    hostId,
    data: (name) => ({ name, amount: toDecimal(cents) }),
    dedupeKey: `commission-taken-back:${orderId}:${refundId ?? 'cancelled'}`,
    now,
  })
}
