import { toDecimal } from '@trivet/core/money'
import type { OrderStatus } from '@trivet/core/orders'
import type { Sql } from '../../platform/database.ts'
import { withdrawMail } from '../outbox/index.ts'
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
  { orderId, mailWaitsSeconds, now }: { orderId: string; mailWaitsSeconds?: number | null; now: Date },
): Promise<void> {
  const commission = await findOrderCommission(tx, orderId)
  if (!commission || commission.isReleased || commission.isHeld) return
  const { hostId, releases } = commission
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
    round: releases + 1,
  })
  await queueHostMail(tx, {
    template: 'commission-available',
    hostId,
    data: (name) => ({ name, amount: toDecimal(cents) }),
    dedupeKey: mailKey(orderId),
    waitSeconds: mailWaitsSeconds ?? 0,
    now,
  })
}

const mailKey = (orderId: string) => `commission-available:${orderId}`

/**
 * The order's completion is taken back: what it released is pending again. What staff are to look at stays with them.
 * Joins the order's transaction.
 */
export async function takeReleaseBack(
  tx: Sql,
  { orderId, from, now }: { orderId: string; from: OrderStatus; now: Date },
): Promise<void> {
  if (from !== 'completed') return
  const commission = await findOrderCommission(tx, orderId)
  if (!commission?.isReleased) return
  const { hostId, releases } = commission
  const cents = leftOf(commission)
  await writeCommissionEntry(tx, {
    at: now,
    hostId,
    orderId,
    payoutId: null,
    refundId: null,
    from: 'available',
    to: 'pending',
    cents,
    round: releases,
  })
  await withdrawMail(tx, mailKey(orderId))
}
