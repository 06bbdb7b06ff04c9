import { toDecimal } from '@trivet/core/money'
import type { OrderStatus } from '@trivet/core/orders'
import type { Sql } from '../../platform/database.ts'
import { withdrawMail } from '../outbox/index.ts'
import { writeCommissionEntry } from './commission-entries.repo.ts'
import { queueHostMail } from './host-mails.repo.ts'
import { findOrderCommission } from './order-commission.repo.ts'

/** The order is completed: what is left of its commission can be paid out. Joins the order's transaction. */
export async function releaseCommission(
  tx: Sql,
  { orderId, mailWaitsSeconds = 0, now }: { orderId: string; mailWaitsSeconds?: number; now: Date },
): Promise<void> {
  const commission = await findOrderCommission(tx, orderId)
  if (!commission || commission.isReleased) return
  const { hostId, earnedCents, takenBackCents, releases } = commission
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
    round: releases + 1,
  })
  await queueHostMail(tx, {
    template: 'commission-available',
    hostId,
    data: (name) => ({ name, amount: toDecimal(cents) }),
    dedupeKey: mailKey(orderId),
    waitSeconds: mailWaitsSeconds,
    now,
  })
}

const mailKey = (orderId: string) => `commission-available:${orderId}`

/**
 * The order's completion is taken back: what it released is pending again. Of a host who has asked for a payout since it
 * is not taken back. Joins the order's transaction.
 */
export async function holdCommissionAgain(
  tx: Sql,
  { orderId, from, now }: { orderId: string; from: OrderStatus; now: Date },
): Promise<void> {
  if (from !== 'completed') return
  const commission = await findOrderCommission(tx, orderId)
  if (!commission?.isReleased) return
  const { hostId, earnedCents, takenBackCents, releases } = commission
  const cents = earnedCents - takenBackCents
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
