import { toDecimal, type Cents } from '@trivet/core/money'
import { commissionToTakeBack } from '@trivet/core/referrals'
import type { Sql } from '../../platform/database.ts'
import { lockHost } from '../accounts/index.ts'
import { writeCommissionEntry } from './commission-entries.repo.ts'
import { endReview } from './commission-reviews.repo.ts'
import { queueHostMail } from './host-mails.repo.ts'
import { findOrderCommission, leftOf, type OrderCommission } from './order-commission.repo.ts'
import { lockOpenPayoutCounting } from './payouts.repo.ts'
import { reducePayout } from './reduce-payout.ts'

export type RefundedOrder = {
  orderId: string
  refundId: string
  paidCents: Cents
  /** Of it, what later changes of the order added. */
  addedCents: Cents
  /** Of all refunds, this one included. */
  refundedCents: Cents
  /** Of these, what came back by rows by staff. */
  byRowsCents: Cents
  /** What the rows take off the price now. */
  givenByRowsCents: Cents
  /** A cancelled order earns nothing, however little of it was refunded. */
  isCancelled: boolean
  now: Date
}

/** Takes a refund's share of the commission back. Joins the order's transaction. */
export async function takeBackCommission(tx: Sql, refunded: RefundedOrder): Promise<void> {
  const { orderId, refundId, isCancelled, now, ...sums } = refunded
  const commission = await findOrderCommission(tx, orderId)
  if (!commission) return
  const { earnedCents, takenBackCents } = commission
  const cents = isCancelled
    ? leftOf(commission)
    : commissionToTakeBack({ commissionCents: earnedCents, takenBackCents, ...sums })
  await writeTakenBack(tx, commission, { orderId, refundId, cents, now })
}

/** Takes back all that is left of the commission, where no refund does. Joins the order's transaction. */
export async function endCommission(
  tx: Sql,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  const commission = await findOrderCommission(tx, orderId)
  if (commission) {
    await writeTakenBack(tx, commission, { orderId, refundId: null, cents: leftOf(commission), now })
  }
}

async function writeTakenBack(
  tx: Sql,
  commission: OrderCommission,
  { orderId, refundId, cents, now }: { orderId: string; refundId: string | null; cents: Cents; now: Date },
): Promise<void> {
  if (cents <= 0) return
  const { hostId, isReleased, isHeld } = commission
  // first the lock: a payout that is asked for meanwhile counts this entry, or is one that this one finds
  if (isReleased) await lockHost(tx, hostId)
  const payout = isReleased ? await lockOpenPayoutCounting(tx, orderId) : null
  const from = isHeld ? 'held' : isReleased ? 'available' : 'pending'
  const entryId = await writeCommissionEntry(tx, {
    at: now,
    hostId,
    orderId,
    payoutId: null,
    refundId,
    from,
    to: null,
    cents,
  })
  if (isHeld && cents === leftOf(commission)) await endReview(tx, { orderId, now })
  // its mail tells of both
  if (payout) return reducePayout(tx, { payout, refundId, entryId, takenBackCents: cents, now })
  await queueHostMail(tx, {
    template: 'commission-taken-back',
    hostId,
    data: (name) => ({ name, amount: toDecimal(cents) }),
    dedupeKey: `commission-taken-back:${orderId}:${refundId ?? 'cancelled'}`,
    now,
  })
}
