import type { PaymentFlag } from '@trivet/core/contract/payments'
import { toDecimal } from '@trivet/core/money'
import type { FlagRecord } from './payment-flags.repo.ts'

/** A flag as staff read it. */
export function toPaymentFlag(record: FlagRecord): PaymentFlag {
  const { id, oursCents, theirsCents, firstSeenAt, lastSeenAt, closedAt, closedBy, note, ...same } = record
  return {
    _id: id,
    ...same,
    ours: oursCents === null ? null : toDecimal(oursCents),
    theirs: theirsCents === null ? null : toDecimal(theirsCents),
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    closed: closedAt && { at: closedAt.toISOString(), by: closedBy ?? '', note: note ?? '' },
  }
}
