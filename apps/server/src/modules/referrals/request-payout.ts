import type { Payout, PayoutRequestInput } from '@trivet/core/contract/referrals'
import { toDecimal } from '@trivet/core/money'
import {
  availableChange,
  decidePayoutRequest,
  maskedDestination,
  type PayoutRequestFault,
} from '@trivet/core/referrals'
import { AppError, type AppErrorCode } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { lockHost } from '../accounts/index.ts'
import { writeCommissionEntry } from './commission-entries.repo.ts'
import { queueHostMail } from './host-mails.repo.ts'
import { findPayoutDetails } from './payout-details.repo.ts'
import { findFreeEntries, insertPayoutLines } from './payout-lines.repo.ts'
import { toPayout } from './payout.ts'
import { findPendingMethod, insertPayout, type NewPayout } from './payouts.repo.ts'

const errorOf = {
  'email-unproven': 'EMAIL_UNPROVEN',
  'already-pending': 'PAYOUT_ALREADY_PENDING',
  'nothing-available': 'PAYOUT_NOTHING_AVAILABLE',
  'details-missing': 'PAYOUT_DETAILS_MISSING',
} as const satisfies Record<PayoutRequestFault, AppErrorCode>

/** Asks for everything that is available. The amount is ours to say; what the request says of it is not read. */
export async function requestPayout(
  ctx: UserContext,
  { paymentMethod }: PayoutRequestInput,
): Promise<Payout> {
  const hostId = ctx.actor.userId
  await ctx.limits.count({ key: `payout-request:${hostId}`, max: 5, windowSeconds: 3600 })
  const payout = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      // first the lock, then what to decide by: a statement sees what was there when it began
      await lockHost(tx, hostId)
      const details = await findPayoutDetails(tx, hostId)
      const entries = await findFreeEntries(tx, hostId)
      const decision = decidePayoutRequest({
        isEmailProven: ctx.actor.isEmailProven,
        availableCents: entries.reduce((sum, entry) => sum + availableChange(entry), 0),
        hasPendingPayout: (await findPendingMethod(tx, hostId)) !== null,
        method: paymentMethod,
        details,
      })
      if (!decision.ok) throw new AppError(errorOf[decision.code])

      const record: NewPayout = {
        id: newId(),
        hostId,
        status: 'pending',
        amountCents: decision.amountCents,
        method: paymentMethod,
        destination: maskedDestination(paymentMethod, details),
        requestedAt: ctx.clock.now(),
        decidedAt: null,
        exportedAt: null,
        notes: '',
        transactionId: '',
      }
      await writeRequest(ctx, tx, record)
      await insertPayoutLines(tx, { payoutId: record.id, entryIds: entries.map(({ id }) => id) })
      return record
    }),
  )
  ctx.log.info({ event: 'security.payout_requested', userId: hostId, payoutId: payout.id })
  return toPayout(payout)
}

async function writeRequest(ctx: UserContext, tx: Sql, payout: NewPayout): Promise<void> {
  const { id: payoutId, hostId, amountCents, method, destination } = payout
  const now = ctx.clock.now()
  await insertPayout(tx, payout)
  await writeCommissionEntry(tx, {
    at: now,
    hostId,
    orderId: null,
    payoutId,
    refundId: null,
    from: 'available',
    to: 'requested',
    cents: amountCents,
  })
  await recordAudit(tx, {
    actorId: hostId,
    action: 'payout.requested',
    subject: `payout:${payoutId}`,
    details: { amountCents, method },
    now,
  })
  await queueHostMail(tx, {
    template: 'payout-requested',
    hostId,
    data: (name) => ({ name, amount: toDecimal(amountCents), destination }),
    dedupeKey: `payout-requested:${payoutId}`,
    now,
  })
}
