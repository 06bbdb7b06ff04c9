import { toDecimal, type Cents } from '@trivet/core/money'
import type { ReferralSignal } from '@trivet/core/referrals'
import type { Sql } from '../../platform/database.ts'
import { writeCommissionEntry } from './commission-entries.repo.ts'
import { openReview } from './commission-reviews.repo.ts'
import { queueHostMail } from './host-mails.repo.ts'

type Holding = {
  orderId: string
  hostId: string
  cents: Cents
  signals: ReferralSignal[]
  now: Date
}

/** What was on its way waits for staff. Joins the order's transaction. */
export async function holdCommission(
  tx: Sql,
  { orderId, hostId, cents, signals, now }: Holding,
): Promise<void> {
  await writeCommissionEntry(tx, {
    at: now,
    hostId,
    orderId,
    payoutId: null,
    refundId: null,
    from: 'pending',
    to: 'held',
    cents,
  })
  await openReview(tx, { orderId, signals, heldAt: now })
  await queueHostMail(tx, {
    template: 'commission-held',
    hostId,
    data: (name) => ({ name, amount: toDecimal(cents) }),
    dedupeKey: `commission-held:${orderId}`,
    now,
  })
}
