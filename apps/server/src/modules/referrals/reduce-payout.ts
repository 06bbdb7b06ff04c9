import { toDecimal, type Cents } from '@trivet/core/money'
import { payoutAfterRefund } from '@trivet/core/referrals'
import { recordAudit } from '../../platform/audit.ts'
import type { Sql } from '../../platform/database.ts'
import { writeCommissionEntry } from './commission-entries.repo.ts'
import { queueHostMail } from './host-mails.repo.ts'
import { insertPayoutLines, returnPayoutLines } from './payout-lines.repo.ts'
import { closePayout, lowerPayout, type OpenPayout } from './payouts.repo.ts'

export type Reduction = {
  /** Open, and locked. */
  payout: OpenPayout
  refundId: string | null
  /** The entry that took the commission back, and how much. */
  entryId: string
  takenBackCents: Cents
  now: Date
}

/**
 * A refund took back what an open payout counts: the payout is that much lower, or closed where nothing is left to send.
 * Joins the refund's transaction.
 */
export async function reducePayout(tx: Sql, reduction: Reduction): Promise<void> {
  const { payout, takenBackCents } = reduction
  const after = payoutAfterRefund({ amountCents: payout.amountCents, takenBackCents })
  if (after.kind === 'closed') return close(tx, reduction)

  await giveBack(tx, reduction, takenBackCents)
  await insertPayoutLines(tx, { payoutId: payout.id, entryIds: [reduction.entryId] })
  await lowerPayout(tx, { payoutId: payout.id, amountCents: after.amountCents })
  await tell(tx, reduction, { action: 'payout.lowered', amountCents: after.amountCents })
  await queueHostMail(tx, {
    template: 'payout-lowered',
    hostId: payout.hostId,
    data: (name) => ({ name, amount: toDecimal(after.amountCents), takenBack: toDecimal(takenBackCents) }),
    dedupeKey: `payout-lowered:${payout.id}:${reduction.entryId}`,
    now: reduction.now,
  })
}

async function close(tx: Sql, reduction: Reduction): Promise<void> {
  const { payout, takenBackCents, now } = reduction
  const { id: payoutId, hostId, amountCents } = payout
  await giveBack(tx, reduction, amountCents)
  await returnPayoutLines(tx, payoutId)
  await closePayout(tx, { payoutId, now })
  await tell(tx, reduction, { action: 'payout.closed', amountCents })
  await queueHostMail(tx, {
    template: 'payout-closed',
    hostId,
    data: (name) => ({ name, amount: toDecimal(amountCents), takenBack: toDecimal(takenBackCents) }),
    dedupeKey: `payout-closed:${payoutId}`,
    now,
  })
}

/** Takes cents out of the payout; the refund takes them from there. */
async function giveBack(tx: Sql, { payout, refundId, now }: Reduction, cents: Cents): Promise<void> {
  await writeCommissionEntry(tx, {
    at: now,
    hostId: payout.hostId,
    orderId: null,
    payoutId: payout.id,
    refundId,
    from: 'requested',
    to: 'available',
    cents,
  })
}

/** Staff read it in the audit log; who refunded stands with the order. */
async function tell(
  tx: Sql,
  { payout, takenBackCents, now }: Reduction,
  { action, amountCents }: { action: 'payout.lowered' | 'payout.closed'; amountCents: Cents },
): Promise<void> {
  const subject = `payout:${payout.id}` as const
  const details = { amountCents, takenBackCents, order: payout.orderNumber }
  await recordAudit(tx, { actorId: null, action, subject, details, now })
}
