import { toDecimal } from '@trivet/core'
import type { Sql } from '../../platform/database.ts'
import { queueHostMail } from './host-mails.repo.ts'
import { findOrderCommission, writeOrderMove } from './order-commission.repo.ts'

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
  await writeOrderMove(tx, { orderId, hostId, from: 'pending', to: 'available', cents, now })
  await queueHostMail(tx, {
    template: 'commission-available',
    hostId,
    data: (name) => ({ name, amount: toDecimal(cents) }),
    dedupeKey: `commission-available:${orderId}`,
    now,
  })
}
