import { toDecimal } from '@trivet/core/money'
import type { Sql } from '../../platform/database.ts'
import { writeCommissionEntry } from './commission-entries.repo.ts'
import { queueHostMail } from './host-mails.repo.ts'
import { findOrderCommission } from './order-commission.repo.ts'

/** The order is completed: what is left of its commission can be paid out. Joins the order's transaction. */
export async function releaseCommission(
  tx: Sql,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  const commission = await findOrderCommission(tx, orderId)
  if (!commission || commission.isReleased) return
  const { hostId, earnedCents, takenBackCents } = commission
  const cents = earnedCents - takenBackCents
  if (cents <= 0) return
  await writeCommissionEntry(tx, {
    at: now,
    hostId,
    orderId,
    payoutId: null,
    refundId: null,
    from: 'pending',
    to: 'available',
    cents,
  })
  await queueHostMail(tx, {
    template: 'commission-available',
    hostId,
    data: (name) => ({ name, amount: toDecimal(cents) }),
    dedupeKey: `commission-available:${orderId}`,
    now,
  })
}
