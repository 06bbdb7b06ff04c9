import { toDecimal } from '@trivet/core/money'
import type { Sql } from '../../platform/database.ts'
import { writeCommissionEntry } from './commission-entries.repo.ts'
import { findSignals } from './find-signals.ts'
import { holdCommission } from './hold-commission.ts'
import { queueHostMail } from './host-mails.repo.ts'
import { findOrderCommission, leftOf } from './order-commission.repo.ts'

/**
 * The order is completed: what is left of its commission can be paid out, unless staff have to look at it first. Guest and
 * host are compared once more: address and phone of the order may have changed since it was paid. Joins the order's
 * transaction.
 */
export async function releaseCommission(
  tx: Sql,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  const commission = await findOrderCommission(tx, orderId)
  if (!commission || commission.isReleased || commission.isHeld) return
  const { hostId } = commission
  const cents = leftOf(commission)
  if (cents <= 0) return
  const signals = await findSignals(tx, { orderId, card: null })
  if (signals.length > 0) {
    await holdCommission(tx, { orderId, hostId, cents, signals, now })
    return
  }
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
