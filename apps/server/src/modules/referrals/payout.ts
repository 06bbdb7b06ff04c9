import type { Payout } from '@trivet/core/contract/referrals'
import { toDecimal } from '@trivet/core/money'
import type { PayoutRecord } from './payouts.repo.ts'

/** A payout as its host sees it. */
export function toPayout(record: PayoutRecord): Payout {
  return {
    _id: record.id,
    status: record.status,
    date: new Date(record.requestedAt).toISOString(),
    amount: toDecimal(record.amountCents),
    paymentMethod: record.method,
    destination: record.destination,
    decidedAt: record.decidedAt && new Date(record.decidedAt).toISOString(),
    notes: record.notes,
    transactionId: record.transactionId,
  }
}
